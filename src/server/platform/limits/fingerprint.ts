import { createHmac, createSecretKey, hkdfSync } from 'node:crypto'

/**
 * A keyed hash by which the database knows something again without being told what it is. All copies of the shop have the
 * same secret; whoever has only the database cannot find out addresses by trying them all.
 */
export type Fingerprint = (words: string) => Buffer

/** From a secret that also serves elsewhere: what is made of it here tells nothing about it. */
export function createFingerprint(secret: Uint8Array): Fingerprint {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'meihao fingerprints', 32)))
  return (words) => createHmac('sha256', key).update(words).digest()
}
