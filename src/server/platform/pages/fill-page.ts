import type { Filling } from '#contract/shop/found-page.ts'
import { encoder, etagOf, type StoredPage } from './page-cache.ts'
import { hashOfScript } from './page-security.ts'

/**
 * A page that was drawn once for all words of a place, with this word in it: the same, to the letter, as if it were drawn
 * for the word. Whoever makes up words asks for many, so what lies between the words is neither read nor hashed again.
 */
export function fillPage(page: StoredPage, { place, word }: Filling): StoredPage {
  const { status, headers, scripts, etag } = page
  const { [policy]: rules = '', ...others } = headers
  const filledRules = scripts.reduce(
    (text, script) => text.replace(hashOfScript(script), hashOfScript(script.replaceAll(place, word))),
    rules,
  )
  return {
    status,
    etag: etagOf(`${etag} ${word}`),
    headers: rules === '' ? others : { ...others, [policy]: filledRules },
    scripts: [],
    bodyIn: encoder(joined(piecesOf(page, place), Buffer.from(word))),
  }
}

const policy = 'content-security-policy'

const knownPieces = new WeakMap<StoredPage, readonly Buffer[]>()

/** What stands before, between and behind the words of a page. */
function piecesOf(page: StoredPage, place: string): readonly Buffer[] {
  const known = knownPieces.get(page)
  if (known) return known
  const pieces = String(page.bodyIn('identity'))
    .split(place)
    .map((piece) => Buffer.from(piece))
  knownPieces.set(page, pieces)
  return pieces
}

function joined(pieces: readonly Buffer[], word: Buffer): Buffer {
  return Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [word, piece])))
}
