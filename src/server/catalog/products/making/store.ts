import { sql } from 'kysely'
import { askedOfAll } from '#database/asked-together.ts'
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

/** The same for many, none of which gets the name of another. */
export async function takeSlugs(tx: Tx, wanted: readonly string[]): Promise<string[]> {
  const [slugs, taken, numbers] = [new Map<number, string>(), new Set<string>(), new Map<string, number>()]
  const nextOf = (name: string) => {
    const number = (numbers.get(name) ?? 0) + 1
    numbers.set(name, number)
    return number === 1 ? name : numberedSlug(name, number)
  }
  for (let open = [...wanted.keys()]; open.length > 0;) {
    const asked = open.map((place) => nextOf(wanted[place] ?? ''))
    const found = await askedOfAll(asked, async (slug) => findProductNamed(tx, slug))
    for (const [at, place] of open.entries()) {
      const slug = asked[at] ?? ''
      // What is made of one name and a number may be another name.
      if (found[at] !== null || taken.has(slug)) continue
      slugs.set(place, slug)
      taken.add(slug)
    }
    open = open.filter((place) => !slugs.has(place))
  }
  return wanted.map((name, place) => slugs.get(place) ?? name)
}

type DraftRow = { slug: string; name_zh: string; name_en: string; temperature: string; state: string }

/** Drafts without a price and a picture; answers their ids in that order. */
export async function createDraftRows(tx: Tx, { drafts, now }: { drafts: readonly DraftRow[]; now: Date }): Promise<number[]> {
  const { rows } = await sql<{ id: number; slug: string }>`
    insert into products (slug, name_zh, name_en, temperature, state, preview, origin_price, price, published_at, created_at, changed_at)
      select slug, name_zh, name_en, temperature, state, '', 0, 0, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb)
        as draft (slug text, name_zh text, name_en text, temperature text, state text)
      returning id, slug`.execute(tx)
  const ids = new Map(rows.map(({ id, slug }) => [slug, Number(id)]))
  return drafts.map(({ slug }) => ids.get(slug) ?? 0)
}

/** The product with all that only hangs on it. What names it otherwise, as orders and carts do, does not let it go. */
export async function removeProductRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute()
}

export async function findWhatIsSaid(tx: Tx, id: number): Promise<unknown> {
  const { rows } = await sql<{ whole: unknown }>`select product_whole(${id}) as whole`.execute(tx)
  return rows[0]?.whole ?? null
}
