import type { Actor } from '#rules/actor.ts'
import { skipReason, type BatchMove } from '#rules/orders/batch-moves.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { fillWave } from '#server/delivery/packing/waves/fill-wave.ts'
import { startPicking } from '#server/delivery/fulfilment/start-picking.ts'
import type { Shop } from '#server/platform/shop.ts'
import { settlePayment } from '#server/sales/charging/settle-payment.ts'
import { assignOrder } from '#server/sales/orders/assigning/assign-order.ts'
import { listToMove } from '#server/sales/orders/for-staff/selected-orders.ts'
import { holdOrder, releaseOrder } from '#server/sales/orders/holding/hold-order.ts'
import { changeTags } from '#server/sales/orders/tags/change-tags.ts'
import type { BatchInput } from './batch-input.ts'

type Order = Awaited<ReturnType<typeof listToMove>>[number]
type Moving = { order: Order; input: BatchInput; actor: Actor & { id: string }; staffId: number; batchId: number }
export type RowRefusal = { code: string }

/** The verbs behind the moves: each is the one that a single order is moved by. */
const verbs: Readonly<Record<BatchMove, (shop: Shop, moving: Moving) => Promise<Result<unknown, RowRefusal>>>> = {
  plan_wave: planAll,
  start_picking: startAll,
  hold: (shop, { order: { number }, input: { reason = 'other' }, actor }) => holdOrder(shop, { number, reason, by: actor.id }),
  release: (shop, { order: { number }, actor }) => releaseOrder(shop, { number, by: actor.id }),
  assign: (shop, { order: { number }, input: { to = null }, actor, staffId }) => assignOrder(shop, { number, to, actor, staffId }),
  tag: (shop, { order: { number }, input: { add = [], remove = [] }, actor }) => changeTags(shop, { number, actor, add, remove }),
  async ask_payment(shop, { order: { openPayment } }) {
    if (openPayment === null) return refuse({ code: 'nothing_to_ask' })
    return (await settlePayment(shop, openPayment)) === 'unreachable' ? refuse({ code: 'payment_unknown' }) : ok(null)
  },
}

export type ToMove = { orderId: number; move: BatchMove; again: boolean } & Omit<Moving, 'order'>

/**
 * Makes a move with one order, as it stands now. A row that was taken before and never ended may have been done then: where the move
 * has nothing left to do, that is so.
 */
export async function moveOne(shop: Shop, { orderId, move, again, ...moving }: ToMove): Promise<Result<unknown, RowRefusal>> {
  const [order] = await listToMove(shop.database.db, [orderId])
  if (!order) return refuse({ code: 'no_such_order' })
  const why = skipReason(move, order)
  if (why !== null) return again && why !== 'order_held' ? ok(null) : refuse({ code: why })
  return verbs[move](shop, { order, ...moving })
}

/** Every parcel of the order that waits for it. */
async function startAll(shop: Shop, { order: { parcels }, actor }: Moving): Promise<Result<unknown, RowRefusal>> {
  for (const { number } of parcels.filter(({ status }) => status === 'confirmed')) {
    const started = await startPicking(shop, { number, by: actor.id })
    if (!started.ok) return refuse({ code: started.refusal.code === 'no_such_transition' ? 'no_such_move' : started.refusal.code })
  }
  return ok(null)
}

/** Every parcel of the order that waits for it, each in a wave of its courier and temperature. */
async function planAll(shop: Shop, { order: { parcels }, actor, batchId }: Moving): Promise<Result<unknown, RowRefusal>> {
  const refusals: RowRefusal[] = []
  for (const { number } of parcels.filter(({ status }) => status === 'confirmed')) {
    const planned = await fillWave(shop, { number, madeFor: `batch ${batchId}`, actor })
    if (!planned.ok) refusals.push(planned.refusal)
  }
  const [refusal] = refusals
  return refusal ? refuse(refusal) : ok(null)
}
