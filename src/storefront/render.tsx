import { createRequestHandler, getSsrStatus, RouterServer, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { createShopRouter } from './routes.ts'
import { brokenPicturesScript } from '#ui/pictures/broken-pictures-script.ts'
import { earlyPressesScript } from '#ui/early-presses-script.ts'
import { pricesScript } from '#ui/prices-script.ts'
import { themeScript } from '#ui/theme-script.ts'

export { findPage } from './find-page.ts'
export { openPreview } from './preview/open-preview.tsx'

export type Asked = {
  /** Path and query. */
  address: string
  /** Where the shop is, without a slash at the end. */
  origin: string
  /** Another origin from which files are fetched. */
  files?: string
  terms: TermsOfDay
}

export type Rendered = {
  status: number
  headers: Headers
  html: string
  /** The texts of the inline scripts that the storefront itself wrote. Whatever else may run, it came with the content. */
  scripts: string[]
  /** The sources of the pages that were drawn, for the tags that load them. */
  sources: string[]
  /** There is nothing to read on it before its scripts have run. */
  membersOnly: boolean
}

/**
 * A page as HTML, with everything awaited: what stands in it can be kept and sent to anybody. It reaches the shop only
 * through the client it is given, which calls the handlers in the same process.
 */
export async function render(
  { address, ...context }: Asked,
  { clientOf }: { clientOf: (language: Language) => ShopClient },
): Promise<Rendered> {
  const router = createShopRouter({ ...context, clientOf })
  router.update({ ...router.options, ssr: { nonce: ownMark } })
  const answer = createRequestHandler({ request: new Request(context.origin + address), createRouter: () => router })
  let html = ''
  // The text goes past the response: encoded into one and read out of it again it would cost more than the queries of a page.
  const { status, headers } = await answer(async ({ responseHeaders }) => {
    html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders })
  })
  const { matches } = router.state
  const sources = matches.flatMap((match) => match.staticData.source ?? [])
  const membersOnly = matches.some((match) => match.staticData.membersOnly)
  return { status, headers, ...withoutMarks(html), sources, membersOnly }
}

/** Marks the scripts that the router writes. It leaves with none of the pages, so nobody can put it onto a script of theirs. */
const ownMark = crypto.randomUUID()
const markedScripts = new RegExp(`<script nonce="${ownMark}"[^>]*>([\\s\\S]*?)</script>`, 'g')

const earlyScripts = [themeScript, pricesScript, brokenPicturesScript, earlyPressesScript]

function withoutMarks(html: string): { html: string; scripts: string[] } {
  const marked = [...html.matchAll(markedScripts)].map(([, text = '']) => text)
  return { html: html.replaceAll(` nonce="${ownMark}"`, ''), scripts: [...earlyScripts, ...marked] }
}
