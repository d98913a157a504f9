import { listGoodsById } from '#server/catalog/products/published/search-goods.ts'
import { listWishesOf } from '#server/people/wishlist/published/wishes-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listCartLinesOf } from '#server/sales/cart/published/lines-of.ts'

/** What a member wishes for and has in their cart. Nothing of it is changed by looking (MBR-03). */
export async function findGoodsOfMember({ database: { db } }: Shop, own: { memberId: number; now: Date }) {
  const [wished, lines] = await Promise.all([listWishesOf(db, own), listCartLinesOf(db, own)])
  const goods = await listGoodsById(db, [...new Set([...wished, ...lines].map(({ product_id }) => product_id))])
  const nameOf = (id: number) => {
    const product = goods.find((each) => each.id === id)
    return { zh: product?.name_zh ?? '', en: product?.name_en || (product?.name_zh ?? '') }
  }
  return {
    wishes: wished.map(({ product_id: id }) => ({ id, name: nameOf(id) })),
    cart: lines.map(({ product_id: id, quantity }) => ({ id, name: nameOf(id), quantity })),
  }
}
