import { createRootRouteWithContext, createRoute, notFound } from '@tanstack/react-router'
import { isLanguage } from '#rules/locale.ts'
import type { RouterContext } from '#storefront/data/context.ts'
import { Document } from './document.tsx'
import { ShopFrame } from '#storefront/pages/frame/shop-frame.tsx'
import { loadFrame } from '#storefront/data/load-frame.ts'

export const root = createRootRouteWithContext<RouterContext>()({ component: Document })

/** What stands around every page of the shop, in a language. */
export const shop = createRoute({
  getParentRoute: () => root,
  path: '$language',
  params: { parse: ({ language }) => ({ language: languageIn(language) }), stringify: ({ language }) => ({ language }) },
  context: ({ params, context }) => ({ language: params.language, client: context.clientOf(params.language) }),
  loader: ({ context }) => loadFrame({ context, params: {} }),
  staleTime: Number.POSITIVE_INFINITY,
  component: ShopFrame,
})

function languageIn(segment: string) {
  return isLanguage(segment) ? segment : leadNowhere()
}

export function leadNowhere(): never {
  throw notFound()
}
