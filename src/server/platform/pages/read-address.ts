import type { PageAsked } from './storefront-bundle.ts'

/** What is asked for, as the request line says it. */
export type AddressAsked = PageAsked & { /** With its question mark; empty without a query. */ search: string }

/** The path of a request line that may name a host, which is never believed: the shop's address is configured. */
const parts = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[\x21\x22\x24-\x7e]*)?/i

/** Path and query of a request for a page. Slashes in a row are one, and none stands at the end. */
export function readAddress(url: string): AddressAsked {
  const [, path = '', search = ''] = parts.exec(url) ?? []
  return { path: path.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''), query: new URLSearchParams(search), search }
}
