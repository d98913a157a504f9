import { sum } from '#rules/money.ts'
import { pickupUntil, pointsToCome, readRefundReason } from '#rules/orders/afterwards.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { loadParts } from '../load-parts.ts'
import { keptInvoice, keptStore } from '../order-snapshot.ts'
import type { OrderRow } from '../store.ts'
import { findAfterwardsRow } from './store.ts'

type Loaded = Awaited<ReturnType<typeof loadParts>> & { row: OrderRow }

/** What became of an order after it was placed, as its own page shows it: invoice, refunds, points, and the store it waits in. */
export async function loadAfterwards(shop: Shop, loaded: Loaded) {
  const { row } = loaded
  const storeId = keptStore.nullable().parse(row.store)?.store_id ?? null
  const found = await findAfterwardsRow(shop.database.db, { orderId: row.id, storeId })
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
    points: { ...pointsOf(found.points, loaded), effective_days },
    pickup: storeId === null ? null : { address: found.store_address, until: waitsUntil(row) },
  }
}

type Found = Awaited<ReturnType<typeof findAfterwardsRow>>

/** What was earned, once it was; until then what is going to be. */
function pointsOf(found: Found['points'], { row, parts, lines }: Loaded) {
  const { used = 0, given_back = 0, earned = 0, effective_at = null } = found ?? {}
  if (effective_at !== null) return { used, given_back, earned, effective_at: written(effective_at) }
  const parcels = [row, ...parts].map(({ id, status }) => ({
    status,
    items: sum(lines.filter((line) => line.order_id === id).map((line) => line.sub_total)),
  }))
  return { used, given_back, earned: pointsToCome(row.points_earned, parcels), effective_at: null }
}

/** Only while the parcel is in the store. */
function waitsUntil({ status, delivered_at }: OrderRow): string | null {
  return status === 'delivered' && delivered_at ? pickupUntil(delivered_at).toISOString() : null
}

function written(moment: string): string {
  return new Date(moment).toISOString()
}
