import { escapeHtml, renderPage } from '../web/render-page.ts'
import { clock } from '../web/log-table.ts'
import type { Letter } from './letters.ts'

const colour = '#80560b'

/** The inbox: every letter, or those for one recipient. */
export function inboxPage({ letters, to }: { letters: readonly Letter[]; to: string | null }): string {
  const rows = letters.map(
    (letter) =>
      `<tr><td class="nowrap">${clock(letter.receivedAt)}</td><td>${escapeHtml(letter.to.join(', '))}</td><td><a href="/messages/${letter.id}">${escapeHtml(letter.subject || '（無主旨）')}</a></td></tr>`,
  )
  const list =
    rows.length === 0
      ? '<p class="quiet">還沒有信。No letters yet.</p>'
      : `<div class="scroll" tabindex="0" role="region" aria-label="Letters"><table><thead><tr><th>時間 Time</th><th>收件人 To</th><th>主旨 Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
  const search = `<form class="row" method="get"><label>收件人 To<input name="to" type="email" value="${escapeHtml(to ?? '')}"></label><button class="small">找信 Find</button></form>`
  return renderPage({
    language: 'zh',
    title: '信箱 Mailbox',
    colour,
    mark: '信',
    wide: true,
    content: `${search}<h2>來信 Letters</h2>${list}`,
  })
}

/** One letter: its picture as the recipient sees it, then the plain text, then what came with it. */
export function letterPage(letter: Letter): string {
  const attachments = letter.attachments.map(
    ({ filename }, index) => `<li><a href="/attachments/${letter.id}.${index}">${escapeHtml(filename)}</a></li>`,
  )
  const content = `<p><a href="/">← 信箱 Mailbox</a></p>
<dl><dt>寄件人 From</dt><dd>${escapeHtml(letter.from)}</dd><dt>收件人 To</dt><dd>${escapeHtml(letter.to.join(', '))}</dd></dl>
${letter.html ? `<iframe title="HTML" src="/html/${letter.id}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" style="width:100%;height:70vh;border:1px solid #e9e1e4;border-radius:.5rem"></iframe>` : ''}
<h2>純文字 Text</h2><pre>${escapeHtml(letter.text)}</pre>
${attachments.length > 0 ? `<h2>附件 Attachments</h2><ul>${attachments.join('')}</ul>` : ''}`
  return renderPage({ language: 'zh', title: letter.subject || '（無主旨）', colour, mark: '信', wide: true, content })
}
