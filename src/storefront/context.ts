import type { QueryClient } from '@tanstack/react-query'
import type { ShopClient } from '#contract/client.ts'
import type { Language } from '#rules/locale.ts'

/** What every page may use, on the server and in the browser alike. */
export type RouterContext = {
  clientOf: (language: Language) => ShopClient
  /** Member data of this browser. Empty while a page is rendered on the server. */
  queries: QueryClient
}

/** What a page's `load` is given. */
export type Visit<Params = unknown> = {
  context: { client: ShopClient; language: Language }
  params: Params
}
