import { sql } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'

/** Of these products those of which a scheduled price runs. */
export async function listWithRunningPrice(tx: Tx, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_prices')
    .where('product_id', '=', anyOf(ids))
    .where('state', '=', 'running')
    .select('product_id')
    .execute()
  return rows.map((row) => row.product_id)
}

/** Holds products in the order of their ids without reading what they say, which is long. */
export async function holdProductIds(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.selectFrom('products').where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().select('id').execute()
}

type Saved = { changes: readonly { product: number; after: object }[]; now: Date }

/** Writes what is different of many products, and that it is their next version, in one statement: each row is written once. */
export async function saveProductRows(tx: Tx, { changes, now }: Saved): Promise<void> {
  const columns = [...new Set(changes.flatMap(({ after }) => Object.keys(after)))]
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = new_row.${sql.ref(column)}`))
  await sql`update products set ${set}, version = products.version + 1, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as said (product bigint, after jsonb)
    join products as stood on stood.id = said.product
    cross join lateral jsonb_populate_record(stood, said.after) as new_row
    where products.id = said.product`.execute(tx)
}

/** Movements of these causes, with whether each was taken back. */
export async function listMovementsOf(tx: Tx, causes: readonly string[]) {
  return tx
    .selectFrom('stock_movements')
    .where('cause', '=', anyOf(causes, 'text'))
    .select(['id', 'product_id', 'place_id', 'delta', 'cause'])
    .select(
      sql<boolean>`exists (select from stock_movements as opposite where opposite.reverses_id = stock_movements.id)`.as('is_reversed'),
    )
    .execute()
}
