import { localeOf, type Language } from '#rules/locale.ts'

/** `picture`: the whole address of what a line shows; it says nothing that its words do not. */
export type EmailLine = { picture: string; cells: [string, string, string] }
export type EmailTable = { head: [string, string, string]; rows: EmailLine[] }

export type EmailParts = {
  language: Language
  shopName: string
  title: string
  paragraphs: string[]
  facts?: [string, string][]
  table?: EmailTable
  sums?: [string, string][]
  button: { label: string; url: string }
  closing: string[]
}

/** The same email twice: plain text, and HTML whose inline styles suffice, since some mailboxes drop everything else. */
export function layOutEmail(parts: EmailParts): { text: string; html: string } {
  return { text: plainEmail(parts), html: htmlEmail(parts) }
}

function plainEmail({ paragraphs, facts = [], table, sums = [], button, closing }: EmailParts): string {
  const pair = ([name, value]: [string, string]) => `${name}  ${value}`
  return [
    ...paragraphs,
    facts.map(pair).join('\n'),
    (table?.rows ?? []).map(({ cells: [name, quantity, total] }) => `${name} × ${quantity}  ${total}`).join('\n'),
    sums.map(pair).join('\n'),
    `${button.label}: ${button.url}`,
    ...closing,
  ]
    .filter(Boolean)
    .join('\n\n')
}

const ink = '#2a1720'
const quiet = '#5e4a53'
const line = '#e9e1e4'
const brand = '#a8234f'

/** What is nicer where it is understood: less edge on a phone, and the shop's own night. */
const besides = `@media (max-width:480px){.frame{padding:20px 12px!important}.card{padding:20px!important}}
@media (prefers-color-scheme:dark){.page{background:#1b1116!important;color:#f4ebef!important}.card{background:#261a20!important}.quiet{color:#c9b7bf!important}.line{border-color:#4a3a42!important}.brand{color:#f49db8!important}.button{background:#f08fae!important;color:#2a0f1a!important}}`

function htmlEmail({ language, shopName, title, paragraphs, facts = [], table, sums = [], button, closing }: EmailParts): string {
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`
  return `<!doctype html><html lang="${localeOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${besides}</style></head>
<body class="page" style="margin:0;background:#fbf8f9;color:${ink};font:16px/1.7 'PingFang TC','Noto Sans TC','Microsoft JhengHei',sans-serif">
<div class="frame" style="max-width:600px;margin:0 auto;padding:32px 20px">
<p class="brand" style="margin:0 0 24px;font-size:22px;font-weight:600;color:${brand}">${escapeHtml(shopName)}</p>
<div class="card" style="background:#fff;border-radius:18px;padding:28px">
${paragraphs.map(paragraph).join('\n')}
${pairs(facts)}
${table ? lines(table) : ''}
${pairs(sums)}
<p style="margin:24px 0 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 26px;border-radius:99px;background:${brand};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>
</div>
<div class="quiet" style="padding:24px 8px;color:${quiet};font-size:14px">${closing.map(paragraph).join('\n')}</div>
</div></body></html>`
}

function pairs(rows: [string, string][]): string {
  if (rows.length === 0) return ''
  const row = ([name, value]: [string, string]) =>
    `<tr><td class="quiet" style="padding:4px 0;color:${quiet};white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td><td style="padding:4px 0 4px 16px;text-align:right">${escapeHtml(value)}</td></tr>`
  return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 16px">${rows.map(row).join('')}</table>`
}

function lines({ head, rows }: EmailTable): string {
  const align = (column: number) => (column === 0 ? 'left' : 'right')
  const room = (column: number) => (column === 0 ? 'padding:10px 0' : 'padding:10px 0 10px 16px;white-space:nowrap;vertical-align:top')
  const cell = (tag: string, inside: string, column: number) =>
    `<${tag} class="line" style="${room(column)};text-align:${align(column)};border-bottom:1px solid ${line};font-weight:${tag === 'th' ? 600 : 400}">${inside}</${tag}>`
  const heads = head.map((words, column) => cell('th', escapeHtml(words), column))
  const row = ({ picture, cells }: EmailLine) =>
    cells.map((words, column) => cell('td', column === 0 ? named(picture, words) : escapeHtml(words), column)).join('')
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px"><thead><tr>${heads.join('')}</tr></thead>
<tbody>${rows.map((each) => `<tr>${row(each)}</tr>`).join('')}</tbody></table>`
}

/** Goods with their picture beside them; mailboxes that fetch no pictures leave its place empty. */
function named(picture: string, words: string): string {
  return `<img src="${escapeHtml(picture)}" alt="" width="48" height="48" style="float:left;margin:0 12px 0 0;border-radius:10px"><span style="display:block;overflow:hidden;min-height:48px">${escapeHtml(words)}</span>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(words: string): string {
  return words.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
