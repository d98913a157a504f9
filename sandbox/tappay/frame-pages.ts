import type { Language } from '../web/language-of.ts'
import { escapeHtml } from '../web/render-page.ts'
import { methods } from './methods.ts'
import { fieldTexts } from './texts.ts'

export type FieldName = 'number' | 'expiry' | 'ccv'

const fields: Record<FieldName, { id: string; autocomplete: string }> = {
  number: { id: 'card-number', autocomplete: 'cc-number' },
  expiry: { id: 'expiration-date', autocomplete: 'cc-exp' },
  ccv: { id: 'ccv', autocomplete: 'cc-csc' },
}

export function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(fields, name)
}

const hidden = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'

/** One card field, alone in its frame, with a name for those who cannot see the shop's label around it. */
export function fieldPage({ language, field }: { language: Language; field: FieldName }): string {
  const { id, autocomplete } = fields[field]
  const body = `<label for="${id}" style="${hidden}">${fieldTexts[field][language]}</label>
<input id="${id}" class="${id}" name="${id}" type="text" inputmode="numeric" autocomplete="${autocomplete}" autocorrect="off" spellcheck="false" required>`
  return frame({ language, title: fieldTexts[field][language], code: 'field', body, style: fieldStyle })
}

/** The stand-in for the sheets of Apple Pay and Google Pay, laid over the shop's page. */
export function sheetPage({ language, query }: { language: Language; query: URLSearchParams }): string {
  const title = methods[query.get('method') === 'apple_pay' ? 'apple_pay' : 'google_pay'].title[language]
  const body = `<main role="dialog" aria-modal="true" aria-labelledby="title"><h1 id="title">${title}</h1>
<p>${fieldTexts.sheetAmount[language]} <strong>${escapeHtml(query.get('currency') ?? 'TWD')} ${escapeHtml(query.get('amount') ?? '')}</strong></p>
<button type="button" disabled data-choice="pay">${fieldTexts.pay[language]}</button>
<button type="button" disabled data-choice="declined">${fieldTexts.payDeclined[language]}</button>
<button type="button" disabled data-choice="cancel">${fieldTexts.cancel[language]}</button></main>`
  return frame({ language, title, code: 'sheet', body, style: sheetStyle })
}

/** A frame nobody sees: it asks for primes of wallets from the company's own origin. */
export function walletPage(): string {
  return frame({ language: 'en', title: 'TapPay', code: 'wallet', body: '', style: '' })
}

type Frame = { language: Language; title: string; code: string; body: string; style: string }

function frame({ language, title, code, body, style }: Frame): string {
  return `<!doctype html>
<html lang="${language === 'zh' ? 'zh-Hant-TW' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body>${body}<script src="/sdk/code/${code}.js"></script></body></html>`
}

const fieldStyle =
  'html,body{margin:0;height:100%;background:transparent}input{box-sizing:border-box;width:100%;height:100%;margin:0;padding:0;border:0;outline:0;background:transparent;font:16px system-ui,sans-serif}'

const sheetStyle =
  'body{margin:0;min-height:100vh;display:grid;place-items:end center;background:rgb(42 23 32/.5);font:16px/1.5 system-ui,sans-serif;color:#2a1720}main{box-sizing:border-box;width:min(100%,26rem);padding:1.5rem;background:#fff;border-radius:1rem 1rem 0 0;display:grid;gap:.75rem}h1{margin:0;font-size:1.125rem}p{margin:0}button{min-height:3rem;border:1px solid #96868d;border-radius:.75rem;background:#fff;color:inherit;font:inherit}button:first-of-type{background:#2a1720;color:#fff}:focus-visible{outline:2px solid #2a1720;outline-offset:2px}'
