/** What is looked for: words as they are written, and figures of phone numbers. Each has to stand somewhere on an order. */
export type WordsToFind = { words: readonly string[]; figures: string | null }

/** Blanks and hyphens of a phone number make no difference, nor does +886 for 0 (NAV-09). */
export function readWords(typed: string): WordsToFind {
  const isPhone = /^[+\d][\d\s()-]*$/.test(typed.trim())
  const figures = typed.replaceAll(/\D/g, '').replace(/^886/, '0')
  if (isPhone && figures.length >= 3) return { words: [], figures }
  return { words: typed.split(/\s+/).filter((word) => word !== ''), figures: null }
}
