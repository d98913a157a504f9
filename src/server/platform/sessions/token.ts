import { createHash, timingSafeEqual } from 'node:crypto'
import type { Shop } from '#server/platform/shop.ts'

/** A secret word for a cookie or a link: 32 random bytes. Only its hash is stored. */
export function newToken(shop: Shop): string {
  return Buffer.from(shop.randomBytes(32)).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Compares two secrets without telling by the time it takes where they differ. */
export function sameSecret(one: string | undefined, other: string | undefined): boolean {
  if (!one || !other) return false
  return timingSafeEqual(hashToken(one), hashToken(other))
}
