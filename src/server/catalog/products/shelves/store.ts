import { sql, type Insertable, type Updateable } from 'kysely'
import { allOf, anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

/** All categories. Whoever else asks for them here waits until the transaction ends, so nobody can come between two levels. */
export async function lockCategoryRows(tx: Tx) {
  await sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`.execute(tx)
  return tx
    .selectFrom('categories')
    .orderBy('id')
    .select(['id', 'parent_id', 'name_zh', 'name_en', 'cover_url', 'mobile_cover_url', 'position', 'visible'])
    .execute()
}

export async function createCategoryRow(tx: Tx, row: Insertable<Tables['categories']>): Promise<number> {
  return (await tx.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function saveCategoryRow(tx: Tx, { id, change }: { id: number; change: Updateable<Tables['categories']> }): Promise<void> {
  await tx.updateTable('categories').set(change).where('id', '=', id).execute()
}

type Shelf = { category: number; position: number }

/** Where hands have put it; what rules put somewhere is theirs (D-219). */
export const listShelvesOf = askedTogether(async (tx, products: readonly number[]): Promise<Shelf[][]> => {
  const rows = await tx
    .selectFrom('product_categories')
    .where('product_id', '=', anyOf(products))
    .where('source', '=', 'hand')
    .orderBy('category_id')
    .select(['product_id', 'category_id as category', 'position'])
    .execute()
  const shelves = inOrderOf(products, { rows, keyOf: (row) => row.product_id })
  return shelves.map((some) => some.map(({ category, position }) => ({ category, position })))
})

/** Whether there is a category. */
export const isCategory = askedTogether(async (tx, categories: readonly number[]) => {
  const rows = await tx.selectFrom('categories').where('id', '=', anyOf(categories)).select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  return categories.map((category) => known.has(category))
})

/** Where the last product of each category stands, -1 in one without products; categories that are not there are not among them. */
export async function findLastPositions(tx: Tx, categories: readonly number[]): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('categories')
    .where('id', '=', anyOf(categories))
    .select([
      'id',
      sql<number>`coalesce((select max(position) from product_categories where category_id = categories.id and source = 'hand'), -1)`.as(
        'last',
      ),
    ])
    .execute()
  return new Map(rows.map(({ id, last }) => [id, last]))
}

/** What stays as it is, is not written. */
export async function saveShelvesOf(
  tx: Tx,
  { product, before, after }: { product: number; before: readonly Shelf[]; after: readonly Shelf[] },
): Promise<void> {
  const kept = after.map(({ category }) => category)
  const byHand = tx.deleteFrom('product_categories').where('product_id', '=', product).where('source', '=', 'hand')
  await byHand.where('category_id', '<>', allOf(kept)).execute()
  const different = after.filter((shelf) => !before.some((stood) => stood.category === shelf.category && stood.position === shelf.position))
  if (different.length === 0) return
  await tx
    .insertInto('product_categories')
    .values(different.map(({ category, position }) => ({ product_id: product, category_id: category, position })))
    .onConflict((same) =>
      same.columns(['product_id', 'category_id']).doUpdateSet((eb) => ({ position: eb.ref('excluded.position'), source: 'hand' })),
    )
    .execute()
}

type PictureRow = { url: string; alt_zh: string; alt_en: string }

export async function listPicturesOf(tx: Tx, product: number): Promise<PictureRow[]> {
  return tx
    .selectFrom('product_pictures')
    .where('product_id', '=', product)
    .orderBy('position')
    .orderBy('id')
    .select(['url', 'alt_zh', 'alt_en'])
    .execute()
}

export async function savePicturesOf(tx: Tx, { product, pictures }: { product: number; pictures: readonly PictureRow[] }): Promise<void> {
  await tx.deleteFrom('product_pictures').where('product_id', '=', product).execute()
  if (pictures.length === 0) return
  await tx
    .insertInto('product_pictures')
    .values(pictures.map((picture, position) => ({ ...picture, product_id: product, position })))
    .execute()
}

export async function listFilmsOf(tx: Pick<Tx, 'selectFrom'>, product: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('product_videos')
    .where('product_id', '=', product)
    .orderBy('position')
    .orderBy('id')
    .select('url')
    .execute()
  return rows.map(({ url }) => url)
}

export async function saveFilmsOf(tx: Tx, { product, films }: { product: number; films: readonly string[] }): Promise<void> {
  await tx.deleteFrom('product_videos').where('product_id', '=', product).execute()
  if (films.length === 0) return
  await tx
    .insertInto('product_videos')
    .values(films.map((url, position) => ({ product_id: product, url, position })))
    .execute()
}
