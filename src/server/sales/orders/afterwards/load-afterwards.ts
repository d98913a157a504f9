import { pickupUntil, readRefundReason } from '#rules/orders/afterwards.ts'
import { pointsBrought } from '#rules/returns/points-of-order.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { loadParts } from '../load-parts.ts'
import { keptInvoice, keptStore } from '../order-snapshot.ts'
import type { OrderRow } from '../store.ts'
import { findAfterwardsRow, listGivenBack } from './store.ts'

type Loaded = Awaited<ReturnType<typeof loadParts>> & { row: OrderRow }

/** What became of an order after it was placed, as its own page shows it: invoice, refunds, points, and the store it waits in. */
export async function loadAfterwards(shop: Shop, loaded: Loaded) {
  const { row } = loaded
  const storeId = keptStore.nullable().parse(row.store)?.store_id ?? null
  const found = await findAfterwardsRow(shop.database.db, { orderId: row.id, storeId })
  const given = await listGivenBack(shop.database.db, row.id)
  const { effective_days } = (await shop.terms()).points
  return {
    invoice: { number: found.invoice_number, address: keptInvoice.parse(row.invoice).address },
    refunds: (found.refunds ?? []).map(({ amount, reason, method, created_at, done_at }) => ({
      amount,
      reason: readRefundReason(reason),
      method,
      created_at: written(created_at),
      done_at: done_at && written(done_at),
    })),
    points: { ...pointsOf(found.points, { ...loaded, given }), effective_days },
    pickup:
      storeId === null ? null : { address: found.store_address, until: waitsUntil(row), store_closed_until: closedUntil(found, loaded) },
  }
}

type Found = Awaited<ReturnType<typeof findAfterwardsRow>>

/** What was earned, once it was; until then what is going to be. */
function pointsOf(found: Found['points'], { row, parts, lines, given }: Loaded & { given: Awaited<ReturnType<typeof listGivenBack>> }) {
  const { used = 0, given_back = 0, earned = 0, effective_at = null } = found ?? {}
  if (effective_at !== null) return { used, given_back, earned, effective_at: written(effective_at) }
  const order = {
    earned: row.points_earned,
    discount: row.discount_amount,
    parcels: [row, ...parts],
    lines: lines.map((line) => ({ ...line, parcelId: line.order_id, subTotal: line.sub_total, points: line.shopping_point_cost })),
    given,
  }
  return { used, given_back, earned: pointsBrought(order, 'in the end'), effective_at: null }
}

/** Only while a parcel of it is to be sent, or is on its way. */
function closedUntil({ store_closed_until: until }: Found, { row, parts }: Loaded): string | null {
  const isUnderWay = [row, ...parts].some(({ status }) => status === 'picking' || status === 'delivering')
  return isUnderWay ? (until?.toISOString() ?? null) : null
}

/** Only while the parcel is in the store. */
function waitsUntil({ status, delivered_at }: OrderRow): string | null {
  return status === 'delivered' && delivered_at ? pickupUntil(delivered_at).toISOString() : null
}

function written(moment: string): string {
  return new Date(moment).toISOString()
}
