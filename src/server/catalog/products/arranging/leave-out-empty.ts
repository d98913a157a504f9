import { isDeepStrictEqual } from 'node:util'
import type { Kysely } from 'kysely'
import { menuKept } from '#contract/shared/menu.ts'
import type { Tables } from '#database/tables.ts'
import type { Tx } from '#database/connect.ts'
import { keyOfTarget, menuKinds } from '#rules/catalog/menus/menu.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findArrangementRow, listEmptyBrands, listEmptyCategories, listEmptyLists, saveArrangement } from './store.ts'

/** Everything that a menu can lead to and that shows nothing at the moment, by its key. */
export async function listEmptyTargets(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const categories = await listEmptyCategories(db)
  const lists = await listEmptyLists(db)
  const brands = await listEmptyBrands(db)
  return new Set([
    ...categories.map((id) => keyOfTarget({ kind: 'category', id })),
    ...brands.map((id) => keyOfTarget({ kind: 'brand', id })),
    ...lists.map((list) => keyOfTarget({ kind: 'list', list })),
  ])
}

/** What of a menu leads to something empty (CAT-08), as it is written beside it. */
export function emptyOf(kept: unknown, empty: ReadonlySet<string>): string[] {
  const { entries } = menuKept.parse(kept)
  const keys = (entries ?? []).flatMap((entry) => [entry, ...entry.entries]).map(({ target }) => keyOfTarget(target))
  return [...new Set(keys)].filter((key) => empty.has(key)).toSorted()
}

/** Writes beside each menu of the shop what of it is empty now: goods come and go without anybody arranging anything. */
export async function leaveOutEmpty(shop: Pick<Shop, 'database'>): Promise<void> {
  await shop.database.transaction(leaveOutEmptyIn)
}

/** The same in a transaction that changed the tree. */
export async function leaveOutEmptyIn(tx: Tx): Promise<void> {
  const empty = await listEmptyTargets(tx)
  for (const kind of menuKinds) {
    const { published, left_out: before } = await findArrangementRow(tx, kind)
    const after = published === null ? [] : emptyOf(published, empty)
    if (!isDeepStrictEqual(before, after)) await saveArrangement(tx, kind, { left_out: after })
  }
}
