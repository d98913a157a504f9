import { z } from 'zod'
import type { PaidCard } from './keep-card.ts'
import type { Seal } from '#server/platform/seal.ts'

export type CardToKeep = Pick<PaidCard, 'card' | 'secret'>

type Member = { memberId: number }

/** Closes a card that is to be kept once it has paid. */
export function sealCardToKeep(seal: Seal, { card, secret }: CardToKeep, member: Member): Buffer {
  return seal.seal(JSON.stringify({ card, secret }), about(member))
}

/** Null when the key that sealed it is not at hand any more. */
export function openCardToKeep(seal: Seal, sealed: Buffer, member: Member): CardToKeep | null {
  const words = seal.open(sealed, about(member))
  return words === null ? null : kept.parse(JSON.parse(words))
}

const kept = z.object({
  card: z.object({
    brand: z.enum(['visa', 'mastercard', 'jcb', 'other']),
    lastFour: z.string(),
    expiresYear: z.int(),
    expiresMonth: z.int(),
  }),
  secret: z.object({ key: z.string(), token: z.string() }),
})

const about = ({ memberId }: Member) => `card to keep of member ${memberId}`
