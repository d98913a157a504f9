import { expressionBuilder, sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** Tags of orders and those of members are two lists. */
export type TagKind = 'order' | 'member'

/** The tag of this name, whatever its case; made when there is none. */
export async function takeOfficeTag(tx: Tx, { kind, name }: { kind: TagKind; name: string }): Promise<number> {
  const { id } = await tx
    .insertInto('office_tags')
    .values({ kind, name })
    .onConflict((known) => known.expression(sql`kind, lower(name)`).doUpdateSet({ kind }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Every tag of a kind, by name. */
export async function listOfficeTagNames(db: Kysely<Tables>, kind: TagKind): Promise<string[]> {
  const rows = await db.selectFrom('office_tags').where('kind', '=', kind).orderBy('name').select('name').execute()
  return rows.map(({ name }) => name)
}

/** Tags by their ids, to be joined. */
export function officeTags() {
  return expressionBuilder<Tables, never>().selectFrom('office_tags').select(['office_tags.id', 'office_tags.name'])
}
