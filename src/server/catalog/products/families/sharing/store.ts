import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { SharedField } from '#rules/catalog/families/shared-fields.ts'

type Db = Kysely<Tables>
type Own = { product: number; field: SharedField }

/** What a product's family shares; held by whoever writes it to all members, so that none comes or goes meanwhile. */
export async function lockSharingOf(tx: Tx, product: number) {
  return tx
    .selectFrom('families')
    .where('id', '=', (eb) => eb.selectFrom('family_members').where('product_id', '=', product).select('family_id'))
    .where(sql<boolean>`shared <> '{}'`)
    .select(['id', 'shared'])
    .forShare()
    .executeTakeFirst()
}

export async function listMemberIds(db: Db, family: number): Promise<number[]> {
  const rows = await db.selectFrom('family_members').where('family_id', '=', family).orderBy('position').select('product_id').execute()
  return rows.map(({ product_id: id }) => id)
}

/** Which fields of these products are their own. */
export async function listOwn(db: Db, products: readonly number[]): Promise<Own[]> {
  const rows = await db.selectFrom('own_fields').where('product_id', '=', anyOf(products)).select(['product_id', 'field']).execute()
  return rows.map(({ product_id: product, field }) => ({ product, field: field as SharedField }))
}

/** Makes these fields the products' own, where their families share them. */
export async function createOwn(tx: Tx, own: readonly Own[]): Promise<void> {
  await sql`insert into own_fields (product_id, field)
    select said.product, said.field from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as said (product bigint, field text)
      join family_members on product_id = said.product join families on families.id = family_id
      where said.field = any (families.shared)
    on conflict do nothing`.execute(tx)
}

/** `fields`: left out, all of them. */
export async function removeOwn(
  tx: Tx,
  { products, fields }: { products: readonly number[]; fields?: readonly SharedField[] },
): Promise<void> {
  await tx
    .deleteFrom('own_fields')
    .where('product_id', '=', anyOf(products))
    .$if(fields !== undefined, (rows) => rows.where('field', '=', anyOf(fields ?? [], 'text')))
    .execute()
}

export async function saveShared(tx: Tx, { family, shared }: { family: number; shared: readonly SharedField[] }): Promise<void> {
  await tx
    .updateTable('families')
    .set({ shared: [...shared] })
    .where('id', '=', family)
    .execute()
}

/** What of a product its family shares; null where it shares nothing. */
export async function findSharing(db: Db, product: number) {
  const row = await db
    .selectFrom('family_members')
    .innerJoin('families', 'families.id', 'family_members.family_id')
    .where('family_members.product_id', '=', product)
    .where(sql<boolean>`families.shared <> '{}'`)
    .select(['families.id', 'families.name_zh', 'families.name_en', 'families.shared'])
    .select(sql<string[]>`array(select field from own_fields where own_fields.product_id = family_members.product_id)`.as('own'))
    .executeTakeFirst()
  return row ?? null
}
