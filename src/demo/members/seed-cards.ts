import { createHash } from 'node:crypto'
import type { Tx } from '#database/connect.ts'
import { meiCards } from './cast.ts'
import { daysBefore } from '#demo/plausible.ts'

/** Closes what the card company knows a card by, as the shop keeps it. */
export type EncryptCard = (secret: { key: string; token: string }, memberId: number) => { card_key_enc: Buffer; card_token_enc: Buffer }

/** Mei's saved cards, the first one her default. */
export async function seedCards(
  tx: Tx,
  { memberId, encryptCard, now }: { memberId: number; encryptCard: EncryptCard; now: Date },
): Promise<void> {
  await tx
    .insertInto('saved_cards')
    .values(
      meiCards.map(({ alias, brand, last4, expires, key, token, savedDaysAgo, refusedDaysAgo }, place) => {
        const exp = { exp_month: expires.month, exp_year: expires.year }
        const fingerprint = createHash('sha256').update(`${brand} ${last4} ${expires.year}-${expires.month}`).digest('hex')
        const off =
          refusedDaysAgo === null ? {} : { enabled: false, error: 'refused' as const, invalid_at: daysBefore(now, refusedDaysAgo) }
        return {
          ...off,
          ...encryptCard({ key, token }, memberId),
          ...exp,
          user_id: memberId,
          alias,
          brand,
          last4,
          fingerprint,
          is_default: place === 0,
          created_at: daysBefore(now, savedDaysAgo),
        }
      }),
    )
    .execute()
}
