import * as z from 'zod'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'
import { isGift } from '#rules/cart/cart-line.ts'
import { keptInvoice, pickSnapshot, productSnapshot } from '../../order-snapshot.ts'

/** A parcel as its papers need it, whatever has become of it. */
export type ParcelOnPaper = Awaited<ReturnType<typeof listParcelsOnPaper>>[number]

/** These parcels, in the order in which they are named; of what is none, nothing. */
export async function listParcelsOnPaper(db: Kysely<Tables>, numbers: readonly string[]) {
  const rows = await onPaper(db).where('parcel.hashed_id', '=', anyOf(numbers, 'text')).execute()
  const rowOf = new Map(rows.map((row) => [row.hashed_id, row]))
  return numbers.flatMap((number) => {
    const row = rowOf.get(number)
    return row ? [presentParcel(row)] : []
  })
}

/** The numbers of the parcels of these orders, each order followed by its parts. */
export async function listParcelNumbers(db: Kysely<Tables>, orderIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('id', '=', anyOf(orderIds)), eb('parent_id', '=', anyOf(orderIds))]))
    .orderBy('id')
    .select(['id', 'parent_id', 'hashed_id'])
    .execute()
  const families = Map.groupBy(rows, ({ id, parent_id }) => parent_id ?? id)
  return orderIds.flatMap((id) => (families.get(id) ?? []).map(({ hashed_id }) => hashed_id))
}

function onPaper(db: Kysely<Tables>) {
  return db
    .selectFrom('orders as parcel')
    .innerJoin('orders as whole', (join) =>
      join.on(({ eb, fn, ref }) => eb('whole.id', '=', fn.coalesce(ref('parcel.parent_id'), ref('parcel.id')))),
    )
    .select(['parcel.id', 'parcel.hashed_id', 'parcel.status', 'parcel.shipped_at', 'parcel.shipping_method', 'parcel.temperature'])
    .select(['whole.id as whole_id', 'whole.hashed_id as whole_number', 'whole.lang', 'whole.remark', 'whole.placed_at'])
    .select(['whole.created_at', 'whole.invoice', 'whole.grand_total'])
}

type Row = Awaited<ReturnType<ReturnType<typeof onPaper>['execute']>>[number]

function presentParcel(row: Row) {
  return {
    id: row.id,
    number: row.hashed_id,
    status: row.status,
    shippedAt: row.shipped_at,
    shippingMethod: row.shipping_method,
    temperature: row.temperature,
    wholeId: row.whole_id,
    wholeNumber: row.whole_number,
    language: row.lang,
    remark: row.remark,
    placedAt: row.placed_at ?? row.created_at,
    /** With this parcel travels the proof of the invoice on paper: of an order in parts, with the first of them. */
    bringsProof: row.id === row.whole_id && row.grand_total > 0 && keptInvoice.parse(row.invoice).carrier_type === 'paper_receipt',
  }
}

const picks = z.array(z.object({ product_id: z.number(), quantity: z.number(), snapshot: pickSnapshot }))

/** The lines of these parcels as they were ordered, with what was picked into bundles. */
export async function listLinesOnPaper(db: Kysely<Tables>, orderIds: readonly number[]) {
  const rows = await db
    .selectFrom('order_lines')
    .where('order_id', '=', anyOf(orderIds))
    .orderBy('id')
    .select(['id', 'order_id', 'product_id', 'item_type', 'quantity', 'price', 'sub_total', 'shopping_point_cost', 'snapshot'])
    .select((eb) =>
      eb
        .selectFrom('order_line_options')
        .whereRef('order_line_options.line_id', '=', 'order_lines.id')
        .select((option) =>
          sql<unknown>`coalesce(json_agg(json_build_object(
            'product_id', ${option.ref('order_line_options.product_id')},
            'quantity', ${option.ref('order_line_options.quantity')},
            'snapshot', ${option.ref('order_line_options.snapshot')}) order by order_line_options.id), '[]')`.as('picks'),
        )
        .as('picks'),
    )
    .execute()
  return rows.map(({ snapshot, ...row }) => ({
    id: row.id,
    orderId: row.order_id,
    productId: row.product_id,
    quantity: row.quantity,
    price: row.price,
    subTotal: row.sub_total,
    isGift: isGift(row),
    isByPoints: row.shopping_point_cost > 0,
    name: productSnapshot.parse(snapshot).name,
    picks: picks.parse(row.picks).map(({ product_id: productId, quantity, snapshot: { name } }) => ({ productId, quantity, name })),
  }))
}
