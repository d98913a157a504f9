import type { ShopClient } from '#contract/shop/client.ts'
import type { Language } from '#rules/locale.ts'
import type { ContentVersions } from '#server/platform/followed-versions.ts'

export type ClientOf = (language: Language) => ShopClient

/**
 * Who asks the shop while pages are drawn: one client for each language and state of the content. What every page asks
 * for, a client asks for once, so all pages of one state share it. A page that belongs to no state gets clients of its own.
 */
export function clientsOfPages(make: ClientOf): (versions: ContentVersions | undefined) => ClientOf {
  const ofState = new WeakMap<ContentVersions, ClientOf>()
  return (versions) => {
    const known = versions && ofState.get(versions)
    if (known) return known
    const clientOf = oncePerLanguage(make)
    if (versions) ofState.set(versions, clientOf)
    return clientOf
  }
}

function oncePerLanguage(make: ClientOf): ClientOf {
  const clients = new Map<Language, ShopClient>()
  return (language) => {
    const client = clients.get(language) ?? make(language)
    clients.set(language, client)
    return client
  }
}
