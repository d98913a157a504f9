import type { Twd } from '#rules/money.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import type { ProductFlag } from '../product-filter.ts'
import type { PriceEnding } from './changed-price.ts'

/** What can be done with many products at once (GDS-06), and what it needs to know. Moments are ISO 8601. */
export type BulkMove =
  | { kind: 'on' }
  | { kind: 'off' }
  | { kind: 'archive' }
  /** Of what is on sale already only the end is said. */
  | { kind: 'schedule'; on_at: string | null; off_at: string | null }
  | { kind: 'price'; price: Twd }
  | { kind: 'price_by_percent'; percent: number; ending: PriceEnding | null }
  | { kind: 'price_by_amount'; amount: Twd }
  | { kind: 'origin_price'; price: Twd }
  | { kind: 'flag'; flag: ProductFlag; is: boolean }
  /** Null for both: no limit (GDS-25). */
  | { kind: 'member_limit'; limit: number | null; days: number | null }
  /** Null: of none. */
  | { kind: 'brand'; brand: number | null }
  | { kind: 'add_to_category'; category: number }
  | { kind: 'remove_from_category'; category: number }
export type BulkKind = BulkMove['kind']

/** What a batch has done: one move with all of its products, or with each of them what was typed into the grid (GDS-10). */
export type BatchMove = BulkMove | { kind: 'grid'; cells: number; /** Among them are prices or flags. */ priced: boolean }

const bulkMovesNeed: Readonly<Record<BulkKind, PermissionName>> = {
  on: 'products.publish',
  off: 'products.publish',
  archive: 'products.publish',
  schedule: 'products.publish',
  price: 'products.price',
  price_by_percent: 'products.price',
  price_by_amount: 'products.price',
  origin_price: 'products.price',
  flag: 'products.price',
  member_limit: 'products.price',
  brand: 'products.texts',
  add_to_category: 'products.texts',
  remove_from_category: 'products.texts',
}

export const bulkKinds = Object.keys(bulkMovesNeed) as BulkKind[]

/** Whether somebody may make a move; whoever may only propose prices sets none (D-218). */
export function mayMoveMany(permissions: ReadonlyMap<PermissionName, Share>, kind: BulkKind): boolean {
  const needed = bulkMovesNeed[kind]
  return needed === 'products.price' ? permissions.get(needed) === 'all' : permissions.has(needed)
}

/** Whether somebody may take back what a batch has done. */
export function mayReturnBatch(permissions: ReadonlyMap<PermissionName, Share>, move: BatchMove): boolean {
  if (move.kind !== 'grid') return mayMoveMany(permissions, move.kind)
  return permissions.has('products.texts') && (!move.priced || permissions.get('products.price') === 'all')
}

/** So many products one selection and one batch hold (GDS-05), and so many are written in one transaction (GDS-09). */
export const mostProducts = 5000
export const productsOfTransaction = 500

export const daysToTakeBack = 30

/** Whether a batch can still be taken back (GDS-09). */
export function mayTakeBack({ appliedAt, now }: { appliedAt: Date; now: Date }): boolean {
  return now.getTime() - appliedAt.getTime() <= daysToTakeBack * 86_400_000
}
