import type { Tx } from '#database/connect.ts'
import { isDueForDeletion } from '#rules/payments/saved-card.ts'
import type { Shop } from '#server/platform/shop.ts'
import { decryptSecret, encryptSecret } from './card-secret.ts'
import type { Cipher } from '#server/platform/cipher.ts'
import { settleDefault } from './settle-default.ts'
import { deleteCard, listCardHolders, lockCards, saveSecret, type CardRow } from './store.ts'
import { tellCardRemoved } from './tell-card-removed.ts'

/**
 * Every night: cards that could not pay for thirty days are forgotten (CRD-09), and what a former key had encrypted is
 * encrypted with the newest, so that the former one can be taken away.
 */
export async function tidyCards(shop: Shop): Promise<void> {
  const now = shop.now()
  for (const memberId of await listCardHolders(shop.database.db)) {
    await shop.database.transaction(async (tx) => {
      for (const card of await lockCards(tx, memberId)) await tidyCard(tx, { card, cipher: shop.cipher, now })
      await settleDefault(tx, { memberId, now })
    })
  }
}

async function tidyCard(tx: Tx, { card, cipher, now }: { card: CardRow; cipher: Cipher; now: Date }): Promise<void> {
  if (isDueForDeletion(card, now)) {
    await deleteCard(tx, card.id)
    return tellCardRemoved(tx, card)
  }
  if (cipher.isFresh(card.card_key_enc) && cipher.isFresh(card.card_token_enc)) return
  const member = { memberId: card.user_id }
  const secret = decryptSecret(cipher, card, member)
  if (secret) await saveSecret(tx, { id: card.id, ...encryptSecret(cipher, secret, member) })
}
