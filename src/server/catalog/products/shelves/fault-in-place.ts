import type { lockCategoryRows } from './store.ts'

type Row = Awaited<ReturnType<typeof lockCategoryRows>>[number]

export type PlaceRefusal =
  | { code: 'unknown_parent'; parent: number }
  /** Below itself, below a sub-category, or with sub-categories of its own: the menu has two levels. */
  | { code: 'too_deep' }
  /** Another category stands under this Chinese name in the same place, such as when it was told twice. */
  | { code: 'name_taken'; category: number }

/** Why a category can't stand there among all others; null when it can. `id`: null of one that is new. */
export function faultInPlace(
  rows: readonly Row[],
  { id, parent_id, name_zh }: { id: number | null; parent_id: number | null; name_zh: string },
): PlaceRefusal | null {
  if (parent_id !== null) {
    const parent = rows.find((row) => row.id === parent_id)
    if (!parent) return { code: 'unknown_parent', parent: parent_id }
    const carries = id !== null && rows.some((row) => row.parent_id === id)
    if (parent.id === id || parent.parent_id !== null || carries) return { code: 'too_deep' }
  }
  const same = rows.find((row) => row.id !== id && row.parent_id === parent_id && row.name_zh === name_zh)
  return same ? { code: 'name_taken', category: same.id } : null
}
