import { sql, type RawBuilder } from 'kysely'
import type { Language } from '#rules/locale.ts'

/**
 * The column of that language (`name` means name_zh or name_en), or the other one where it is empty: the same rule
 * as `inLanguage` in the rules, kept in the query so that only one text travels.
 */
export function textIn(language: Language, column: string): RawBuilder<string> {
  const other = language === 'zh' ? 'en' : 'zh'
  return sql<string>`coalesce(nullif(${sql.ref(`${column}_${language}`)}, ''), ${sql.ref(`${column}_${other}`)}, '')`
}

/** The same for each language, made once: a query that is prepared, for one. */
export function inEachLanguage<Made>(make: (language: Language) => Made): Readonly<Record<Language, Made>> {
  return { zh: make('zh'), en: make('en') }
}
