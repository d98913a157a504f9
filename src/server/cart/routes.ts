import { inLanguage } from '#rules/locale.ts'
import { memberOrLocked, member } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { addToCartTexts } from '#texts/problems.ts'
import { addToCart } from './add-to-cart.ts'
import { changeLine } from './change-line.ts'
import { loadCartLines, readCart } from './read-cart.ts'
import { removeLine } from './store.ts'

export const cartRoutes = {
  read: member.cart.read.handler(({ context }) => readCart(context.shop, context)),

  /** A locked account learns it from this one call's status, not from an error (api 4.34). */
  add: memberOrLocked.cart.add.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const asked = { memberId, productId: input.product_id, quantity: input.quantity, picks: input.optional_items }
    const added = await addToCart(shop, asked)
    if (!added.ok) throw problem(added.refusal)
    const { status } = added.value
    const message = inLanguage(addToCartTexts[status], language)
    if (added.value.status !== 'normal') return { status: added.value.status, message }
    const { lineId } = added.value
    const line = (await loadCartLines(shop.database.db, { memberId, language, now: shop.now() })).find((each) => each.id === lineId)
    if (!line) throw problem({ status: 'cart_item_not_found' })
    return { status: added.value.status, message, cart_item: line }
  }),

  change: member.cart.change.handler(async ({ context, input }) => {
    const { shop, memberId, language } = context
    const { id: lineId, quantity, optional_items: picks, exchanged } = input
    const changed = await changeLine(shop, { memberId, language, lineId, quantity, picks, exchanged })
    if (!changed.ok) throw problem(changed.refusal)
    return { status: 'update_success', cart_item: changed.value }
  }),

  remove: member.cart.remove.handler(async ({ context, input }) => {
    await removeLine(context.shop.database.db, { memberId: context.memberId, lineId: input.id, now: context.shop.now() })
    return { status: 'destroy_success' }
  }),
}
