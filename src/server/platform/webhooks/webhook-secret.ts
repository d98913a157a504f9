import type { Shop } from '#server/platform/shop.ts'

/** A secret as Standard Webhooks writes it: the receiver needs all of it to know who speaks. Shown once. */
export function newSecret({ randomBytes }: Pick<Shop, 'randomBytes'>): string {
  return `whsec_${Buffer.from(randomBytes(32)).toString('base64')}`
}

/** `webhook`: its public id. What was encrypted for one opens for no other. */
type Kept = { cipher: Shop['cipher']; webhook: string }

export function encryptSecret({ cipher, webhook }: Kept, secret: string): Buffer {
  return cipher.encrypt(secret, aboutOf(webhook))
}

/** Null when the key that closed it is not at hand any more. */
export function decryptSecret({ cipher, webhook }: Kept, secret: Buffer): string | null {
  return cipher.decrypt(secret, aboutOf(webhook))
}

const aboutOf = (webhook: string) => `webhook ${webhook}`
