import type { Text } from '#rules/locale.ts'

/** A word that claims a medical effect, and the law that forbids it of goods that are no medicine. */
export type Claim = { word: string; law: Text }
export type ClaimTerms = { words: readonly Claim[] }

/** A claim and where it stands in the text. */
export type FoundClaim = Claim & { from: number; to: number }

/** Claims in a text without marks, in the order in which they stand; of two in one place the longer one. Capitals and width tell nothing apart. */
export function findClaims(text: string, claims: readonly Claim[]): FoundClaim[] {
  const plain = sameLength(text)
  const found = claims.flatMap((claim) =>
    placesOf(plain, sameLength(claim.word)).map((from) => ({ ...claim, from, to: from + claim.word.length })),
  )
  const ordered = found.toSorted((one, other) => one.from - other.from || other.to - one.to)
  let end = 0
  return ordered.filter(({ from, to }) => {
    if (from < end) return false
    end = to
    return true
  })
}

/** What a text with HTML says: tags within a word part nothing, those around a paragraph do. */
export function textOfHtml(html: string): string {
  return html
    .replaceAll(/<\/?(?:p|h\d|li|ul|ol|table|tr|td|th|br|hr|blockquote|figure|div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? ' ')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** Full-width letters as narrow ones and capitals as small ones, sign by sign, so that places stay places. */
function sameLength(text: string): string {
  return text.replaceAll(signsToFold, folded)
}

/** Figures, small letters and the common Chinese signs are what they are: a text of a product is thousands of these. */
const signsToFold = /[^\0-@[-\x7f\u4e00-\u9fff]/g
const foldedSigns = new Map<string, string>()

function folded(sign: string): string {
  const known = foldedSigns.get(sign)
  if (known !== undefined) return known
  const small = sign.normalize('NFKC').toLowerCase()
  const kept = small.length === 1 ? small : sign
  foldedSigns.set(sign, kept)
  return kept
}

/** A word of letters is one by itself: "heals" is not in "wheals". */
function placesOf(text: string, word: string): number[] {
  const places: number[] = []
  if (word === '') return places
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) if (isWhole(text, { at, word })) places.push(at)
  return places
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[a-z0-9]/.test(sign)

function isWhole(text: string, { at, word }: { at: number; word: string }): boolean {
  const [before, after] = [text[at - 1], text[at + word.length]]
  return !(isLetter(word[0]) && isLetter(before)) && !(isLetter(word.at(-1)) && isLetter(after))
}

/** Each claim that any of these texts makes, once. */
export function claimsIn(texts: readonly string[], claims: readonly Claim[]): Claim[] {
  const found = texts.flatMap((text) => findClaims(textOfHtml(text), claims))
  return [...new Map(found.map(({ word, law }) => [word, { word, law }])).values()]
}

/** What a product says of itself to buyers. */
export const claimingTexts = [
  'name_zh',
  'name_en',
  'description_of_good_zh',
  'description_of_good_en',
  'content_zh',
  'content_en',
  'seo_title_zh',
  'seo_title_en',
  'seo_text_zh',
  'seo_text_en',
] as const

/** Those of a product, or of a change of one. */
export function textsOfProduct(said: Readonly<Partial<Record<(typeof claimingTexts)[number], string>>>): string[] {
  return claimingTexts.flatMap((name) => said[name] ?? [])
}
