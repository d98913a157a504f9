import Negotiator from 'negotiator'
import { isLanguage, type Language } from '#rules/locale.ts'

/**
 * The language of an answer: the query's `locale` where there is one, else what Accept-Language wants most of the shop's
 * (D-04). A call that says nothing is answered in English, the fallback of the browser language (D-01).
 */
export function languageOf({ locale, acceptLanguage }: { locale: unknown; acceptLanguage: string | undefined }): Language {
  return readLanguage(locale) ?? readLanguage(acceptLanguage) ?? 'en'
}

/** Whatever is no text, such as a parameter that came twice, says nothing. */
function readLanguage(tags: unknown): Language | undefined {
  if (typeof tags !== 'string') return undefined
  const wanted = new Negotiator({ headers: { 'accept-language': tags } }).languages()
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage)
}

/** The language of a page's path: its first segment, else Chinese. */
export function languageOfPath(path: string): Language {
  const segment = path.split(/[/?#]/)[1]
  return isLanguage(segment) ? segment : 'zh'
}
