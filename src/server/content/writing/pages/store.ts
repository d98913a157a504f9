import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

export type WholePage = Pick<Selectable<Tables['static_pages']>, 'slug' | 'title_zh' | 'title_en' | 'content_zh' | 'content_en'>

export async function findWholePage(tx: Tx, slug: WholePage['slug']): Promise<WholePage | undefined> {
  return tx
    .selectFrom('static_pages')
    .where('slug', '=', slug)
    .select(['slug', 'title_zh', 'title_en', 'content_zh', 'content_en'])
    .executeTakeFirst()
}

export async function createPageRow(tx: Tx, row: Insertable<Tables['static_pages']>): Promise<void> {
  await tx.insertInto('static_pages').values(row).execute()
}

type PageChange = { slug: WholePage['slug']; change: Updateable<Tables['static_pages']> }

export async function savePageRow(tx: Tx, { slug, change }: PageChange): Promise<void> {
  await tx.updateTable('static_pages').set(change).where('slug', '=', slug).execute()
}
