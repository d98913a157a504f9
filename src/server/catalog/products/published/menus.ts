import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { menuKinds, type MenuKind } from '#rules/catalog/menus/menu.ts'

type Db = Kysely<Tables>

/** The menus that were published, each as it was kept, with the targets of it that are empty, by their keys. */
export async function listPublishedMenus(db: Db) {
  const rows = await db
    .selectFrom('arrangements')
    .where('kind', 'in', menuKinds)
    .where('published', 'is not', null)
    .select(['kind', 'published', 'left_out'])
    .execute()
  return rows.map(({ kind, ...row }) => ({ kind: kind as MenuKind, ...row }))
}

/** Every category as a menu leads to it, in the order of the tree. */
export async function listCategoriesOfMenus(db: Db) {
  return db
    .selectFrom('categories')
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'parent_id', 'name_zh', 'name_en', 'slug', 'visible', 'archived'])
    .execute()
}

/** Every brand as a menu leads to it, by its name. */
export async function listBrandsOfMenus(db: Db) {
  return db.selectFrom('brands').orderBy('name_zh').orderBy('id').select(['id', 'name_zh', 'name_en', 'slug', 'archived']).execute()
}
