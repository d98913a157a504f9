import { randomBytes } from 'node:crypto'
import { encryptSecret } from '#server/money/cards/card-secret.ts'
import { createCipher } from '#server/platform/cipher.ts'

/** One key for all tests, since furnished databases are shared between them. */
export const testCipherKey = { id: 'test', key: Buffer.alloc(32, 7) }

export const testCipher = createCipher([testCipherKey], randomBytes)

/** What the seed asks for when it gives mei her cards. */
export const encryptTestCard = (secret: { key: string; token: string }, memberId: number) => encryptSecret(testCipher, secret, { memberId })
