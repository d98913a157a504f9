import { faultOf } from '#rules/payments/saved-card.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockCards, saveAlias, saveDefault } from './store.ts'

export type CardChange = { memberId: number; uuid: string; alias?: string | undefined; default?: true | undefined }

export type CardChangeRefusal = { status: 'card_not_found' } | { status: 'validation_error'; details: { errors: Record<string, string> } }

/** Names a card, or makes it the default; one that cannot pay becomes none (CRD-04, CRD-05, CRD-08). */
export async function changeCard(
  shop: Shop,
  { memberId, uuid, alias, default: isDefault }: CardChange,
): Promise<Result<null, CardChangeRefusal>> {
  return shop.database.transaction(async (tx) => {
    const card = (await lockCards(tx, memberId)).find((each) => each.uuid === uuid)
    if (!card) return refuse({ status: 'card_not_found' })
    if (isDefault && faultOf(card, shop.now()) !== null)
      return refuse({ status: 'validation_error', details: { errors: { 'card.default': 'cardCannotPay' } } })
    if (alias !== undefined) await saveAlias(tx, { id: card.id, alias })
    if (isDefault) await saveDefault(tx, { memberId, id: card.id })
    return ok(null)
  })
}
