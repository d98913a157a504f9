import type { Limit } from '#rules/limits.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { WindowName } from './limits.ts'

/** One use of what is limited, and whose: `member:5`, an address, a payment. */
export type Turn = { name: WindowName; of: string | number }

/** The limit of this, and the name under which its uses are counted. */
export function windowOf({ fingerprint, settings: { limits } }: Shop, { name, of }: Turn): { keyHash: Buffer; limit: Limit } {
  return { keyHash: fingerprint(`${name}:${of}`), limit: limits.windows[name] }
}
