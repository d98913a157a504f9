import type { Filling } from '#contract/shop/found-page.ts'
import type { Encoding } from './best-encoding.ts'
import { joinGzip, plainPiece, squeezedPiece, type Piece } from './join-gzip.ts'
import { etagOf, type StoredPage } from './page-cache.ts'
import { hashOfScript } from './page-security.ts'

/**
 * A page that was drawn once for all words of a place, with this word in it: the same, to the letter, as if it were drawn
 * for the word. Whoever makes up words asks for many, so what lies between the words is squeezed once, by gzip, which
 * lets pieces be joined; memory that every answer asked for would have to be cleared up while others wait.
 */
export function fillPage(page: StoredPage, { place, word }: Filling): StoredPage {
  const { pieces, scripts, rules } = drawnOf(page, place)
  const { status, headers, etag } = page
  const filledRules = scripts.reduce((text, { script, hash }) => text.replace(hash, hashOfScript(script.replaceAll(place, word))), rules)
  const filled = () => joined(pieces, plainPiece(Buffer.from(word)))
  return {
    status,
    etag: etagOf(`${etag} ${word}`),
    headers: rules === '' ? headers : { ...headers, [policy]: filledRules },
    scripts: [],
    encodings: filledEncodings,
    bodyIn: (encoding) => (encoding === 'gzip' ? joinGzip(filled()) : Buffer.concat(filled().map(({ raw }) => raw))),
  }
}

const filledEncodings: ReadonlySet<Encoding> = new Set(['gzip', 'identity'])

const policy = 'content-security-policy'

type Drawn = {
  /** What stands before, between and behind the words. */
  pieces: readonly Piece[]
  rules: string
  /** What the rules say of the scripts that hold the word. */
  scripts: readonly { script: string; hash: string }[]
}

const known = new WeakMap<StoredPage, Drawn>()

function drawnOf(page: StoredPage, place: string): Drawn {
  const drawn = known.get(page) ?? {
    pieces: String(page.bodyIn('identity'))
      .split(place)
      .map((piece) => squeezedPiece(Buffer.from(piece))),
    rules: page.headers[policy] ?? '',
    scripts: page.scripts.map((script) => ({ script, hash: hashOfScript(script) })),
  }
  known.set(page, drawn)
  return drawn
}

function joined(pieces: readonly Piece[], word: Piece): readonly Piece[] {
  return pieces.flatMap((piece, index) => (index === 0 ? [piece] : [word, piece]))
}
