import { findListPrice, findUnsoldListPrices } from '#server/catalog/products/list-prices/judge-list-prices.ts'
import { giveListPriceReason } from '#server/catalog/products/list-prices/give-list-price-reason.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { setsPrices } from './sets-prices.ts'

const { listPrices } = staff

export const listPriceRoutes = {
  find: listPrices.find.handler(async ({ context: { shop }, input: { id } }) => {
    const found = await findListPrice(shop, id)
    if (!found) throw problem({ status: 'product_not_found' })
    return found
  }),

  judge: listPrices.judge.handler(async ({ context: { shop }, input: { products } }) => findUnsoldListPrices(shop, products)),

  giveReason: listPrices.giveReason.handler(async ({ context: { shop, actor, permissions }, input }) => {
    if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const given = await giveListPriceReason(shop, { ...input, actor })
    if (given.ok) return { status: 'done' as const }
    throw problem({ status: given.refusal.code === 'unknown_product' ? 'product_not_found' : 'list_price_changed' })
  }),
}
