/** What a request is for, which decides how fast it has to be. */
export type RequestKind = 'page' | 'call' | 'search' | 'placing' | 'office' | 'file' | 'other'

/** Within how many seconds 95 of 100 requests of a kind are answered; twice that is an alarm. Placing waits for the card company. */
export const budgetSeconds: Readonly<Record<RequestKind, number>> = {
  page: 0.1,
  call: 0.2,
  search: 0.1,
  placing: 2,
  office: 0.5,
  file: 0.5,
  other: 1,
}

/** The kind of a request by the template of its address. */
export function kindOf(method: string, route: string): RequestKind {
  if (/^\/(?:zh|en)(?:\/|$)/.test(route)) return 'page'
  if (route === '/api/v1/products/search' || route === '/api/v1/product_suggestions') return 'search'
  if (route === '/api/v2/user/orders' && method === 'POST') return 'placing'
  if (/^\/(?:media|assets)\//.test(route)) return 'file'
  if (route.startsWith('/office')) return 'office'
  return /^\/(?:api|static_pages)\//.test(route) ? 'call' : 'other'
}
