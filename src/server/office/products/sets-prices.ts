import type { PermissionName, Share } from '#rules/staff/permissions.ts'

/** Whoever may only propose prices does not set them, nor what goods cost (D-218). */
export function setsPrices(permissions: ReadonlyMap<PermissionName, Share>): boolean {
  return permissions.get('products.price') === 'all'
}
