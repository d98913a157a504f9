import type { Ask } from './exchange.ts'

export type Language = 'zh' | 'en'
export type Text = Readonly<Record<Language, string>>

/** The language a page is shown in: the one asked for, else the browser's, else Chinese. */
export function languageOf(ask: Ask): Language {
  const asked = ask.query.get('ui_locales') ?? ask.query.get('locale') ?? ask.query.get('lang') ?? ask.headers['accept-language'] ?? 'zh'
  return asked.trim().toLowerCase().startsWith('en') ? 'en' : 'zh'
}
