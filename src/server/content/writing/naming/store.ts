import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Names = { slug: string; name_zh: string }

export type WholeTag = Pick<Selectable<Tables['tags']>, 'id' | 'slug' | 'name_zh' | 'name_en'>

export async function findWholeTag(tx: Tx, slug: string): Promise<WholeTag | undefined> {
  return tx.selectFrom('tags').where('slug', '=', slug).select(['id', 'slug', 'name_zh', 'name_en']).executeTakeFirst()
}

/** The tag that has one of these names; `but` it itself. */
export async function findTagNamed(tx: Tx, { slug, name_zh, but = 0 }: Names & { but?: number }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('tags')
    .where('id', '<>', but)
    .where((eb) => eb.or({ slug, name_zh }))
    .orderBy('id')
    .select('slug')
    .executeTakeFirst()
  return row?.slug
}

export async function createTagRow(tx: Tx, row: Insertable<Tables['tags']>): Promise<void> {
  await tx.insertInto('tags').values(row).execute()
}

export async function saveTagRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['tags']> }): Promise<void> {
  await tx.updateTable('tags').set(change).where('id', '=', id).execute()
}

export type WholeTopic = Pick<Selectable<Tables['faq_kinds']>, 'id' | 'slug' | 'name_zh' | 'name_en' | 'position'>

export async function findWholeTopic(tx: Tx, slug: string): Promise<WholeTopic | undefined> {
  return tx.selectFrom('faq_kinds').where('slug', '=', slug).select(['id', 'slug', 'name_zh', 'name_en', 'position']).executeTakeFirst()
}

/** The topic that has one of these names; `but` it itself. */
export async function findTopicNamed(tx: Tx, { slug, name_zh, but = 0 }: Names & { but?: number }): Promise<string | undefined> {
  const row = await tx
    .selectFrom('faq_kinds')
    .where('id', '<>', but)
    .where((eb) => eb.or({ slug, name_zh }))
    .orderBy('id')
    .select('slug')
    .executeTakeFirst()
  return row?.slug
}

/** Where the last topic stands; -1 where there is none. */
export async function findLastTopic(tx: Tx): Promise<number> {
  const row = await tx
    .selectFrom('faq_kinds')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirst()
  return row?.last ?? -1
}

export async function createTopicRow(tx: Tx, row: Insertable<Tables['faq_kinds']>): Promise<void> {
  await tx.insertInto('faq_kinds').values(row).execute()
}

export async function saveTopicRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['faq_kinds']> }): Promise<void> {
  await tx.updateTable('faq_kinds').set(change).where('id', '=', id).execute()
}
