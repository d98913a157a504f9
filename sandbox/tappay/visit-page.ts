import type { Language } from '../web/language-of.ts'
import { escapeHtml, renderPage } from '../web/render-page.ts'
import { allNotices } from './behaviour.ts'
import { methodFacts, type Method } from './methods.ts'
import { bankCode } from './payment-reply.ts'
import { noticeTexts, visitTexts as texts } from './texts.ts'
import type { Transaction } from './transaction.ts'

type Shown = { language: Language; transaction: Transaction }

/** The page where a shopper approves, refuses or just leaves. A plain form. */
export function visitPage({ language, transaction }: Shown): string {
  const isTransfer = transaction.method === 'virtual_account'
  const content = `${factList({ language, transaction })}
<form method="post">
<button class="main" name="decision" value="approve">${(isTransfer ? texts.approveTransfer : texts.approve)[language]}</button>
<button name="decision" value="refuse">${(isTransfer ? texts.refuseTransfer : texts.refuse)[language]}</button>
<button name="decision" value="abandon">${texts.abandon[language]}</button>
<hr>
<label>${texts.notices[language]}<select name="notices">${noticeChoices({ language, transaction })}</select></label>
</form>`
  return renderPage({ language, ...lookOf(transaction.method), title: methodFacts(transaction.method).title[language], content })
}

export function leftPage({ language, transaction }: Shown): string {
  return renderPage({ language, title: texts.left[language], ...lookOf(transaction.method), content: `<p>${texts.leftNote[language]}</p>` })
}

export function unknownPage(language: Language): string {
  return renderPage({ language, title: texts.unknown[language], ...lookOf('direct_pay'), content: '' })
}

function lookOf(method: Method): { colour: string; mark: string } {
  const { colour, mark } = methodFacts(method)
  return { colour, mark }
}

function factList({ language, transaction }: Shown): string {
  const { amount, details, orderNumber, card, virtualAccount, visit } = transaction
  const deadline = new Date(visit?.openUntil ?? 0).toLocaleString(language === 'zh' ? 'zh-TW' : 'en-GB', { timeZone: 'Asia/Taipei' })
  const facts: [string, string][] = [[texts.details[language], details]]
  if (orderNumber) facts.push([texts.orderNumber[language], orderNumber])
  if (card) facts.push([texts.card[language], `•••• ${card.last_four}`])
  if (virtualAccount)
    facts.push([texts.bank[language], bankCode], [texts.account[language], virtualAccount], [texts.payBy[language], deadline])
  const rows = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl><dt>${texts.amount[language]}</dt><dd class="amount">NT$${amount.toLocaleString('en-US')}</dd>${rows.join('')}</dl>`
}

function noticeChoices({ language, transaction }: Shown): string {
  const chosen = transaction.visit?.notices
  return allNotices
    .map((name) => `<option value="${name}"${name === chosen ? ' selected' : ''}>${noticeTexts[name][language]}</option>`)
    .join('')
}
