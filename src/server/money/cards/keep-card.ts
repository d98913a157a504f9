import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import { tellCardRemoved } from './tell-card-removed.ts'
import { decryptSecret, encryptSecret, type CardSecret } from './card-secret.ts'
import type { CardSeen } from '#ports/card-company.ts'
import type { Cipher } from '#server/platform/cipher.ts'
import { settleDefault } from './settle-default.ts'
import { createCard, lockCards, renewCard } from './store.ts'

export type PaidCard = {
  memberId: number
  card: CardSeen
  secret: CardSecret
  cipher: Cipher
  now: Date
}

/**
 * Keeps a card with which a member has just paid, because they asked for it. The first one becomes the default. The
 * same card again is one card: the company's new words replace the former ones, which it is then told to forget. A
 * brand that the shop does not take is not kept. Safe to repeat.
 */
export async function keepCard(tx: Tx, { memberId, card, secret, cipher, now }: PaidCard): Promise<void> {
  if (card.brand === 'other' || card.brand === 'unknown') return
  const cards = await lockCards(tx, memberId)
  const fingerprint = fingerprintOf(card)
  const known = cards.find((each) => each.fingerprint === fingerprint)
  const encrypted = encryptSecret(cipher, secret, { memberId })
  if (known && decryptSecret(cipher, known, { memberId })?.token === secret.token) return
  if (known) {
    await renewCard(tx, { id: known.id, ...encrypted })
    await tellCardRemoved(tx, known)
  } else {
    const { brand, lastFour: last4, expiresMonth: exp_month, expiresYear: exp_year } = card
    await createCard(tx, { ...encrypted, user_id: memberId, brand, last4, exp_month, exp_year, fingerprint, created_at: now })
  }
  await settleDefault(tx, { memberId, now })
}

/** The company tells brand, last four digits and month; nothing else of a card is known here. */
function fingerprintOf({ brand, lastFour, expiresYear, expiresMonth }: PaidCard['card']): string {
  return createHash('sha256').update(`${brand} ${lastFour} ${expiresYear}-${expiresMonth}`).digest('hex')
}
