import { goTo, page, readForm } from '../web/replies.ts'
import { clock, logTable } from '../web/log-table.ts'
import { escapeHtml, renderPage } from '../web/render-page.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import type { Company } from './company.ts'
import { isMoodName, moods } from './moods.ts'
import { catchUp } from './settle.ts'
import { testCards } from './test-cards.ts'
import type { RecordStatus } from './transaction.ts'

/** GET /: what was paid, what was asked, the test cards, and a form that puts the company in a mood. */
export function showFrontPage(company: Company): Reply {
  const content = `<h2>狀況 Mood</h2>${moodForm(company)}
<h2>交易 Transactions</h2>${transactionTable(company)}
<h2>測試卡 Test cards</h2>${cardTable()}
<h2>最近的請求 Requests</h2>${logTable(company.log)}`
  return page(renderPage({ language: 'zh', title: '收單公司 Card company · sandbox', colour: '#3f4fa3', mark: 'TP', wide: true, content }))
}

/** POST /mood: for the next payments, or until refunds are allowed again. */
export function setMood(company: Company, ask: Ask): Reply {
  const form = readForm(ask)
  const name = form.get('mood') ?? ''
  if (isMoodName(name)) company.mood.name = name
  company.mood.paymentsLeft = Math.max(0, Math.trunc(Number(form.get('payments') ?? 1)) || 0)
  company.mood.isCapturing = form.get('capturing') === 'yes'
  return goTo(`${company.address}/`)
}

function moodForm({ mood }: Company): string {
  const current = mood.paymentsLeft > 0 ? mood.name : 'well'
  const choices = Object.keys(moods).map((name) => `<option${name === current ? ' selected' : ''}>${name}</option>`)
  return `<p class="quiet">Now: ${current}${mood.paymentsLeft > 0 ? ` for ${mood.paymentsLeft} more` : ''}${mood.isCapturing ? ' · refunds are refused (10010)' : ''}</p>
<form class="row" method="post" action="/mood">
<label>Mood<select name="mood">${choices.join('')}</select></label>
<label>Payments<input name="payments" type="number" min="0" value="1"></label>
<label>Refunds<select name="capturing"><option value="no">allowed</option><option value="yes"${mood.isCapturing ? ' selected' : ''}>refused: bank is capturing</option></select></label>
<button class="small">設定 Set</button></form>`
}

const recordNames: Record<RecordStatus, string> = {
  [-1]: 'ERROR',
  0: 'AUTH',
  1: 'OK',
  2: 'PARTIALREFUNDED',
  3: 'REFUNDED',
  4: 'PENDING',
  5: 'CANCEL',
}

const shown = 100

function transactionTable(company: Company): string {
  const newest = [...company.transactions.values()]
    .slice(-shown)
    .reverse()
    .map((transaction) => catchUp(company, transaction))
  if (newest.length === 0) return '<p class="quiet">還沒有交易。No transactions yet.</p>'
  const rows = newest.map(
    (each) =>
      `<tr><td class="nowrap">${clock(each.madeAt)}</td><td>${each.recTradeId}</td><td>${escapeHtml(each.orderNumber)}<br>${escapeHtml(each.bankTransactionId)}</td><td>${each.method}${each.card ? ` ${each.card.bin_code}-${each.card.last_four}` : ''}</td><td>NT$${each.amount}${each.refunded > 0 ? ` − ${each.refunded}` : ''}</td><td>${recordNames[each.recordStatus]}${each.bankStatus === 0 ? '' : ` ${each.bankStatus}`}</td><td>${openVisitLink(each)}</td></tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="Transactions"><table><thead><tr><th>Time</th><th>rec_trade_id</th><th>Order</th><th>Method</th><th>Amount</th><th>Record</th><th>Page</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

function openVisitLink({ visit, recTradeId }: { visit: { decided: boolean } | null; recTradeId: string }): string {
  return visit && !visit.decided ? `<a href="/payment/${recTradeId}">open</a>` : ''
}

function cardTable(): string {
  const rows = testCards.map(
    ({ number, does }) => `<tr><td class="nowrap">${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</td><td>${escapeHtml(does)}</td></tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="Test cards"><table><thead><tr><th>Number</th><th>What it does</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}
