import type { Tx } from '#database/connect.ts'
import { isDueForDeletion } from '#rules/payments/saved-card.ts'
import type { Shop } from '#server/platform/shop.ts'
import { openSecret, sealSecret } from './card-secret.ts'
import type { Seal } from '#server/platform/seal.ts'
import { settleDefault } from './settle-default.ts'
import { deleteCard, listCardHolders, lockCards, saveSecret, type CardRow } from './store.ts'
import { tellCardRemoved } from './tell-card-removed.ts'

/**
 * Every night: cards that could not pay for thirty days are forgotten (CRD-09), and what a former key had sealed is
 * sealed with the newest, so that the former one can be taken away.
 */
export async function tidyCards(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const memberId of await listCardHolders(shop.database.db)) {
    await shop.database.transaction(async (tx) => {
      for (const card of await lockCards(tx, memberId)) await tidyCard(tx, { card, seal: shop.seal, now })
      await settleDefault(tx, { memberId, now })
    })
  }
}

async function tidyCard(tx: Tx, { card, seal, now }: { card: CardRow; seal: Seal; now: Date }): Promise<void> {
  if (isDueForDeletion(card, now)) {
    await deleteCard(tx, card.id)
    return tellCardRemoved(tx, card)
  }
  if (seal.isFresh(card.card_key_enc) && seal.isFresh(card.card_token_enc)) return
  const member = { memberId: card.user_id }
  const secret = openSecret(seal, card, member)
  if (secret) await saveSecret(tx, { id: card.id, ...sealSecret(seal, secret, member) })
}
