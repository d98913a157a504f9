import { escapeHtml, renderPage } from '../web/render-page.ts'
import { clock } from '../web/log-table.ts'
import type { ReceivedEmail } from './inbox.ts'

const colour = '#80560b'

/** The inbox: every email, or those for one recipient. */
export function inboxPage({ emails, to }: { emails: readonly ReceivedEmail[]; to: string | null }): string {
  const rows = emails.map(
    (email) =>
      `<tr><td class="nowrap">${clock(email.receivedAt)}</td><td>${escapeHtml(email.to.join(', '))}</td><td><a href="/messages/${email.id}">${escapeHtml(email.subject || '（無主旨）')}</a></td></tr>`,
  )
  const list =
    rows.length === 0
      ? '<p class="quiet">還沒有信。No emails yet.</p>'
      : `<div class="scroll" tabindex="0" role="region" aria-label="Emails"><table><thead><tr><th>時間 Time</th><th>收件人 To</th><th>主旨 Subject</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
  const search = `<form class="row" method="get"><label>收件人 To<input name="to" type="email" value="${escapeHtml(to ?? '')}"></label><button class="small">找信 Find</button></form>`
  return renderPage({
    language: 'zh',
    title: '信箱 Mailbox',
    colour,
    mark: '信',
    wide: true,
    content: `${search}<h2>來信 Emails</h2>${list}`,
  })
}

/** One email: its picture as the recipient sees it, then the plain text, then what came with it. */
export function emailPage(email: ReceivedEmail): string {
  const attachments = email.attachments.map(
    ({ filename }, index) => `<li><a href="/attachments/${email.id}.${index}">${escapeHtml(filename)}</a></li>`,
  )
  const content = `<p><a href="/">← 信箱 Mailbox</a></p>
<dl><dt>寄件人 From</dt><dd>${escapeHtml(email.from)}</dd><dt>收件人 To</dt><dd>${escapeHtml(email.to.join(', '))}</dd></dl>
${email.html ? `<iframe title="HTML" src="/html/${email.id}" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" style="width:100%;height:70vh;border:1px solid #e9e1e4;border-radius:.5rem"></iframe>` : ''}
<h2>純文字 Text</h2><pre>${escapeHtml(email.text)}</pre>
${attachments.length > 0 ? `<h2>附件 Attachments</h2><ul>${attachments.join('')}</ul>` : ''}`
  return renderPage({ language: 'zh', title: email.subject || '（無主旨）', colour, mark: '信', wide: true, content })
}
