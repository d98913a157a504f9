import { bulkKinds, mayMoveMany, type BulkKind } from '#rules/catalog/bulk/bulk-move.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { useMe } from '../../../data/use-me.ts'

/** The moves that this person may make with many products. */
export function useBulkKinds(): BulkKind[] {
  const { permissions } = useMe()
  const held = new Map(Object.entries(permissions) as [PermissionName, Share][])
  return bulkKinds.filter((kind) => mayMoveMany(held, kind))
}
