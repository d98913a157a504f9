import type { PermissionName, Share } from '#rules/staff/permissions.ts'

type Held = ReadonlyMap<PermissionName, Share>

/** Whoever may only propose prices does not set them, nor what goods cost (D-218). */
export const setsPrices = (permissions: Held) => permissions.get('products.price') === 'all'

export const seesCost = (permissions: Held) => permissions.has('reports.view') || setsPrices(permissions)
