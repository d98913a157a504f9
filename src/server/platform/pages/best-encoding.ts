import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import type { Encoding } from './page-cache.ts'

/** The smallest first. */
const encodings: readonly Encoding[] = ['br', 'gzip', 'identity']

/** Browsers have few ways to say it, and say it with every request. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The encoding that an Accept-Encoding header wants most (RFC 9110). Nobody is refused for accepting none: the page itself is sent. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  const found = known.get(text) ?? negotiate(text)
  known.set(text, found)
  return found
}

function negotiate(accepted: string): Encoding {
  const best = new Negotiator({ headers: { 'accept-encoding': accepted } }).encoding(encodings, { preferred: encodings })
  return encodings.find((encoding) => encoding === best) ?? 'identity'
}
