import { open } from '#server/http/procedures.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes = {
  search: open.products.search.handler(({ context, input }) =>
    searchProducts(context.shop, { words: input.q.name_or_description_cont, page: input.page, language: context.language }),
  ),
}
