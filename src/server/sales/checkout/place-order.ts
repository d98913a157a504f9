import type { Tx } from '#database/connect.ts'
import { decideOrder } from '#rules/checkout/checkout.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { isUnanswered } from '#server/sales/charging/unanswered/go-on-beside.ts'
import { awaitAnswer } from '#server/sales/charging/unanswered/await-answer.ts'
import { chargeOnceItStands } from '#server/sales/charging/unanswered/charge-once-it-stands.ts'
import { chargeOrder, settledAnswer, type OrderToCharge } from '#server/sales/charging/charge-order.ts'
import { askRegister } from './ask-register.ts'
import { loadOrderFacts } from './load-order-facts.ts'
import type { OrderRequest } from '#server/sales/placing/order-request.ts'
import type { PlacedAnswer } from '#server/sales/placing/placed-answer.ts'
import { orderAnswered, outcomeOf, type AnsweredOrder } from '#server/sales/placing/watched.ts'
import { recordOrder } from './record-order.ts'
import { wordRefusal, type PlacingRefusal } from '#server/sales/placing/word-refusal.ts'
import {
  claimKey,
  releaseKey,
  idempotencyKeyOf,
  saveKeyAnswer,
  saveKeyOrder,
  type IdempotencyKey,
} from '#server/sales/placing/idempotency-key.ts'

/**
 * Places an order and asks for its money. Everything that decides is held while it is decided and written in one
 * transaction; the card company is asked afterwards, when none is open. With an idempotency key, however often and however
 * many at once the same attempt comes in, there is one order, one charge and one answer (D-73).
 */
export async function placeOrder(shop: Shop, request: OrderRequest): Promise<PlacedAnswer> {
  const { memberId, idempotencyKey, body } = request
  const key = idempotencyKey ? idempotencyKeyOf({ memberId, route: 'orders.place', key: idempotencyKey, body }) : null
  const terms = await shop.terms()
  const isBarcodeKnown = await askRegister(shop, request)
  const placed = await placeWhole(shop, { request, key, terms, isBarcodeKnown })
  if (!placed.ok) {
    tell(request, placed)
    return placed
  }
  if (placed.value.placing === 'known') return awaitAnswer(shop, { key: placed.value.key, orderId: placed.value.orderId })
  const { order } = placed.value
  const answer = await chargeOrder(shop, order)
  tell(request, answer)
  if (key && order.charge) await saveKeyAnswer(shop.database.db, key, answer)
  return answer
}

type Placing = { placing: 'new'; order: OrderToCharge } | { placing: 'known'; key: IdempotencyKey; orderId: number | null }
type Attempt = { request: OrderRequest; key: IdempotencyKey | null; terms: Terms; isBarcodeKnown: boolean | null }

/** Where nobody says whether an order was committed, it is charged beside, once it turns out that it was. */
async function placeWhole(shop: Shop, attempt: Attempt): Promise<Result<Placing, PlacingRefusal>> {
  const written: { order: OrderToCharge | null } = { order: null }
  try {
    return await shop.database.transaction(async (tx) => {
      const placed = await placeOnce(shop, tx, attempt)
      written.order = placed.ok && placed.value.placing === 'new' ? placed.value.order : null
      return placed
    })
  } catch (error) {
    const { key } = attempt
    if (key && written.order?.charge && isUnanswered(error)) chargeOnceItStands(shop, { key, order: written.order })
    throw error
  }
}

async function placeOnce(shop: Shop, tx: Tx, { request, key, ...known }: Attempt): Promise<Result<Placing, PlacingRefusal>> {
  const now = shop.now()
  const claim = key ? await claimKey(tx, key, now) : null
  if (claim?.claim === 'conflict') return refuse({ status: 'idempotency_conflict' })
  if (key && claim && claim.claim !== 'new') return ok({ placing: 'known', key, orderId: claim.claim === 'running' ? claim.orderId : null })

  const { facts, ...found } = await loadOrderFacts(shop, tx, { ...request, ...known, now })
  const decision = decideOrder(facts)
  if (!decision.ok) {
    const refused = refuse(wordRefusal(decision.refusal))
    if (key) await keepRefusal(tx, key, refused)
    return refused
  }
  const order = await recordOrder(shop, tx, { decision: decision.value, facts, request, ...found, now })
  if (key && order.charge) await saveKeyOrder(tx, key, order.id)
  else if (key) await saveKeyAnswer(tx, key, settledAnswer(order))
  return ok({ placing: 'new', order })
}

function tell({ body }: OrderRequest, answer: PlacedAnswer): void {
  orderAnswered.publish({ payway: body.payway ?? 'none', outcome: outcomeOf(answer) } satisfies AnsweredOrder)
}

/** Whoever had to wait has not been answered for good: the same attempt is looked at anew when it comes again. */
async function keepRefusal(tx: Tx, key: IdempotencyKey, refused: Extract<PlacedAnswer, { ok: false }>): Promise<void> {
  if (refused.refusal.status === 'too_many_requests') await releaseKey(tx, key)
  else await saveKeyAnswer(tx, key, refused)
}
