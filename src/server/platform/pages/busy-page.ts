import { inLanguage, type Language } from '#rules/locale.ts'
import { busyTexts } from '#texts/shared/busy.ts'
import { errorTexts } from '#texts/shared/errors.ts'
import { hashOfScript } from './page-security.ts'
import { storedPage, type StoredPage } from './page-cache.ts'

/** More pages are to be drawn than the shop can draw soon, or the database has no answers for one. */
export class TooBusy extends Error {}

/** Seconds until the waiting pages are drawn, generously. */
const retryAfter = '2'

const style =
  ':root{color-scheme:light dark;font:16px/1.6 system-ui,sans-serif}body{max-width:32rem;margin:20vh auto 0;padding:1rem;text-align:center}a{color:inherit}'

/** Says so in the visitor's language, and under which id the log speaks of it. */
export function busyPage(language: Language, requestId: string): StoredPage {
  const [title, text, again] = [busyTexts.title, busyTexts.text, busyTexts.again].map((words) => inLanguage(words, language))
  const html = `<!doctype html><html lang="${language === 'zh' ? 'zh-Hant-TW' : 'en'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p><p><small>${inLanguage(errorTexts.reference(requestId), language)}</small></p></body></html>`
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': retryAfter,
    vary: 'Accept-Encoding',
    'content-security-policy': `default-src 'none'; style-src ${hashOfScript(style)}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
  }
  return storedPage({ status: 503, html, headers })
}
