import { sql, type RawBuilder } from 'kysely'
import type { Given } from '#database/prepared.ts'
import { cartLinesBeingPaid } from '#server/sales/orders/published/ordered-cart-lines.ts'
import { leftOfMemberLimit } from '#server/sales/orders/published/left-of-member-limit.ts'

type InCart = { memberId: Given<number>; product: RawBuilder<number>; /** Left out of the count. */ except: RawBuilder<number | null> }

/** Units of a product that a member means to buy, line by line: in lines of its own, and picked into bundles (D-205). */
function unitsInCart({ memberId, product, except }: InCart) {
  return sql`(
    select held.id as line_id, held.quantity from cart_items as held
      where held.user_id = ${memberId} and held.product_id = ${product} and held.origin in ('buyer', 'add_on')
        and held.id is distinct from ${except} and held.id not in ${cartLinesBeingPaid(memberId)}
    union all
    select held.id, picked.quantity from cart_item_options as picked join cart_items as held on held.id = picked.cart_item_id
      where held.user_id = ${memberId} and picked.product_id = ${product} and held.origin in ('buyer', 'add_on')
        and held.id is distinct from ${except} and held.id not in ${cartLinesBeingPaid(memberId)}
  )`
}

/** Of a product with a limit per member: what is bought of it in other lines of the cart, those that came before this one and after. */
export function unitsBeside(memberId: Given<number>) {
  const units = unitsInCart({ memberId, product: sql.ref('products.id'), except: sql.ref('cart_items.id') })
  return sql<{ before: number; after: number } | null>`case when products.member_limit is not null then (
    select json_build_object('before', coalesce(sum(other.quantity) filter (where other.line_id < cart_items.id), 0),
      'after', coalesce(sum(other.quantity) filter (where other.line_id > cart_items.id), 0))
    from ${units} as other) end`
}

/** So many units of it were picked into bundles of the cart. */
export function unitsPicked(memberId: Given<number>) {
  return sql<number>`case when products.member_limit is null then 0 else coalesce((
    select sum(picked.quantity) from cart_item_options as picked join cart_items as holder on holder.id = picked.cart_item_id
      where holder.user_id = ${memberId} and picked.product_id = products.id and holder.origin in ('buyer', 'add_on')
        and holder.id not in ${cartLinesBeingPaid(memberId)}), 0)::int end`
}

/**
 * `left`: of what its orders leave a member; `here`: of that, what the other lines of the cart leave to this one; `kept`: what those do
 * that came before it, which keep their own where all of them hold too much.
 */
export type PickLimit = { product_id: number; left: number; here: number; kept: number }

/** What a member may still pick into the bundle of a product, of goods with a limit per member. `line`: the line that they are picked into. */
export function limitsOfPicks({ memberId, now, line }: { memberId: Given<number>; now: Given<Date>; line: RawBuilder<number | null> }) {
  const beside = unitsInCart({ memberId, product: sql.ref('entry.id'), except: line })
  return sql<PickLimit[]>`coalesce((
    select json_agg(json_build_object('product_id', limited.id, 'left', limited.left_to_buy,
      'here', greatest(limited.left_to_buy - limited.units_beside, 0),
      'kept', greatest(limited.left_to_buy - limited.units_before, 0)) order by limited.id)
    from (
      select entry.id, (${leftOfMemberLimit(memberId, now, 'entry')} ->> 'left')::int as left_to_buy,
        others.units_beside, others.units_before
      from product_bundles join products as entry on entry.id = product_bundles.bundle_product_id
        cross join lateral (
          select coalesce(sum(quantity), 0)::int as units_beside,
            coalesce(sum(quantity) filter (where other.line_id < ${line}), 0)::int as units_before
          from ${beside} as other) as others
      where product_bundles.product_id = products.id and entry.member_limit is not null
    ) as limited), '[]'::json)`
}
