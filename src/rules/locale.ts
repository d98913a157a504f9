/** The shop's two languages, in the order in which they are shown. The language is the first part of every path. */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** A text that people read, in both languages. */
export type Text = Readonly<Record<Language, string>>

/** The text in that language; where it is empty, the other language, so that no page shows a hole. */
export function inLanguage(text: Text, language: Language): string {
  return text[language] || text[language === 'zh' ? 'en' : 'zh']
}

export function isLanguage(word: string | undefined): word is Language {
  return word === 'zh' || word === 'en'
}

export type Locale = 'zh-TW' | 'en-US'

export function localeOf(language: Language): Locale {
  return language === 'zh' ? 'zh-TW' : 'en-US'
}
