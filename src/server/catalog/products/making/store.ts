import { sql } from 'kysely'
import type { Tx } from '#database/connect.ts'
import { numberedSlug } from '#rules/catalog/slug.ts'
import { findProductNamed } from '../store.ts'

/** What of a product is its own and is never copied. */
const ownColumns =
  'id slug barcode name_zh name_en stock reserved withheld in_lots preorder_quota quota_expected_on sold_30d state available version texts_changed published_at created_at updated_at changed_at'.split(
    ' ',
  )

/** What hangs on a product and goes along into a copy of it, each with all that its rows say. */
const copiedTables = [
  'product_pictures',
  'product_videos',
  'product_categories',
  'product_accessories',
  'product_options',
  'product_bundles',
  'product_split_stocks',
] as const

async function columnsToCopy(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = 'products' and is_generated = 'NEVER' order by ordinal_position`.execute(tx)
  return rows.map(({ name }) => name).filter((name) => !ownColumns.includes(name))
}

type Copy = { of: number; slug: string; name_zh: string; name_en: string; now: Date }

/** A draft that says what a product says; answers its id. */
export async function copyProductRow(tx: Tx, { of, slug, name_zh, name_en, now }: Copy): Promise<number> {
  const columns = sql.join((await columnsToCopy(tx)).map((name) => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into products (slug, name_zh, name_en, state, available, published_at, created_at, changed_at, ${columns})
      select ${slug}, ${name_zh}, ${name_en}, 'draft', false, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${columns}
      from products where id = ${of} returning id`.execute(tx)
  return Number(rows[0]?.id)
}

/** What hangs on one product hangs on the other too. */
export async function copyBelongings(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  for (const table of copiedTables) await sql`select copy_rows_of_product(${table}::regclass, ${from}, ${to})`.execute(tx)
}

/** The name, or the first one with a number that no product has. Whoever asks for the same waits until the transaction ends. */
export async function takeSlug(tx: Tx, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : numberedSlug(wanted, number)
    if ((await findProductNamed(tx, slug)) === null) return slug
  }
}

/** The product with all that only hangs on it. What names it otherwise, as orders and carts do, does not let it go. */
export async function removeProductRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute()
}

export async function findWhatIsSaid(tx: Tx, id: number): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`select product_whole(${id}) as whole`.execute(tx)
  return rows[0]?.whole ?? null
}
