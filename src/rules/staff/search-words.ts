/** What is looked for: each word has to stand somewhere. `whole`: all of it as one code, which may be complete. */
export type SearchWords = { words: readonly string[]; whole: string }

/**
 * Reads what somebody typed or scanned (NAV-09): full width is half width, blanks and hyphens of numbers make no difference, nor does
 * +886 for 0, nor what stands before an order’s number on its slip (`O:`), nor the number that a part has behind it.
 */
export function readSearchWords(typed: string): SearchWords {
  const plain = typed.normalize('NFKC').trim().toLowerCase()
  const code = phoneIn(plain) ?? orderIn(plain) ?? numberIn(plain)
  if (code !== null) return { words: [code], whole: code }
  const words = plain.split(/\s+/).filter((word) => word !== '')
  return { words, whole: words.join('') }
}

/** From so many figures on, nothing but figures is part of a phone number or of another number. */
const fewestFigures = 3

function phoneIn(plain: string): string | null {
  const figures = plain.replaceAll(/\D/g, '')
  return /^[+(\d][\d\s()-]*$/.test(plain) && figures.length >= fewestFigures ? figures.replace(/^886/, '0') : null
}

/** Twelve signs, in groups as they are shown or in one; as the code of a slip says them, and behind them perhaps the number of a part. */
function orderIn(plain: string): string | null {
  const [, number] = /^(?:o:)?([a-z2-9]{12})(?:-\d{1,3})?$/.exec(plain.replaceAll(/\s/g, '')) ?? []
  return number !== undefined && (/\d/.test(number) || !plain.includes(' ')) ? number : null
}

/** A number of a parcel, an invoice or a payment: mostly figures. */
function numberIn(plain: string): string | null {
  const compact = plain.replaceAll(/[\s-]/g, '')
  const figures = compact.replaceAll(/\D/g, '').length
  return /^[a-z\d]+$/.test(compact) && figures >= 6 && compact.length - figures <= 4 ? compact : null
}
