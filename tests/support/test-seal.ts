import { randomBytes } from 'node:crypto'
import { sealSecret } from '#server/money/cards/card-secret.ts'
import { createSeal } from '#server/platform/seal.ts'

/** One key for all tests, since furnished databases are shared between them. */
export const testSealKey = { id: 'test', key: Buffer.alloc(32, 7) }

export const testSeal = createSeal([testSealKey], randomBytes)

/** What the seed asks for when it gives mei her cards. */
export const sealTestCard = (secret: { key: string; token: string }, memberId: number) => sealSecret(testSeal, secret, { memberId })
