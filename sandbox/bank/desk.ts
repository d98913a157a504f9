import type { Language, Text } from '../web/language-of.ts'
import { logTable } from '../web/log-table.ts'
import { escapeHtml, renderPage } from '../web/render-page.ts'
import type { Bank } from './bank.ts'

const texts = {
  title: { zh: 'ATM 轉帳 · 沙盒', en: 'ATM transfer · sandbox' },
  account: { zh: '轉入帳號（銀行代碼 808）', en: 'Account to transfer to (bank code 808)' },
  amount: { zh: '金額', en: 'Amount' },
  transfer: { zh: '確認轉帳', en: 'Transfer' },
  notice: { zh: '怎麼通知商店', en: 'How the shop is told' },
  once: { zh: '一次', en: 'once' },
  twice: { zh: '兩次', en: 'twice' },
  never: { zh: '不通知', en: 'not at all' },
  refused: { zh: '這個帳號不收這個金額，沒有轉帳。', en: 'This account does not take this amount. Nothing was transferred.' },
  transfers: { zh: '已轉入', en: 'Transfers' },
  none: { zh: '還沒有人轉帳。', en: 'Nobody has transferred anything yet.' },
  requests: { zh: '最近的請求', en: 'Requests' },
} as const satisfies Record<string, Text>

export type Desk = { language: Language; wish: { account: string; amount: string }; isRefused?: true }

/** A plain form that transfers money, and what has come in. */
export function desk(bank: Bank, { language, wish, isRefused }: Desk): string {
  const say = (name: keyof typeof texts) => texts[name][language]
  const notices = (['once', 'twice', 'never'] as const).map((name) => `<option value="${name}">${say(name)}</option>`).join('')
  const content = `${isRefused ? `<p role="alert"><strong>${say('refused')}</strong></p>` : ''}
<form method="post" action="/transfer?lang=${language}">
<label>${say('account')}<input name="account" inputmode="numeric" required value="${escapeHtml(wish.account)}"></label>
<label>${say('amount')}<input name="amount" inputmode="numeric" required value="${escapeHtml(wish.amount)}"></label>
<label>${say('notice')}<select name="notice">${notices}</select></label>
<button class="main">${say('transfer')}</button></form>
<h2>${say('transfers')}</h2>${transferTable(bank) || `<p class="quiet">${say('none')}</p>`}
<h2>${say('requests')}</h2>${logTable(bank.log)}`
  return renderPage({ language, title: say('title'), colour: '#3e6653', mark: '808', wide: true, content })
}

const shown = 100

function transferTable({ transfers }: Bank): string {
  const rows = transfers
    .list()
    .slice(-shown)
    .reverse()
    .map(
      ({ time, account, amount, serial }) =>
        `<tr><td class="nowrap">${time}</td><td>${account}</td><td>NT$${amount.toLocaleString('en-US')}</td><td>${serial}</td></tr>`,
    )
  if (rows.length === 0) return ''
  return `<div class="scroll" tabindex="0" role="region" aria-label="Transfers"><table><thead><tr><th>Time</th><th>Account</th><th>Amount</th><th>Serial</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}
