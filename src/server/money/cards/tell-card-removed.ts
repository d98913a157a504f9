import type { Tx } from '#database/connect.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { CardRow } from './store.ts'

/** Tells that the shop has forgotten a card, so that the company does too. The event carries the words as they are: encrypted. */
export async function tellCardRemoved(tx: Tx, card: Pick<CardRow, 'user_id' | 'card_key_enc' | 'card_token_enc'>): Promise<void> {
  const { user_id: memberId, card_key_enc, card_token_enc } = card
  await tellLater(tx, { name: 'card-removed', memberId, key: card_key_enc.toString('base64'), token: card_token_enc.toString('base64') })
}
