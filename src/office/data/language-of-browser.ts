import type { Language } from '#rules/locale.ts'

const key = 'office-language'

/** Before anybody has signed in: what was spoken last in this browser, else Chinese, unless the browser speaks something else. */
export function languageOfBrowser(): Language {
  const last = localStorage.getItem(key)
  if (last === 'zh' || last === 'en') return last
  return navigator.language.startsWith('zh') ? 'zh' : 'en'
}

export function keepLanguage(language: Language): void {
  localStorage.setItem(key, language)
}
