import { createHash } from 'node:crypto'
import type { Shop } from '#server/platform/shop.ts'

const count = 10
/** Without signs that are taken for others; 32 of them, so that every byte gives one evenly. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 10

/** Ten codes of ten characters, 50 bits each; shown once and kept as hashes (ACC-18). */
export function newRecoveryCodes(shop: Shop): string[] {
  return Array.from({ length: count }, () => [...shop.randomBytes(length)].map((byte) => signs[byte % signs.length]).join(''))
}

/** However it was typed: small letters, spaces and hyphens do not matter. */
export function hashRecoveryCode(typed: string): Buffer {
  return createHash('sha256').update(typed.toUpperCase().replaceAll(/[\s-]/g, '')).digest()
}
