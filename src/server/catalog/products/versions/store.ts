import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'

type Db = Kysely<Tables>

type Saved = { product: number; actor: Actor; verb: string; before: unknown; after: unknown; now: Date }

/** What stands there, for who changes it first: later versions are compared with it. */
export async function keepWhatStood(tx: Tx, product: number): Promise<void> {
  await keepWhatStoodOf(tx, [product])
}

export async function keepWhatStoodOf(tx: Tx, products: readonly number[]): Promise<void> {
  await sql`insert into product_versions (product_id, version, actor_kind, actor_id, whole, saved_at)
    select id, version, 'system', 'shop', stood.whole, changed_at
    from products_whole(array(
        select id from products where id = ${anyOf(products)}
          and not exists (select from product_versions as kept where kept.product_id = products.id and kept.version = products.version)
      )) as stood
      join products on products.id = stood.product
    on conflict (product_id, version) do nothing`.execute(tx)
}

/** What a product begins as. */
export async function createFirstVersion(tx: Tx, { product, actor, verb, after, now }: Omit<Saved, 'before'>): Promise<void> {
  await sql`insert into product_versions (product_id, version, actor_kind, actor_id, verb, after, whole, saved_at)
    select id, version, ${actor.kind}, ${String(actor.id)}, ${verb}, ${jsonOf(after)}::jsonb, product_whole(id), ${now}
    from products where id = ${product}`.execute(tx)
}

type ManyMade = { made: readonly { product: number; after: object }[]; actor: Actor; verb: string; now: Date }

/** The same of many products. */
export async function createFirstVersions(tx: Tx, { made, actor, verb, now }: ManyMade): Promise<void> {
  await sql`insert into product_versions (product_id, version, actor_kind, actor_id, verb, after, whole, saved_at)
    select id, version, ${actor.kind}, ${String(actor.id)}, ${verb}, said.after, made.whole, ${now}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as said (product bigint, after jsonb)
      join products on products.id = said.product
      join products_whole(${made.map(({ product }) => product)}::bigint[]) as made on made.product = products.id`.execute(tx)
}

export async function createVersion(tx: Tx, { product, actor, verb, before, after, now }: Saved): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    with counted as (update products set version = version + 1, changed_at = ${now} where id = ${product} returning id, version)
    insert into product_versions (product_id, version, actor_kind, actor_id, verb, before, after, whole, saved_at)
      select id, version, ${actor.kind}, ${String(actor.id)}, ${verb}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb, product_whole(id), ${now}
      from counted returning version`.execute(tx)
  return rows[0]?.version ?? 0
}

type ManySaved = { changes: readonly { product: number; before: object; after: object }[]; actor: Actor; verb: string; now: Date }

/** What these products say now as the version that they have, of which each is named once. */
export async function createVersions(tx: Tx, { changes, actor, verb, now }: ManySaved): Promise<void> {
  await sql`
    with said as (select * from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as said (product bigint, before jsonb, after jsonb)),
    counted as (select id, version, said.before, said.after from said join products on id = said.product)
    insert into product_versions (product_id, version, actor_kind, actor_id, verb, before, after, whole, saved_at)
      select id, version, ${actor.kind}, ${String(actor.id)}, ${verb}, before, after, now_so.whole, ${now}
      from counted join products_whole(${changes.map(({ product }) => product)}::bigint[]) as now_so on now_so.product = id`.execute(tx)
}

const jsonOf = (value: unknown) => (value === null ? null : JSON.stringify(value))

const shown = ['version', 'actor_kind', 'actor_id', 'verb', 'before', 'after', 'saved_at'] as const

/** Newest first, those before `below`. */
export async function listVersionRows(db: Db, { product, below, limit }: { product: number; below: number | null; limit: number }) {
  return db
    .selectFrom('product_versions')
    .where('product_id', '=', product)
    .$if(below !== null, (rows) => rows.where('version', '<', below))
    .orderBy('version', 'desc')
    .limit(limit)
    .select(shown)
    .execute()
}

/** Versions after one that somebody saw, oldest first. */
export async function listVersionsSince(tx: Tx, { product, seen }: { product: number; seen: number }) {
  return tx
    .selectFrom('product_versions')
    .where('product_id', '=', product)
    .where('version', '>', seen)
    .orderBy('version')
    .select(shown)
    .execute()
}

export async function findWholeOf(db: Db, { product, version }: { product: number; version: number }) {
  return db
    .selectFrom('product_versions')
    .where('product_id', '=', product)
    .where('version', '=', version)
    .select([...shown, 'whole'])
    .executeTakeFirst()
}
