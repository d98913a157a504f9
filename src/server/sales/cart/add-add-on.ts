import type { CartItem } from '#contract/shop/api/cart.ts'
import { decideAddOn, type AddOnRefusal } from '#rules/cart/cart-change.ts'
import { limitBeside } from '#rules/catalog/member-limit.ts'
import type { Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { lockAddOnOffer } from '#server/sales/promotions/lock-add-on-offer.ts'
import type { Shop } from '#server/platform/shop.ts'
import { readWrittenLine } from './read-cart.ts'
import { createAddOnLine, findProductToAdd, hasAddOn, leaveLineToOrder, lockMember } from './store.ts'

export type AddOnAdded = { status: 'created_success'; line: CartItem } | { status: AddOnRefusal }

/** Puts one unit of an add-on into a member's cart, while its promotion runs (PRM-04, D-17). */
export async function addAddOn(
  shop: Shop,
  { language, ...asked }: { memberId: number; productId: number; language: Language },
): Promise<Result<AddOnAdded, { status: 'product_not_found' }>> {
  return shop.database.transaction(async (tx) => {
    const member = await lockMember(tx, asked.memberId)
    const now = shop.now()
    const offer = await lockAddOnOffer(tx, { productId: asked.productId, now })
    const product = await findProductToAdd(tx, { ...asked, now })
    if (!offer || !product) return refuse({ status: 'product_not_found' })
    const member_limit = limitBeside(product.member_limit, (product.is_being_paid ? 0 : (product.held ?? 0)) + product.picked)
    const decided = decideAddOn({ member, product: { ...product, member_limit }, isInCart: await hasAddOn(tx, asked) })
    if (!decided.ok) return ok({ status: decided.refusal.code })
    await leaveLineToOrder(tx, { ...asked, origin: 'add_on' })
    const lineId = await createAddOnLine(tx, { ...asked, offerId: offer.id })
    // Read before it can be taken out again.
    return ok({ status: 'created_success', line: await readWrittenLine(tx, { ...asked, language, now, lineId }) })
  })
}
