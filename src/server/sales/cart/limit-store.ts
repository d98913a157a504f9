import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import { hiddenList } from '#database/hidden.ts'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import { cartLinesBeingPaid } from '#server/sales/orders/published/ordered-cart-lines.ts'
import { leftOfMemberLimit } from '#server/sales/orders/published/left-of-member-limit.ts'
import { limitsOfPicks, unitsBeside, unitsPicked } from './left-of-picks.ts'

// What is left to a member of goods with a limit per member (D-205), asked for those goods alone: few have one. Within the query of the
// cart's lines PostgreSQL planned it anew each time, which took it longer than everything else that it does for an order.

type Db = Kysely<Tables>
type Asked = { memberId: number; now: Date }

/** Lines of a cart, each with its limit: a product by its own, a bundle by those of what is picked into it. */
export async function withLimits<Row extends { line_id: number; has_limit: boolean; bundle_entries: readonly unknown[] }>(
  db: Db,
  rows: readonly Row[],
  { memberId, now }: Asked,
) {
  const lineIds = rows.filter((row) => row.has_limit || row.bundle_entries.length > 0).map(({ line_id: id }) => id)
  const found = lineIds.length === 0 ? [] : await limitsOfLines(db, { memberId, now, lineIds })
  const limits = new Map(found.map(({ line_id: id, ...limit }) => [id, limit]))
  return rows.map((row) => ({ ...row, ...(limits.get(row.line_id) ?? noLimits) }))
}

const noLimits = { member_limit: null, units_beside: null, pick_limits: [] }

const limitsOfLines = prepared((db, value: ValueOf<Asked & { lineIds: readonly number[] }>) =>
  db
    .selectFrom('cart_items')
    .innerJoin('products', 'products.id', 'cart_items.product_id')
    .where('cart_items.id', '=', anyOf(hiddenList(value('lineIds'))))
    .select([
      'cart_items.id as line_id',
      leftOfMemberLimit(value('memberId'), value('now')).as('member_limit'),
      unitsBeside(value('memberId')).as('units_beside'),
      limitsOfPicks({ memberId: value('memberId'), now: value('now'), line: sql.ref('cart_items.id') }).as('pick_limits'),
    ]),
)

/** The same of a product that is to be added. `added_on`, `picked`: units of it that came as an add-on, and into bundles. */
export async function withLimitsToAdd<Product extends { has_limit: boolean; optional_bundles: readonly unknown[] }>(
  db: Db,
  product: Product,
  asked: Asked & { productId: number },
) {
  const mayBeLimited = product.has_limit || product.optional_bundles.length > 0
  const [limits] = mayBeLimited ? await limitsToAdd(db, asked) : []
  return { ...product, ...(limits ?? noLimitsToAdd) }
}

const noLimitsToAdd = { member_limit: null, added_on: 0, picked: 0, pick_limits: [] }

const limitsToAdd = prepared((db, value: ValueOf<Asked & { productId: number }>) =>
  db
    .selectFrom('products')
    .leftJoin('cart_items as line', (join) =>
      join.onRef('line.product_id', '=', 'products.id').on('line.user_id', '=', value('memberId')).on('line.origin', '=', 'buyer'),
    )
    .where('products.id', '=', value('productId'))
    .select([
      leftOfMemberLimit(value('memberId'), value('now')).as('member_limit'),
      sql<number>`coalesce((select sum(added.quantity) from cart_items as added
        where added.user_id = ${value('memberId')} and added.product_id = products.id and added.origin = 'add_on'
          and added.id not in ${cartLinesBeingPaid(value('memberId'))}), 0)::int`.as('added_on'),
      unitsPicked(value('memberId')).as('picked'),
      limitsOfPicks({ memberId: value('memberId'), now: value('now'), line: sql.ref('line.id') }).as('pick_limits'),
    ]),
)
