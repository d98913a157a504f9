import type { Tx } from '#database/connect.ts'
import {
  faultInTree,
  ingredientsOf,
  withChanges,
  type Category,
  type CategoryFields,
  type TreeFault,
} from '#rules/catalog/categories/category-tree.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { fillAll } from '../filling/fill-categories.ts'
import { createCategoryRow, saveCategoryRow } from '../shelves/store.ts'
import { changesOf } from './changes-of.ts'
import { leaveOutEmptyIn } from './leave-out-empty.ts'
import { columnsOf, knowsIngredients, listTreeRows, lockTree } from './store.ts'

/** The tree before and after. */
export type TreePublished = { before: Category[]; after: Category[] }

/** What was kept before an ingredient went may still name it: a category that only it fills would be empty. */
export type TreeNotPublished = TreeFault | { code: 'ingredient_gone' }

/** Writes what a draft says into the categories of the shop; what others have made of the rest meanwhile stays. */
export async function publishTree(tx: Tx, { draft, now }: { draft: unknown; now: Date }): Promise<Result<TreePublished, TreeNotPublished>> {
  const before = await lockTree(tx)
  const changes = changesOf(draft)
  const wanted = withChanges(before, changes)
  const fault = faultInTree(wanted)
  if (fault) return refuse(fault)
  if (!(await knowsIngredients(tx, wanted.filter(({ archived }) => !archived).flatMap(ingredientsOf))))
    return refuse({ code: 'ingredient_gone' })
  const known = new Set(before.map(({ id }) => id))
  const added = wanted.filter(({ id }) => !known.has(id))
  const ids = await createAll(tx, added)
  const idOf = (id: number | null) => (id === null ? null : (ids.get(id) ?? id))
  const changed = before.flatMap(({ id }) => (changes[id] ? [{ id, fields: changes[id] }] : []))
  // First out of the tree, then into it: nothing stands in a third level meanwhile.
  for (const { id, fields } of changed) if (fields.parent_id !== undefined) await saveCategoryRow(tx, { id, change: { parent_id: null } })
  for (const { id, fields } of changed) await saveCategoryRow(tx, { id, change: columnsOf(withIds(fields, idOf)) })
  await fillAll(tx, now)
  await leaveOutEmptyIn(tx)
  return ok({ before, after: await listTreeRows(tx) })
}

/** Main categories first; answers the number that each of them got. */
async function createAll(tx: Tx, added: readonly Category[]): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  const inOrder = added.toSorted((one, other) => Number(one.parent_id !== null) - Number(other.parent_id !== null))
  for (const { id, rule, pinned, ordered, ...fields } of inOrder) {
    const parent = fields.parent_id === null ? null : (ids.get(fields.parent_id) ?? fields.parent_id)
    const lists = { rule: rule === null ? null : JSON.stringify(rule), pinned: [...pinned], ordered: [...ordered] }
    ids.set(id, await createCategoryRow(tx, { ...fields, ...lists, parent_id: parent, leads_to: null }))
  }
  return ids
}

function withIds(fields: Partial<CategoryFields>, idOf: (id: number | null) => number | null): Partial<CategoryFields> {
  return {
    ...fields,
    ...(fields.parent_id !== undefined && { parent_id: idOf(fields.parent_id) }),
    ...(fields.leads_to !== undefined && { leads_to: idOf(fields.leads_to) }),
  }
}
