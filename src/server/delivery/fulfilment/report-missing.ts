import { refuse, type Result } from '#rules/result.ts'
import { hasLabel } from '#server/delivery/shipments/published/has-label.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import type { Shop } from '#server/platform/shop.ts'
import { giveBackParcel } from './give-back-parcel.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type MissingGoods = { number: string; /** Ids of the products that could not be found. */ products: readonly number[]; by: string }

/** While a parcel was packed, goods turned out not to be there: it is not sent, and its buyer gets everything back. */
export async function reportMissing(shop: Shop, { number, products, by }: MissingGoods): Promise<Result<'given_back', ParcelRefusal>> {
  const now = shop.now()
  const terms = await shop.terms()
  const events = { paid: 'goods_missing_paid', unpaid: 'goods_missing_unpaid' } as const
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    if (await hasLabel(tx, held.parcel.id)) return refuse({ code: 'label_booked' })
    return giveBackParcel(tx, { held, events, missing: products, keep: 0, reason: 'goods_missing', actor: 'operations', by, terms, now })
  })
}
