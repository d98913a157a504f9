import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import { withChanges } from '#rules/catalog/categories/category-tree.ts'
import type { MenuKind } from '#rules/catalog/menus/menu.ts'
import { changesOf } from './changes-of.ts'
import { countGoodsOfCategories, findArrangementRow, listPublishedVersions, listTreeRows, type ArrangementRow } from './store.ts'

type Db = Kysely<Tables>

/** How an arrangement stands: what is in the shop, and what waits to come into it. */
export function presentArrangement(row: ArrangementRow) {
  return {
    version: row.version,
    is_draft: row.draft !== null,
    changed_by: row.changed_by,
    changed_at: row.changed_at?.toISOString() ?? null,
    publish_at: row.publish_at?.toISOString() ?? null,
    not_published: row.not_published,
  }
}

/** The tree as its draft has it, each category with how many products it holds, and whether the draft says otherwise of it. */
export async function findTree(db: Db) {
  const row = await findArrangementRow(db, 'categories')
  const changes = changesOf(row.draft)
  const goods = await countGoodsOfCategories(db)
  const categories = withChanges(await listTreeRows(db), changes).map((category) => ({
    ...category,
    pinned: [...category.pinned],
    ordered: [...category.ordered],
    goods: goods.get(category.id) ?? 0,
    is_changed: Object.hasOwn(changes, category.id),
  }))
  return { ...presentArrangement(row), categories }
}

/** A menu as it stands: what is in the shop, and its draft. */
export async function findMenuRow(db: Db, kind: MenuKind): Promise<ArrangementRow> {
  return findArrangementRow(db, kind)
}

/** What was published, the newest first. */
export async function listArrangementVersions(db: Db, kind: ArrangementKind) {
  const rows = await listPublishedVersions(db, kind)
  return rows.map(({ version, actor_kind, actor_id: by, published_at: at }) => ({ version, kind: actor_kind, by, at: at.toISOString() }))
}
