import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settleDefault } from './settle-default.ts'
import { deleteCard, lockCards } from './store.ts'
import { tellCardRemoved } from './tell-card-removed.ts'

/** Forgets a card of this member, here and at the company; the newest other one becomes the default (CRD-06, D-41). */
export async function removeCard(
  shop: Shop,
  { memberId, uuid }: { memberId: number; uuid: string },
): Promise<Result<{ last4: string }, { status: 'card_not_found' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const card = (await lockCards(tx, memberId)).find((each) => each.uuid === uuid)
    if (!card) return refuse({ status: 'card_not_found' })
    await deleteCard(tx, card.id)
    await tellCardRemoved(tx, card)
    await settleDefault(tx, { memberId, now })
    return ok({ last4: card.last4 })
  })
}
