import type { PermissionName } from '../staff/permissions.ts'

/** What is written as files that people fetch. */
export const exportKinds = ['orders', 'order_lines', 'members', 'audit', 'products', 'prices', 'stock', 'families'] as const
export type ExportKind = (typeof exportKinds)[number]

/** What asking for each needs; who holds it sees in the list what others have asked for (IMP-19). */
export const exportNeeds: Readonly<Record<ExportKind, PermissionName>> = {
  orders: 'orders.export',
  order_lines: 'orders.export',
  members: 'members.export',
  audit: 'audit.export',
  products: 'goods.export',
  prices: 'goods.export',
  stock: 'goods.export',
  families: 'goods.export',
}
