import * as z from 'zod'
import { differencesInTree, inTreeOrder, type Category } from '#rules/catalog/categories/category-tree.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementAct, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'
import { findPublishedWhole, listTreeRows } from './store.ts'

/** Makes a draft that says what an older version said. Categories that came later stay as they are; the shop changes when it is published. */
export async function restoreArrangement(
  shop: Shop,
  { of, ...act }: ArrangementAct & { of: number },
): Promise<Result<ArrangementSaved, { code: 'unknown_version' } | ArrangementConflict>> {
  return changeArrangement<{ code: 'unknown_version' }>(shop, act, async (tx, row) => {
    const found = await findPublishedWhole(tx, { kind: act.kind, version: of })
    if (!found) return refuse({ code: 'unknown_version' })
    const draft = act.kind === 'categories' ? differencesInTree(await listTreeRows(tx), treeOf(found.whole)) : found.whole
    const isDraft = act.kind !== 'categories' || Object.keys(draft ?? {}).length > 0
    const change = { draft: isDraft ? JSON.stringify(draft) : null, publish_at: null, not_published: null }
    return ok({ verb: 'restore-arrangement', before: row.draft, after: { version: of }, row: change })
  })
}

/** As a version of ours keeps it. */
export function treeOf(whole: unknown): Category[] {
  return inTreeOrder(z.array(z.looseObject({ id: z.int() })).parse(whole) as unknown as Category[])
}
