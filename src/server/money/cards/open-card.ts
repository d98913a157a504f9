import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { faultOf } from '#rules/payments/saved-card.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { decryptSecret, type CardSecret } from './card-secret.ts'
import type { Cipher } from '#server/platform/cipher.ts'
import { findCardRow } from './store.ts'

export type CardAsked = { memberId: number; uuid: string; cipher: Cipher; now: Date }

/** A saved card that is about to pay. `id` is for the payment's own row. */
export type OpenedCard = { id: number; secret: CardSecret; brand: string; last4: string }

export type CardRefusal = { code: 'card_not_found' } | { code: 'card_cannot_pay' }

/** Opens a card of this member for paying with it. In a transaction, the card stays until that ends. */
export async function openCard(db: Kysely<Tables>, { memberId, uuid, cipher, now }: CardAsked): Promise<Result<OpenedCard, CardRefusal>> {
  const row = await findCardRow(db, { memberId, uuid })
  if (!row) return refuse({ code: 'card_not_found' })
  const secret = faultOf(row, now) === null ? decryptSecret(cipher, row, { memberId }) : null
  return secret ? ok({ id: row.id, secret, brand: row.brand, last4: row.last4 }) : refuse({ code: 'card_cannot_pay' })
}
