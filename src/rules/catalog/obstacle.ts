import { isPointsOnly } from './product.ts'
import type { Twd } from '#rules/money.ts'
import { isSoldTo } from '#rules/members/vip.ts'

/** Why goods are not sold to this member, who would be refused; with what is missing. `missing` is null when nobody can say how much. */
export type Obstacle =
  | { code: 'vip_only'; spent: Twd; missing: Twd | null }
  | { code: 'points_short'; needed: number; balance: number; missing: number }

type Buyer = { vip: number; vip_spending: Twd; vip_next_at: Twd | null; shopping_point: number }
type Wanted = { members_only: boolean; price: Twd; shopping_point_price: number | null }

export function obstacleFor(product: Wanted, { buyer, quantity = 1 }: { buyer: Buyer; quantity?: number }): Obstacle | null {
  if (!isSoldTo(product, buyer)) {
    const { vip_spending: spent, vip_next_at: next } = buyer
    return { code: 'vip_only', spent, missing: next === null ? null : Math.max(0, next - spent) }
  }
  const needed = isPointsOnly(product) ? (product.shopping_point_price ?? 0) * quantity : 0
  const { shopping_point: balance } = buyer
  return needed > balance ? { code: 'points_short', needed, balance, missing: needed - balance } : null
}
