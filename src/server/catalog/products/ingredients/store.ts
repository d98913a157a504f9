import { sql, type Kysely } from 'kysely'
import type { IngredientSaid } from '#contract/office/api/goods/ingredients.ts'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>
type Written = { ingredient: IngredientSaid; by: string; now: Date }

/** Every ingredient with how many products name it; the names decide the order. */
export async function listIngredientRows(db: Db) {
  return db
    .selectFrom('ingredients')
    .orderBy(sql`lower(ingredients.name_inci)`)
    .orderBy('ingredients.id')
    .select(['ingredients.id', 'ingredients.name_zh', 'ingredients.name_inci', 'ingredients.slug', aliases().as('aliases')])
    .select(({ selectFrom }) => [
      selectFrom('products')
        .where('products.id', 'in', (eb) =>
          eb
            .selectFrom('product_ingredients')
            .whereRef('product_ingredients.ingredient_id', '=', 'ingredients.id')
            .where('product_ingredients.ingredient_id', 'is not', null)
            .select('product_ingredients.product_id'),
        )
        .where('products.state', '<>', 'archived')
        .select(sql<string>`count(*) || ' ' || count(*) filter (where products.available)`.as('counts'))
        .as('counts'),
    ])
    .execute()
}

/** Its names besides the two of its own. */
function aliases() {
  return sql<string[]>`array(select ingredient_names.name from ingredient_names where ingredient_names.ingredient_id = ingredients.id
    and ingredient_names.key not in (ingredient_key(ingredients.name_inci), ingredient_key(ingredients.name_zh)) order by ingredient_names.key)`
}

const said = ['ingredients.name_inci', 'ingredients.name_zh', 'ingredients.slug', 'ingredients.note_zh', 'ingredients.note_en'] as const

export async function findIngredientRow(db: Db, id: number) {
  return wholeRow(db, id).executeTakeFirst()
}

export async function findShownIngredient(db: Db, slug: string) {
  return db
    .selectFrom('ingredients')
    .where('slug', '=', slug)
    .select(['ingredients.id', ...said, aliases().as('aliases')])
    .executeTakeFirst()
}

/** Held until the transaction ends; whoever names ingredients, or writes what products are made of, waits. */
export async function lockIngredientRow(tx: Tx, id: number) {
  await lockIngredientNames(tx)
  return wholeRow(tx, id).forUpdate().executeTakeFirst()
}

const wholeRow = (db: Db, id: number) =>
  db
    .selectFrom('ingredients')
    .where('ingredients.id', '=', id)
    .select([...said, aliases().as('aliases'), 'ingredients.version', 'ingredients.changed_by', 'ingredients.changed_at'])

export async function lockIngredientNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of ingredients', 0))`.execute(tx)
}

export async function countIngredients(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('ingredients')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Whose the name in addresses is, or was. */
export async function findSlugOwner(tx: Tx, slug: string): Promise<number | undefined> {
  const now = await tx.selectFrom('ingredients').where('slug', '=', slug).select('id').executeTakeFirst()
  if (now) return now.id
  return (await tx.selectFrom('ingredient_slugs').where('slug', '=', slug).select('ingredient_id').executeTakeFirst())?.ingredient_id
}

/** One of these names, as it is compared, that is another ingredient's. */
export async function findKeyTaken(tx: Tx, { keys, except }: { keys: readonly string[]; except: number }): Promise<string | undefined> {
  const rows = tx.selectFrom('ingredient_names').where('key', '=', anyOf(keys, 'text')).where('ingredient_id', '<>', except)
  return (await rows.orderBy('key').select('key').executeTakeFirst())?.key
}

/** How a name is compared. */
export async function keysOf(tx: Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`select ingredient_key(name) as key
    from unnest(${[...names]}::text[]) with ordinality as each_name (name, place) order by place`.execute(tx)
  return rows.map(({ key }) => key)
}

export async function createIngredientRow(tx: Tx, { ingredient: { aliases: _names, ...row }, by, now }: Written): Promise<number> {
  const values = { ...row, changed_by: by, changed_at: now }
  return (await tx.insertInto('ingredients').values(values).returning('id').executeTakeFirstOrThrow()).id
}

/** Answers its version. */
export async function saveIngredientRow(
  tx: Tx,
  { id, ingredient: { aliases: _names, ...row }, by, now }: Written & { id: number },
): Promise<number> {
  const { version } = await tx
    .updateTable('ingredients')
    .set((eb) => ({ ...row, changed_by: by, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Makes these its names and no others. */
export async function saveNames(tx: Tx, { id, names }: { id: number; names: readonly string[] }): Promise<void> {
  const wanted = sql`select distinct on (ingredient_key(name)) ingredient_key(name) as key, name
    from unnest(${[...names]}::text[]) with ordinality as each_name (name, place) where name <> '' order by ingredient_key(name), place`
  await sql`delete from ingredient_names where ingredient_id = ${id} and key not in (select key from (${wanted}) as wanted)`.execute(tx)
  await sql`insert into ingredient_names (key, name, ingredient_id) select key, name, ${id} from (${wanted}) as wanted
    on conflict (key) do update set name = excluded.name where ingredient_names.name <> excluded.name`.execute(tx)
}

/** Where its page stood before leads to it; what it is called now is no name from before any more. */
export async function keepFormerSlug(tx: Tx, { id, before, now }: { id: number; before: string; now: string }): Promise<void> {
  await tx.deleteFrom('ingredient_slugs').where('slug', '=', now).execute()
  if (before !== now) await tx.insertInto('ingredient_slugs').values({ slug: before, ingredient_id: id }).execute()
}

/** All names of one become another's, and its addresses lead there. Answers how many names there were. */
type Moving = { from: number; into: number }

/** Whoever writes the other one meanwhile hears of it: it has become another. */
export async function moveNames(tx: Tx, { from, into, by, now }: Moving & { by: string; now: Date }): Promise<number> {
  await tx
    .updateTable('ingredients')
    .set((eb) => ({ version: eb('version', '+', 1), changed_by: by, changed_at: now }))
    .where('id', '=', into)
    .execute()
  const moved = await tx
    .updateTable('ingredient_names')
    .set({ ingredient_id: into })
    .where('ingredient_id', '=', from)
    .returning('key')
    .execute()
  await tx.updateTable('ingredient_slugs').set({ ingredient_id: into }).where('ingredient_id', '=', from).execute()
  return moved.length
}

export async function dropIngredient(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('ingredient_names').where('ingredient_id', '=', id).execute()
  await tx.deleteFrom('ingredients').where('id', '=', id).execute()
}

/** Names that nobody knows, each as one label writes it, with how many products have it. */
export async function listUnknownNames(db: Db, { most }: { most: number }) {
  return db
    .selectFrom('product_ingredients')
    .innerJoin('products', 'products.id', 'product_ingredients.product_id')
    .where('product_ingredients.ingredient_id', 'is', null)
    .where('products.state', '<>', 'archived')
    .groupBy(sql`keys[1]`)
    .orderBy(sql`count(distinct product_id)`, 'desc')
    .orderBy(sql`keys[1]`)
    .limit(most)
    .select([
      sql<string>`(array_agg(raw order by product_id desc))[1]`.as('name'),
      sql<number>`count(distinct product_id)::int`.as('products'),
      sql<number>`max(product_id)`.as('example'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .execute()
}

export async function listNamesOfProducts(db: Db, ids: readonly number[]) {
  return db.selectFrom('products').where('id', '=', anyOf(ids)).select(['id', 'name_zh', 'name_en']).execute()
}
