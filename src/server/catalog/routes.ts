import { specialLists } from '#contract/api/products.ts'
import { cleanHtml } from '#server/http/clean-html.ts'
import { open } from '#server/http/procedures.ts'
import { problem } from '#server/http/problem.ts'
import { findCategory } from './find-category.ts'
import { findProduct } from './find-product.ts'
import { listCategories } from './list-categories.ts'
import { listSpecial } from './list-special.ts'

export const categoryRoutes = {
  list: open.categories.list.handler(({ context }) => listCategories(context.shop, context.language)),

  find: open.categories.find.handler(async ({ context, input }) => {
    const found = await findCategory(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return found.value
  }),
}

export const productRoutes = {
  find: open.products.find.handler(async ({ context, input }) => {
    const found = await findProduct(context.shop, { id: input.id, language: context.language })
    if (!found.ok) throw problem(found.refusal)
    return { ...found.value, content: cleanHtml(found.value.content) }
  }),

  special: open.products.special.handler(async ({ context, input }) => {
    const key = specialLists.find((special) => special === input.key)
    if (!key) throw problem({ status: 'category_not_found' })
    return listSpecial(context.shop, { key, rows: input.rows, language: context.language })
  }),
}
