import { specialLists } from '#contract/shop/api/products.ts'
import type { ApiContext } from '#server/platform/http/api-context.ts'
import { cleanHtml } from '#server/platform/http/clean-html.ts'
import { open } from '#server/platform/http/procedures.ts'
import { problem } from '#server/platform/http/problem.ts'
import { canBuyFirst } from './can-buy-first.ts'
import { findCategory } from './find-category.ts'
import { findProduct } from './find-product.ts'
import { listCategories } from './list-categories.ts'
import { listSpecial } from './list-special.ts'
import { listCategoryPictures } from './store.ts'

export const categoryRoutes = {
  list: open.categories.list.handler(({ context }) => listCategories(context.shop, context.language)),

  pictures: open.categories.pictures.handler(async ({ context }) => ({ pictures: await listCategoryPictures(context.shop.database.db) })),

  find: open.categories.find.handler(async ({ context, input }) => {
    const found = await findCategory(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    const show = await priceShower(context)
    return { ...found.value, products: found.value.products.map(show) }
  }),
}

export const productRoutes = {
  find: open.products.find.handler(async ({ context, input }) => {
    const found = await findProduct(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    const show = await priceShower(context)
    const { accessories, content, ...product } = found.value
    return { ...show(product), accessories: accessories.map(show), content: cleanHtml(content) }
  }),

  special: open.products.special.handler(async ({ context, input }) => {
    const key = specialLists.find((special) => special === input.key)
    if (!key) throw problem({ status: 'category_not_found' })
    const { products } = await listSpecial(context.shop, { key, rows: input.rows, language: context.language })
    return { products: products.map(await priceShower(context)) }
  }),
}

type FirstPriced = { first_purchase_price: number | null }

/** First-purchase prices are for guests and for members who may still have them (D-14). */
async function priceShower({ shop, session }: ApiContext): Promise<<Card extends FirstPriced>(card: Card) => Card> {
  const caller = await session()
  const isShown = !caller || (await canBuyFirst(shop.database.db, caller.memberId))
  return (card) => (isShown ? card : { ...card, first_purchase_price: null })
}
