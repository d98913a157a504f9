import type { StaffActor } from '#rules/actor.ts'
import type { Tx } from '#database/connect.ts'
import { linkEnds } from '#rules/payments/payment-link.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Terms } from '#rules/terms.ts'
import { findBuyer } from '#server/people/members/published/find-buyer.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { giveLink } from '#server/sales/charging/links/give-link.ts'
import { findBuyerOf } from '#server/sales/orders/published/find-buyer-of.ts'
import { findOrderOfPress, saveOrderOfPress } from '#server/sales/placing/claim-press.ts'
import { wordRefusal, type PlacingRefusal } from '#server/sales/placing/word-refusal.ts'
import { askRegister } from '../ask-register.ts'
import { recordOrder } from '../record-order.ts'
import type { StaffOrder } from './staff-order.ts'
import { tryOrder } from './try-order.ts'

export type StaffPlacing = {
  order: StaffOrder
  /** For how long the link is valid, where the order is paid by one. */
  linkHours: number
  actor: StaffActor
  /** Of the press, unique: pressed twice, it is one order. */
  press: string
}

export type StaffPlaced = { number: string; link: { token: string; endsAt: Date } | null }
export type StaffRefusal = PlacingRefusal | { status: 'not_found' | 'user_lock' }

/**
 * Places an order for a member, by the rules and the records of the checkout (DSK-24, DSK-25): stock, points and code are taken, its
 * letter goes out, and it waits for its money where it needs some. A refusal leaves nothing behind, also not in the member's cart.
 */
export async function placeForMember(shop: Shop, placing: StaffPlacing): Promise<Result<StaffPlaced, StaffRefusal>> {
  const { order } = placing
  const buyer = await findBuyer(shop.database.db, order.uid)
  if (!buyer) return refuse({ status: 'not_found' })
  if (buyer.isLocked) return refuse({ status: 'user_lock' })
  const terms = await shop.terms()
  const asked = { memberId: buyer.id, body: { ...order.body, cart_item_ids: [] }, language: order.language, idempotencyKey: undefined }
  const isBarcodeKnown = await askRegister(shop, asked)
  try {
    return ok(await shop.database.transaction((tx) => placeOnce(shop, tx, { ...placing, memberId: buyer.id, terms, isBarcodeKnown })))
  } catch (error) {
    if (error instanceof Refused) return refuse(error.refusal)
    throw error
  }
}

type Once = StaffPlacing & { memberId: number; terms: Terms; isBarcodeKnown: boolean | null }

async function placeOnce(shop: Shop, tx: Tx, once: Once): Promise<StaffPlaced> {
  const { order, actor, press, linkHours } = once
  const known = await findOrderOfPress(tx, press)
  if (known !== null) return { number: (await findBuyerOf(tx, known)).hashedId, link: null }
  const now = shop.now()
  const { decision, ...found } = await tryOrder(shop, tx, { ...once, now })
  if (!decision.ok) throw new Refused(wordRefusal(decision.refusal))
  const endsAt = order.payway === 'link' && decision.value.grand_total > 0 ? linkEnds(linkHours, now) : null
  const staff = { by: actor.id, linkUntil: endsAt }
  const { id: orderId, hashedId: number } = await recordOrder(shop, tx, { ...found, decision: decision.value, now, staff })
  await saveOrderOfPress(tx, { orderId, press, by: actor.id })
  const link = endsAt && { ...(await giveLink(shop, tx, { orderId, endsAt, by: actor.id })), endsAt }
  const { grand_total: total, discount_amount: discount } = decision.value
  await writeAuditEntry(tx, {
    actor,
    verb: 'place-order',
    subject: `order ${number}`,
    before: null,
    after: { member: order.uid, payway: order.payway, total, discount, code: order.body.discount_code ?? null },
    now,
  })
  return { number, link }
}

/** Ends the transaction so that nothing of a refused order stays. */
class Refused extends Error {
  readonly refusal: PlacingRefusal
  constructor(refusal: PlacingRefusal) {
    super('The order was refused')
    this.refusal = refusal
  }
}
