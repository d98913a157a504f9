import { inLanguage } from '#rules/locale.ts'
import { memberOrLocked, member } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { addToCartTexts } from '#texts/shared/problems.ts'
import { addAddOn } from './add-add-on.ts'
import { addToCart } from './add-to-cart.ts'
import { changeLine } from './change-line.ts'
import { listAddOnOffers } from './list-add-on-offers.ts'
import { readCart } from './read-cart.ts'
import { removeLine } from './remove-line.ts'

export const cartRoutes = {
  read: member.cart.read.handler(({ context }) => readCart(context.shop, context)),

  /** A locked account learns it from this one call's status, not from an error (api 4.34). */
  add: memberOrLocked.cart.add.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const asked = { memberId, language, productId: input.product_id, quantity: input.quantity, picks: input.optional_items }
    const added = await addToCart(shop, asked)
    if (!added.ok) throw problem(added.refusal)
    const { status } = added.value
    const message = inLanguage(addToCartTexts[status], language)
    if (added.value.status !== 'normal') return { status: added.value.status, message }
    return { status: added.value.status, message, cart_item: added.value.line }
  }),

  change: member.cart.change.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const { id: lineId, quantity, optional_items: picks, exchanged } = input
    const changed = await changeLine(shop, { memberId, language, lineId, quantity, picks, exchanged })
    if (!changed.ok) throw problem(changed.refusal)
    return { status: 'update_success', cart_item: changed.value }
  }),

  remove: member.cart.remove.handler(async ({ context, input }) => {
    await removeLine(context.shop, { memberId: context.memberId, lineId: input.id })
    return { status: 'destroy_success' }
  }),
}

export const addOnRoutes = {
  promotions: member.addOns.promotions.handler(({ context }) => listAddOnOffers(context.shop, context)),

  add: member.addOns.add.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const added = await addAddOn(shop, { memberId, language, productId: input.product_id })
    if (!added.ok) throw problem(added.refusal)
    const message = inLanguage(addToCartTexts[added.value.status], language)
    if (added.value.status !== 'created_success') return { status: added.value.status, message }
    return { status: added.value.status, message, cart_item: added.value.line }
  }),
}
