import type { ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'

/** What every page may use, on the server and in the browser alike. */
export type RouterContext = {
  /** Where the shop is, without a slash at the end. */
  origin: string
  /** Another origin from which pictures, films and built files are fetched; left out, they come from the shop itself. */
  files?: string
  clientOf: (language: Language) => ShopClient
  /** What the shop charges, grants and promises, as it stood when the document was drawn. */
  terms: TermsOfDay
}

/** What a page's `load` is given. */
export type Visit<Params = unknown> = {
  context: RouterContext & { client: ShopClient; language: Language }
  params: Params
}
