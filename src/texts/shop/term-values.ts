import type { Language } from '#rules/locale.ts'
import { valueAt, type TermPath } from '#rules/term-paths.ts'
import type { Terms } from '#rules/terms.ts'
import { formatNumber, formatTwd } from '#texts/shared/format.ts'

/** Whole TWD, where the others count days or minutes. */
const amounts = /^(delivery\.|points\.(rate|minimum)$|vip\.v+ip_spending$)/

/** A value of the terms as people read it; null where there is none, or a list. */
export function termText(terms: Terms, { path, language }: { path: TermPath; language: Language }): string | null {
  const value = valueAt(terms, path)
  if (typeof value !== 'number') return null
  return amounts.test(path) ? formatTwd(value, language) : formatNumber(value, language)
}
