import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { setsPrices } from './sets-prices.ts'

/** Whoever may only propose prices does not see what goods cost (D-218). */
export const seesCost = (permissions: ReadonlyMap<PermissionName, Share>) => permissions.has('reports.view') || setsPrices(permissions)
