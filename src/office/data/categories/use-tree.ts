import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CategoryRow, CategoryToSave, CategoryTree } from '#contract/office/api/goods/categories.ts'
import type { Category } from '#rules/catalog/categories/category-tree.ts'
import { useToasts } from '#ui/layers/toasts.tsx'
import { useLanguage } from '#ui/words/words.ts'
import { useOffice } from '../office.tsx'
import { problemMessage } from '../problem-message.ts'
import { useTellChange } from '../saving/tell-change.tsx'

const treeKey = ['categories', 'tree']

/** The tree of categories as its draft has it. */
export function useTree() {
  const { categories } = useOffice()
  return useQuery({ queryKey: treeKey, queryFn: ({ signal }) => categories.tree({}, { signal }) })
}

/** What the shop shows, in the order of a category. */
export function useGoodsOfCategory(id: number) {
  const { categories } = useOffice()
  return useQuery({
    queryKey: ['categories', 'goods', id],
    queryFn: ({ signal }) => categories.goods({ id }, { signal }),
    enabled: id > 0,
  })
}

/**
 * Keeps what is wanted of the tree as its draft: at once on the page, and one save after the other, each against the version
 * that the one before it made. One that is refused is told, and the page shows again how it stands.
 */
export function useSaveTree(): (wanted: readonly Category[], message: string) => Promise<boolean> {
  const office = useOffice()
  const queries = useQueryClient()
  const tellChange = useTellChange()
  const showToast = useToasts()
  const language = useLanguage()
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  // `seen`: the version that is taken back; what somebody has saved over it since stays.
  const keep = async (wanted: readonly CategoryRow[], seen?: number) => {
    const before = queries.getQueryData<CategoryTree>(treeKey)
    if (!before) return undefined
    await queries.cancelQueries({ queryKey: treeKey })
    queries.setQueryData<CategoryTree>(treeKey, { ...before, is_draft: true, categories: [...wanted] })
    const saved = queue.current.then(async () => {
      const version = seen ?? queries.getQueryData<CategoryTree>(treeKey)?.version ?? before.version
      const kept = await office.categories.save({ version, categories: wanted.map(toSave) })
      queries.setQueryData<CategoryTree>(treeKey, (now) => now && { ...now, version: kept.version })
      return kept.version
    })
    queue.current = saved.catch(() => undefined)
    const made = await saved.finally(() => queries.invalidateQueries({ queryKey: treeKey }))
    return { made, stood: before.categories }
  }
  return async (wanted, message) => {
    try {
      const kept = await keep(rowsOf(wanted))
      if (kept) tellChange({ message, undo: () => keep(kept.stood, kept.made) })
      return true
    } catch (error) {
      showToast({ kind: 'error', message: problemMessage(error, language) })
      return false
    }
  }
}

/** New ones have no goods yet. */
function rowsOf(wanted: readonly (Category & Partial<Pick<CategoryRow, 'goods' | 'is_changed'>>)[]): CategoryRow[] {
  return wanted.map((category) => ({
    goods: 0,
    is_changed: true,
    ...category,
    pinned: [...category.pinned],
    ordered: [...category.ordered],
    rule: category.rule === null ? null : { ...category.rule },
  }))
}

/** A category as it is kept. */
export function toSave({ goods: _goods, is_changed: _changed, ...category }: CategoryRow): CategoryToSave {
  return category
}
