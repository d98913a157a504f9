import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Browsers have few ways to say it, and say it with every request. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100 })

/**
 * The encoding, among those that there are, that an Accept-Encoding header wants most (RFC 9110). Nobody is refused for
 * accepting none: the page itself is sent.
 */
export function bestEncoding(accepted: string | string[] | undefined, offered: ReadonlySet<Encoding>): Encoding {
  const text = String(accepted ?? '')
  const wanted = known.get(text) ?? negotiate(text)
  known.set(text, wanted)
  return wanted.find((encoding) => offered.has(encoding)) ?? 'identity'
}

function negotiate(accepted: string): readonly Encoding[] {
  const wanted = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings(encodings, { preferred: encodings })
  return wanted.flatMap((each) => encodings.find((encoding) => encoding === each) ?? [])
}
