import { createMemoryHistory, createRootRouteWithContext, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { isLanguage, type Language } from '#rules/locale.ts'
import type { RouterContext } from '#storefront/data/context.ts'
import { loadFrame } from '#storefront/data/load-frame.ts'
import { parseSearch, stringifySearch } from '#storefront/data/search-params.ts'
import { load, ProductPage } from '#storefront/pages/shopping/product.tsx'
import { PreviewDocument, PreviewFrame } from './preview-frame.tsx'
import { CardPreview, CartPreview, SearchPreview } from './preview-pieces.tsx'
import type { PreviewContext } from './use-previewed.ts'

type PreviewWanted = Omit<PreviewContext, 'clientOf'> & {
  language: Language
  product: number
  view: 'page' | 'card' | 'cart' | 'search'
}

/** The sources of what a preview may show, for the tags of their styles. */
const previewSources = ['pages/shopping/product.tsx', 'pages/shopping/search.tsx', 'pages/cart/cart.tsx', 'pages/cart/filled-cart.tsx'].map(
  (source) => `src/storefront/${source}`,
)

/**
 * A product drawn with the shop's own parts for one viewer, without a script: `draw` needs no client any more. The routes stand under the
 * addresses of the shop's, where its pages look for what they have loaded.
 */
export async function openPreview(
  { language, product, view, ...wanted }: PreviewWanted,
  { clientOf }: Pick<RouterContext, 'clientOf'>,
): Promise<{ draw: () => string; sources: readonly string[] }> {
  const address = view === 'page' ? `/${language}/product/${product}` : `/${language}/${view}`
  const router = createRouter({
    routeTree: previewTree(),
    context: { ...wanted, clientOf },
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
    isServer: true,
  })
  await router.load()
  const failed = router.state.matches.find((match) => match.status === 'error' || match.status === 'notFound')
  if (failed) throw failed.error ?? new Error(`There is no preview at ${address}`)
  return { draw: () => `<!doctype html>${renderToString(<RouterProvider router={router} />)}`, sources: previewSources }
}

function previewTree() {
  const root = createRootRouteWithContext<PreviewContext>()({ component: PreviewDocument })
  const shop = createRoute({
    getParentRoute: () => root,
    path: '$language',
    context: ({ params, context }) => {
      const language = isLanguage(params.language) ? params.language : 'zh'
      return { language, client: context.clientOf(language) }
    },
    loader: ({ context }) => loadFrame({ context, params: {} }),
    component: PreviewFrame,
  })
  const page = createRoute({ getParentRoute: () => shop, path: 'product/$product', loader: load, component: ProductPage })
  const card = createRoute({ getParentRoute: () => shop, path: 'card', component: CardPreview })
  const cart = createRoute({ getParentRoute: () => shop, path: 'cart', component: CartPreview })
  const search = createRoute({ getParentRoute: () => shop, path: 'search', component: SearchPreview })
  return root.addChildren([shop.addChildren([page, card, cart, search])])
}
