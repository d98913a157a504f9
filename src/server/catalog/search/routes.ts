import { open } from '#server/platform/http/procedures.ts'
import { suggestProducts } from './suggest-products.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes = {
  search: open.products.search.handler(({ context, input }) =>
    searchProducts(context.shop, { words: input.q.name_or_description_cont, page: input.page, language: context.language }),
  ),
  suggest: open.products.suggest.handler(({ context, input }) =>
    suggestProducts(context.shop, { words: input.q, language: context.language }),
  ),
}
