import type { Tx } from '#database/connect.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { LostUnits } from '#server/catalog/products/return-stock.ts'
import { hasLabel } from '#server/delivery/shipments/published/has-label.ts'
import { lockParcel, type LockedParcel } from '#server/sales/orders/lock-parcel.ts'
import { isReported } from '#server/sales/orders/shortages/is-reported.ts'
import type { Shop } from '#server/platform/shop.ts'
import { giveBackParcel } from './give-back-parcel.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type MissingGoods<Refusal> = {
  number: string
  /** What could not be found. */
  lost: readonly LostUnits[]
  by: string
  /** The press that it comes from: the same twice is one report. */
  cause?: string | undefined
  /** Whether whoever says so may; left out for a command, which nothing bounds. */
  allow?: ((tx: Tx, held: LockedParcel) => Promise<Result<null, Refusal>>) | undefined
}

/** While a parcel was packed, goods turned out not to be there: it is not sent, and its buyer gets everything back. */
export async function reportMissing<Refusal = never>(
  shop: Shop,
  { number, lost, by, cause, allow }: MissingGoods<Refusal>,
): Promise<Result<'given_back', ParcelRefusal | Refusal>> {
  const now = shop.now()
  const terms = await shop.terms()
  const events = { paid: 'goods_missing_paid', unpaid: 'goods_missing_unpaid' } as const
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    const { id, status } = held.parcel
    if (cause !== undefined && (await isReported(tx, { parcelId: id, cause }))) return ok('given_back')
    if (status !== 'picking') return refuse({ code: 'no_such_transition', status })
    if (await hasLabel(tx, id)) return refuse({ code: 'label_booked' })
    const allowed = allow ? await allow(tx, held) : ok(null)
    if (!allowed.ok) return allowed
    return giveBackParcel(tx, { held, events, lost, cause, keep: 0, reason: 'goods_missing', actor: 'operations', by, terms, now })
  })
}
