import type { PlaceOrderBody } from '#contract/shop/api/place-order.ts'
import { judgePhone } from '#contract/shared/judge-phone.ts'
import type { Tx } from '#database/connect.ts'
import { pointsOf } from '#rules/cart/cart-line.ts'
import { normaliseCode } from '#rules/promotions/discount.ts'
import type { Language } from '#rules/locale.ts'
import type { OrderFacts } from '#rules/checkout/order-facts.ts'
import type { AddOnPromotions } from '#rules/promotions/promotions.ts'
import { paysBySavedCard } from '#rules/checkout/order-form.ts'
import { methodOfPayway } from '#rules/payments/payment-methods.ts'
import type { Terms } from '#rules/terms.ts'
import { taiwanDistricts } from '#rules/reference/taiwan-districts.ts'
import { lockBuyer } from '#server/people/members/published/lock-buyer.ts'
import { loadOrderableLines } from '#server/sales/cart/read-cart.ts'
import { openCard, type OpenedCard } from '#server/money/cards/open-card.ts'
import { lockStockOfLines } from '#server/sales/cart/lock-stock-of-lines.ts'
import { findDiscount, type FoundDiscount } from '#server/sales/discounts/find-discount.ts'
import { lockDiscount } from '#server/sales/discounts/record-use.ts'
import { takeTurns } from '#server/platform/limits/take-turn.ts'
import { holdAccount } from '#server/people/points/hold-account.ts'
import { listPromotions } from '#server/sales/promotions/list-promotions.ts'
import type { Shop } from '#server/platform/shop.ts'
import { loadRecipient } from './load-recipient.ts'
import { countedKeys, orderLimitsOf, readUnderWay } from './read-under-way.ts'

export type OrderAsked = {
  memberId: number
  language: Language
  caller?: string | undefined
  body: PlaceOrderBody
  /** What the register says of a mobile barcode; null when it was not asked. */
  isBarcodeKnown: boolean | null
  terms: Terms
  now: Date
}

export type LoadedFacts = { facts: OrderFacts; discount: FoundDiscount | null; savedCard: OpenedCard | null }

/**
 * Everything that decides about an order, held until the transaction ends: the member first, then the products in id
 * order, then the discount code, then the points, so that two orders never wait for each other in a circle. Prices are
 * read when the products are held. Lines that stand in an order which is being paid count as gone. Points are asked for
 * only when something costs points, promotions only for add-ons.
 */
export async function loadOrderFacts(
  shop: Shop,
  tx: Tx,
  { memberId, language, caller, body, isBarcodeKnown, terms, now }: OrderAsked,
): Promise<LoadedFacts> {
  const lineIds = body.cart_item_ids
  const keys = countedKeys(shop, { memberId, caller })
  const [buyer, locked, { lines, lostFirstPrice }, recipient] = await Promise.all([
    lockBuyer(tx, memberId),
    lockStockOfLines(tx, { memberId, lineIds, keys: Object.values(keys), now }),
    loadOrderableLines(tx, { memberId, language, now, lineIds }),
    loadRecipient(tx, { memberId, body }),
  ])
  const discount = await loadDiscount(shop, tx, { memberId, word: body.discount_code })
  const wished = wishes(body)
  const card = paysBySavedCard(wished)
    ? await openCard(tx, { memberId, uuid: wished.card_info?.card_id ?? '', cipher: shop.cipher, now })
    : null
  const points = pointsOf(lines) > 0 ? (await holdAccount(tx, { memberId, now })).balance : 0
  const facts: OrderFacts = {
    now,
    member: { id: memberId, ...buyer, points, lostFirstPrice },
    cart_item_ids: lineIds,
    lines,
    promotions: lines.some(({ item_type }) => item_type === 'add_on') ? await listPromotions(tx, now) : noPromotions,
    freeStock: locked.freeStock,
    counted: { underWay: readUnderWay(locked, keys), limits: orderLimitsOf(shop) },
    discount: discount.asked,
    recipient,
    ...wished,
    isBarcodeKnown,
    isSavedCardUsable: card && card.ok,
    terms,
    districts: taiwanDistricts,
    judgePhone,
  }
  return { facts, discount: discount.found, savedCard: card?.ok ? card.value : null }
}

const noPromotions: AddOnPromotions = { normal: null, refrigeration: null, freezing: null }

/** What the shopper wishes, as the rules call it. */
function wishes(body: PlaceOrderBody) {
  return {
    shipping_method: body.shipping_method ?? null,
    received_time: body.received_time ?? null,
    sender: body.sender ?? null,
    paymentMethod: body.payway ? methodOfPayway(body.payway) : null,
    instalment: body.instalment ?? null,
    card_info: body.card_info ?? null,
    invoice: body.invoice_info ?? null,
    remark: body.remark,
    totalTheShopperSaw: body.grand_total ?? null,
  }
}

/** A code that does not exist is counted: whoever tries many is guessing. */
async function loadDiscount(shop: Shop, tx: Tx, { memberId, word }: { memberId: number; word: string | null | undefined }) {
  if (!word) return { asked: null, found: null }
  const code = normaliseCode(word)
  const seen = await findDiscount(tx, { memberId, word: code })
  if (!seen) {
    await takeTurns(shop, tx, [{ name: 'unknownCodes', of: memberId }])
    return { asked: { code: null, uses: { all: 0, mine: 0 } }, found: null }
  }
  await lockDiscount(tx, seen.id)
  const found = (await findDiscount(tx, { memberId, word: code })) ?? seen
  return { asked: { code: found.code, uses: found.uses }, found }
}
