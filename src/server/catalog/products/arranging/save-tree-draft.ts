import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#rules/actor.ts'
import {
  differencesInTree,
  faultInTree,
  ingredientsOf,
  withChanges,
  type Category,
  type TreeFault,
} from '#rules/catalog/categories/category-tree.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'
import { coversOf } from '../shelves/category-shape.ts'
import { changesOf } from './changes-of.ts'
import { knowsIngredients, listTreeRows } from './store.ts'

type Wanted = { actor: Actor; version: number; categories: readonly Category[] }

type Unknown = { code: 'unknown_category'; category: number } | { code: 'unknown_ingredient' }

export type TreeDraftRefusal = TreeFault | Unknown | ArrangementConflict

/** Keeps what is wanted of the tree as its draft. Of the shop nothing changes; a draft that says nothing else than the shop is none. */
export async function saveTreeDraft(
  shop: Shop,
  { actor, version, categories }: Wanted,
): Promise<Result<ArrangementSaved, TreeDraftRefusal>> {
  return changeArrangement<TreeFault | Unknown>(shop, { kind: 'categories', actor, version }, async (tx, row) => {
    const stand = await listTreeRows(tx)
    const known = new Set(stand.map(({ id }) => id))
    const unknown = categories.find(({ id }) => id > 0 && !known.has(id))
    if (unknown) return refuse({ code: 'unknown_category', category: unknown.id })
    const after = differencesInTree(stand, categories)
    const before = changesOf(row.draft)
    if (isDeepStrictEqual(before, after)) return ok(null)
    const fault = faultInTree(withChanges(stand, after))
    if (fault) return refuse(fault)
    if (!(await knowsIngredients(tx, Object.values(after).flatMap(ingredientsOf)))) return refuse({ code: 'unknown_ingredient' })
    // A draft may wait for its day longer than a picture that nobody shows is kept.
    await noteShown(tx, { addresses: Object.values(after).flatMap(coversOf), now: shop.now() })
    const isDraft = Object.keys(after).length > 0
    const change = { draft: isDraft ? JSON.stringify(after) : null, not_published: null, ...(!isDraft && { publish_at: null }) }
    return ok({ verb: 'save-arrangement-draft', before, after, row: change })
  })
}
