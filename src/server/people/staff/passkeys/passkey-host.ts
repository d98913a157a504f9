import { isIP } from 'node:net'
import type { ShopSettings } from '#server/platform/shop.ts'

/**
 * The host that passkeys belong to, and the origin whose pages may ask for them (ACC-16). Browsers know no passkeys of an address in
 * figures: a shop that is only tried out on its own machine has them as localhost.
 */
export function passkeyHost({ officeAddress }: Pick<ShopSettings, 'officeAddress'>): { rpID: string; origin: string } {
  const url = new URL(officeAddress)
  if (isIP(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}
