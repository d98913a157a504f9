import * as z from 'zod'
import type { TreeChanges } from '#rules/catalog/categories/category-tree.ts'

const changes = z.record(z.string(), z.record(z.string(), z.unknown()))

/** What a draft of the tree says, as it was kept; nothing where there is none. */
export function changesOf(draft: unknown): TreeChanges {
  return draft === null ? {} : changes.parse(draft)
}
