import type { DiscountAnswer } from '#contract/shop/api/discount.ts'
import { quoteCart, type QuotedLine } from '#rules/cart/cart-quote.ts'
import { decideDiscount, normaliseCode } from '#rules/promotions/discount.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import type { Twd } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { DeliveryTerms } from '#rules/terms.ts'
import { loadCartLines } from '#server/sales/cart/read-cart.ts'
import { findDiscount } from '#server/sales/discounts/find-discount.ts'
import { giveTurnBack, takeTurns } from '#server/platform/limits/take-turn.ts'
import { tooMany, type TooMany } from '#server/platform/limits/too-many.ts'
import type { Shop } from '#server/platform/shop.ts'

export type DiscountAsked = { memberId: number; cartItemIds: readonly number[]; code: string; language: Language }

/** The answer without its words: those are added at the door. */
export type DiscountFound = Omit<DiscountAnswer, 'message'>

/**
 * What a discount code takes off these lines at today's prices (DSC-03, DSC-04). A code that gives nothing is an answer
 * with the totals as they are (D-26); refused is only a call about no lines, or about lines that are not in the cart, and
 * one of somebody who has tried many codes that do not exist, whatever this one is.
 */
export async function calculateDiscount(
  shop: Shop,
  { memberId, cartItemIds, code: word, language }: DiscountAsked,
): Promise<Result<DiscountFound, { status: 'no_cart_items' | 'invalid_cart_item_error' } | TooMany>> {
  if (cartItemIds.length === 0) return refuse({ status: 'no_cart_items' })
  const { db } = shop.database
  const now = shop.now()
  const { delivery } = await shop.terms()
  const wanted = new Set(cartItemIds)
  const lines = (await loadCartLines(db, { memberId, language, now })).filter(({ id }) => wanted.has(id))
  if (lines.length < wanted.size) return refuse({ status: 'invalid_cart_item_error' })

  const turn = { name: 'unknownCodes', of: memberId } as const
  const taken = await takeTurns(shop, db, [turn])
  if (!taken.ok) return refuse(tooMany({ reason: 'codes', ...taken.refusal }))
  const found = await findDiscount(db, { memberId, word: normaliseCode(word) })
  if (found) await giveTurnBack(shop, db, turn)
  const { items_total } = quoteCart(lines, { terms: delivery })
  const decided = decideDiscount({ code: found?.code ?? null, uses: found?.uses ?? { all: 0, mine: 0 }, memberId, items_total, now })
  if (!decided.ok) return ok({ status: decided.refusal.code, ...amountsOf(lines, { terms: delivery, discount: 0 }), discount_code: null })
  return ok({
    status: 'success',
    ...amountsOf(lines, { terms: delivery, discount: decided.value }),
    discount_code: found && { name: inLanguage(found.name, language) },
  })
}

/** The amounts as they travel: the last one with the delivery that the cart expects (D-23). */
function amountsOf(
  lines: readonly QuotedLine[],
  given: { terms: DeliveryTerms; discount: Twd },
): Pick<DiscountAnswer, 'discount_amount' | 'discounted_total' | 'final_total'> {
  const { discount_amount, discounted_total, final_total } = quoteCart(lines, given)
  return { discount_amount, discounted_total, final_total }
}
