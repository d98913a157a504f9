import type { Shop } from '#server/platform/shop.ts'

/** Every answer bears the id under which the log speaks of its request. */
export const requestIdHeader = 'x-request-id'

/** Chance is asked once per process, not per request, where it cost a tenth of a page's time; a count does the rest. */
export function requestIds(shop: Shop): () => string {
  const start = Buffer.from(shop.randomBytes(6)).toString('base64url')
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}
