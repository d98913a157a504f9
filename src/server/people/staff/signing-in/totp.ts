import { Secret, TOTP } from 'otpauth'
import type { Shop } from '#server/platform/shop.ts'

/** Codes of 6 digits that change every 30 s, by SHA-1: what every authenticator app understands (RFC 6238, ACC-17). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const stepMs = form.period * 1000
/** 160 bits, as RFC 4226 advises. */
const secretBytes = 20

/** A new secret in base32, as it is typed into an app or drawn as a QR code. */
export function newTotpSecret(shop: Shop): string {
  return new Secret({ buffer: Uint8Array.from(shop.randomBytes(secretBytes)).buffer }).base32
}

/** The address that an app reads from a QR code. */
export function totpAddress({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
  return new TOTP({ ...form, issuer, label: email, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step whose code this is: the present one, the one before or the next; null when it is none of theirs. */
export function stepOfCode({ secret, code }: { secret: string; code: string }, now: Date): number | null {
  const delta = new TOTP({ ...form, secret: Secret.fromBase32(secret) }).validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / stepMs) + delta
}

/** How the secret lies in the database: encrypted for one person, so that it opens for no other. */
export function encryptTotp(shop: Shop, { staffId, secret }: { staffId: number; secret: string }): Buffer {
  return shop.cipher.encrypt(secret, `totp of staff ${staffId}`)
}

/** Null when the key is not at hand, or when somebody has moved or changed it. */
export function decryptTotp(shop: Shop, { staffId, secret }: { staffId: number; secret: Buffer }): string | null {
  return shop.cipher.decrypt(secret, `totp of staff ${staffId}`)
}
