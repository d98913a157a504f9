import { defaultTerms, termsOn } from '#rules/terms.ts'

/** What a page is drawn with on any day of a shop that nobody has changed. */
export const termsToday = termsOn('2026-05-01', defaultTerms)
