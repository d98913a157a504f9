import { z } from 'zod'
import type { PaidCard } from './keep-card.ts'
import type { Cipher } from '#server/platform/cipher.ts'

export type CardToKeep = Pick<PaidCard, 'card' | 'secret'>

type Member = { memberId: number }

/** Closes a card that is to be kept once it has paid. */
export function encryptCardToKeep(cipher: Cipher, { card, secret }: CardToKeep, member: Member): Buffer {
  return cipher.encrypt(JSON.stringify({ card, secret }), about(member))
}

/** Null when the key that encrypted it is not at hand any more. */
export function decryptCardToKeep(cipher: Cipher, encrypted: Buffer, member: Member): CardToKeep | null {
  const words = cipher.decrypt(encrypted, about(member))
  return words === null ? null : kept.parse(JSON.parse(words))
}

const kept = z.object({
  card: z.object({
    brand: z.enum(['visa', 'mastercard', 'jcb', 'other', 'unknown']),
    lastFour: z.string(),
    expiresYear: z.int(),
    expiresMonth: z.int(),
  }),
  secret: z.object({ key: z.string(), token: z.string() }),
})

const about = ({ memberId }: Member) => `card to keep of member ${memberId}`
