import type { Tx } from '#database/connect.ts'
import { cardErrors, paysBySavedCard } from '#rules/checkout/order-form.ts'
import { errorsIn } from '#rules/field-errors.ts'
import { defaultInstallment } from '#rules/constants.ts'
import { periodsFor } from '#rules/payments/installment.ts'
import { deadlineAnew, isForPayingAgain, judgePayAgain } from '#rules/payments/pay-again.ts'
import { isByTransfer, isCharged, isInInstalments, methodOfPayway, type PaymentMethod } from '#rules/payments/payment-methods.ts'
import { paymentRefusal } from '#rules/payments/payway.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import { openCard, type OpenedCard } from '#server/money/cards/open-card.ts'
import { giveUpPayment } from '#server/money/payments/give-up-payment.ts'
import { lockAttempts } from '#server/money/payments/lock-attempt.ts'
import { openAccount } from '#server/money/payments/open-account.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findOrderToPay, type OrderToPay } from '#server/sales/orders/find-order-to-pay.ts'
import { lockWholeOrder } from '#server/sales/orders/lock-whole-order.ts'
import { recordTransition, type LockedFamily } from '#server/sales/orders/record-transition.ts'
import { claimKey, releaseKey, saveKeyOrder, type IdempotencyKey } from '#server/sales/placing/idempotency-key.ts'
import type { PlacingRefusal } from '#server/sales/placing/word-refusal.ts'
import { cardholderOf, cardOf } from '../card-to-charge.ts'
import type { BegunCharge } from '../charge-order.ts'
import { methodColumns } from '../method-columns.ts'
import { isLinkOpen } from '../links/is-link-open.ts'
import type { PaymentRequest } from './payment-request.ts'
import { startAttempt } from '../start-attempt.ts'

type Beginning = { request: PaymentRequest; key: IdempotencyKey | null; terms: Terms }

type Begun =
  /** `charge`: what the card company is to be asked; null where the buyer transfers. */
  { paying: 'new'; charge: BegunCharge | null } | { paying: 'known'; key: IdempotencyKey; orderId: number }

/**
 * Begins another attempt to pay an order, in the place of the one that is open. The order is held: of two who begin at once the
 * second finds the charge of the first, about which nobody knows yet. A refusal has changed nothing, and its key serves once more.
 */
export async function beginAgain(shop: Shop, tx: Tx, beginning: Beginning): Promise<Result<Begun, PlacingRefusal>> {
  const { request, key } = beginning
  const claim = key ? await claimKey(tx, key, shop.now()) : null
  if (claim?.claim === 'conflict') return refuse({ status: 'idempotency_conflict' })
  const order = await findOrderToPay(tx, request)
  if (!order) return refuse({ status: 'invalid_order_number' })
  if (key && claim && claim.claim !== 'new') return ok({ paying: 'known', key, orderId: order.id })
  const charge = await beginOnce(shop, tx, { ...beginning, order })
  if (key) await (charge.ok ? saveKeyOrder(tx, key, order.id) : releaseKey(tx, key))
  return charge.ok ? ok({ paying: 'new', charge: charge.value }) : charge
}

async function beginOnce(
  shop: Shop,
  tx: Tx,
  { request, order, terms }: Beginning & { order: OrderToPay },
): Promise<Result<BegunCharge | null, PlacingRefusal>> {
  const held = await lockWholeOrder(tx, order.id)
  const attempts = await lockAttempts(tx, order.id)
  const { status, payment, payment_deadline: deadline } = held.order
  const isLinkOver =
    request.link && !(await isLinkOpen(tx, { linkId: request.link.id, order: { status, payment, deadline }, now: shop.now() }))
  if (isLinkOver) return refuse({ status: 'link_ended' })
  const judged = judgePayAgain({ order: { status, deadline }, attempts, now: shop.now() })
  if (!judged.ok) return refuse({ status: judged.refusal === 'in_progress' ? 'payment_in_progress' : 'order_not_payable' })
  const method = methodOfPayway(request.body.payway)
  // Its account is open as it was.
  const isTransferred = attempts.some(({ id, method: open }) => id === judged.value.replaced && isByTransfer(open))
  if (isTransferred && isByTransfer(method)) return ok(null)
  const chosen = await chooseMethod(shop, tx, { request, order, method })
  return chosen.ok ? ok(await replaceAttempt(shop, tx, { request, order, held, method, terms, ...chosen.value })) : chosen
}

type Chosen = { savedCard: OpenedCard | null; instalment: number | null }

/** The method is judged as it was when the order was placed, and its card by the same rule. */
async function chooseMethod(
  shop: Shop,
  tx: Tx,
  { request: { memberId, body }, order, method }: { request: PaymentRequest; order: OrderToPay; method: PaymentMethod },
): Promise<Result<Chosen, PlacingRefusal>> {
  const { flags, items_total, grand_total, shipping_method: delivery } = order
  const blocked = isForPayingAgain(method) ? paymentRefusal(method, { delivery, flags, items_total }) : 'nocod_error'
  if (blocked) return refuse({ status: blocked })
  const wished = { paymentMethod: method, card_info: body.card_info ?? null }
  const card = paysBySavedCard(wished)
    ? await openCard(tx, { memberId, uuid: body.card_info?.card_id ?? '', cipher: shop.cipher, now: shop.now() })
    : null
  const errors = errorsIn('card_info', cardErrors(method, { ...wished, isSavedCardUsable: card && card.ok }))
  if (Object.keys(errors).length > 0) return refuse({ status: 'validation_error', details: { errors } })
  const asked = body.instalment ?? defaultInstallment
  const instalment = isInInstalments(method) ? periodsFor(grand_total).find((period) => period === asked) : null
  if (instalment === undefined) return refuse({ status: 'order_failed', details: { reason: 'installment_not_allowed' } })
  return ok({ savedCard: card?.ok ? card.value : null, instalment })
}

type Replacing = Chosen & {
  request: PaymentRequest
  order: OrderToPay
  held: LockedFamily
  method: PaymentMethod
  terms: Terms
}

async function replaceAttempt(
  shop: Shop,
  tx: Tx,
  { request, order, held, method, terms, savedCard, instalment }: Replacing,
): Promise<BegunCharge | null> {
  const now = shop.now()
  const { id: orderId, grand_total: amount } = order
  await giveUpPayment(tx, { orderId, actor: 'buyer', reason: 'paid_anew' })
  const asked = { orderId, paymentMethod: method, amount, instalment, savedCardId: savedCard?.id ?? null, now }
  const { begun, reference, threeDSecure } = startAttempt(shop, tx, asked)
  const paymentId = await begun
  await recordTransition(tx, {
    orderId,
    held,
    event: 'payment_begun',
    actor: 'buyer',
    set: {
      ...methodColumns({ method, amount, instalment }),
      ...deadlineColumns(method, { order, current: held.order.payment_deadline ?? now, terms }),
    },
    data: { payment: paymentId, method },
  })
  if (!isCharged(method)) {
    await openAccount(tx, { paymentId, amount, company: shop.settings.bankCompany, now })
    return null
  }
  const { card_info: card } = request.body
  const sender = { name: order.sender_name, phone: order.sender_phone }
  return {
    paymentId,
    reference,
    amount,
    paymentMethod: method,
    instalment,
    threeDSecure,
    card: cardOf({ card, paymentMethod: method, savedCard }),
    cardholder: cardholderOf({ card, sender, email: (await findEmail(tx, request.memberId)) ?? addressOfNobody(shop) }),
  }
}

function deadlineColumns(method: PaymentMethod, { order, current, terms }: Pick<Replacing, 'order' | 'terms'> & { current: Date }) {
  const until = deadlineAnew(method, { current, placedAt: order.placed_at ?? order.created_at, terms: terms.payment_deadlines })
  return { payment_deadline: until, expire_datetime: isByTransfer(method) ? until : null }
}

/** The card company wants an address of whoever pays; for who has none it gets one of the shop's own, to which nobody writes. */
function addressOfNobody({ settings }: Shop): string {
  return `no-reply@${new URL(settings.publicAddress).hostname}`
}

async function findEmail(tx: Tx, memberId: number): Promise<string | null> {
  const found = await tx.selectNoFrom((eb) => emailOf(eb.val(memberId)).as('email')).executeTakeFirst()
  return found?.email ?? null
}
