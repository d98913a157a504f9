import type { Twd } from '#rules/money.ts'
import { refuse, type Result } from '#rules/result.ts'
import { lockParcel } from '#server/sales/orders/lock-parcel.ts'
import type { Shop } from '#server/platform/shop.ts'
import { giveBackParcel } from './give-back-parcel.ts'
import type { ParcelRefusal } from './parcel-refusal.ts'

export type TakenParcel = { number: string; /** What the way back cost the shop and is not refunded. */ keep: Twd; by: string }

/** A parcel that nobody took came back to the shop: its goods are on the shelf again, and its money goes back. */
export async function takeBack(shop: Shop, { number, keep, by }: TakenParcel): Promise<Result<'given_back', ParcelRefusal>> {
  const now = shop.now()
  const terms = await shop.terms()
  const events = { paid: 'returned_paid', unpaid: 'returned_unpaid' } as const
  return shop.database.transaction(async (tx) => {
    const held = await lockParcel(tx, number)
    if (!held) return refuse({ code: 'no_such_order' })
    return giveBackParcel(tx, { held, events, lost: [], keep, reason: 'returned', actor: 'operations', by, terms, now })
  })
}
