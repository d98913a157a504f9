import { createContext, use } from 'react'
import { inLanguage, type Language, type Text } from '#rules/locale.ts'

const LanguageOfPage = createContext<Language>('zh')

/** Tells everything below in which language the page speaks. */
export const LanguageProvider = LanguageOfPage.Provider

export function useLanguage(): Language {
  return use(LanguageOfPage)
}

/** Says a text in the language of the page: `const say = useWords(); say(shellTexts.search)`. */
export function useWords(): (text: Text) => string {
  const language = useLanguage()
  return (text) => inLanguage(text, language)
}
