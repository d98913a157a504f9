import { shown, shownToViewer } from '#server/platform/http/procedures.ts'
import { viewerOf } from '#server/platform/http/viewer-of.ts'
import { suggestProducts } from './suggest-products.ts'
import { searchProducts } from './search-products.ts'

export const searchRoutes = {
  search: shownToViewer.products.search.handler(async ({ context, input: { q, page } }) => {
    const { shop, language } = context
    return searchProducts(shop, { words: q.name_or_description_cont, page, language, viewer: await viewerOf(context) })
  }),
  suggest: shown.products.suggest.handler(({ context, input }) =>
    suggestProducts(context.shop, { words: input.q, language: context.language }),
  ),
}
