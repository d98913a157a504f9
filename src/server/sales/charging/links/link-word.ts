import { createHash } from 'node:crypto'
import type { Shop } from '#server/platform/shop.ts'

/** The word in the address of a payment link, which nobody can guess: 32 random bytes. Only its hash is kept. */
export function newLinkWord(shop: Shop): string {
  return Buffer.from(shop.randomBytes(32)).toString('base64url')
}

export function hashOfWord(word: string): Buffer {
  return createHash('sha256').update(word).digest()
}
