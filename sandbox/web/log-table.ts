import { escapeHtml } from './render-page.ts'
import type { RequestLog } from './request-log.ts'

/** What the server was asked lately, newest first, for its own front page. */
export function logTable(log: RequestLog): string {
  const rows = log
    .entries()
    .map(
      (entry) =>
        `<tr><td class="nowrap">${clock(entry.at)}</td><td>${escapeHtml(entry.what)}</td><td>${escapeHtml(entry.status)}</td><td>${escapeHtml(entry.asked)}</td><td>${escapeHtml(entry.answered)}</td></tr>`,
    )
  if (rows.length === 0) return '<p class="quiet">還沒有人來問過。Nobody has asked anything yet.</p>'
  return `<div class="scroll" tabindex="0" role="region" aria-label="Requests"><table>
<thead><tr><th>Time</th><th>Asked</th><th>Status</th><th>With</th><th>Answered</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></div>`
}

/** The time of day in Taipei. */
export function clock(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Asia/Taipei' })
}
