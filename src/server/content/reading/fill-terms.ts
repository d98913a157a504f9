import type { Language } from '#rules/locale.ts'
import type { Terms } from '#rules/terms.ts'
import { termText } from '#texts/shop/term-values.ts'

const places = /\{\{([\w.]+)\}\}/g

/**
 * Written content with the terms where it names them: `{{delivery.free_from.normal}}` becomes `NT$1,000`. What names
 * nothing stays as it was written.
 */
export function fillTerms(content: string, { terms, language }: { terms: Terms; language: Language }): string {
  return content.replaceAll(places, (written, path: string) => termText(terms, { path, language }) ?? written)
}

/** The settings that a content names. */
export function settingsNamedIn(content: string): string[] {
  return [...content.matchAll(places)].map(([, path = '']) => path.split('.')[0] ?? '')
}
