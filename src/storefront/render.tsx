import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ShopClient } from '#contract/client.ts'
import type { Language } from '#rules/locale.ts'
import { createShopRouter } from './routes.ts'

export type Rendered = {
  status: number
  headers: Headers
  html: string
  /** The sources of the pages that were drawn, for the tags that load them. */
  sources: string[]
}

/**
 * A page as HTML, with everything awaited: what stands in it can be kept and sent to anybody. It reaches the shop only
 * through the client it is given, which calls the handlers in the same process.
 */
export async function render(request: Request, { clientOf }: { clientOf: (language: Language) => ShopClient }): Promise<Rendered> {
  const router = createShopRouter({ origin: new URL(request.url).origin, clientOf })
  const answer = createRequestHandler({ request, createRouter: () => router })
  let html = ''
  // The text goes past the response: encoded into one and read out of it again it would cost more than the queries of a page.
  const { status, headers } = await answer(async ({ responseHeaders }) => {
    html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  })
  const sources = router.state.matches.flatMap((match) => match.staticData.source ?? [])
  return { status, headers, html, sources }
}

export type Facts = { dependsOn: string[]; query: string[]; takesCards: boolean }

const noClient = (): never => {
  throw new Error('Addresses are only looked up here; nothing is called.')
}
const addresses = createShopRouter({ origin: '', clientOf: noClient })

/** What the page at that path says of itself, without rendering it; undefined where there is no page. */
export function factsOfPage(path: string): Facts | undefined {
  const [routes, , found] = addresses.getMatchedRoutes(path)
  if (!found || found.children) return undefined
  const told = routes.map((route) => route.options.staticData ?? {})
  return {
    dependsOn: [...new Set(told.flatMap((page) => page.dependsOn ?? []))],
    query: told.flatMap((page) => page.query ?? []),
    takesCards: told.some((page) => page.takesCards === true),
  }
}
