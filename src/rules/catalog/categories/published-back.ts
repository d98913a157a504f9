import type { Category, CategoryFields, TreeChanges } from './category-tree.ts'

type Published = { before: readonly Category[]; after: readonly Category[] }

/**
 * What has to be changed so that the shop shows again what it showed before something was published. What others have made of a field
 * since stays; a category that came with it is hidden, since none is ever deleted.
 */
export function publishedBack(stand: readonly Category[], { before, after }: Published): TreeChanges {
  const [was, became] = [byId(before), byId(after)]
  const changes = stand.map((category) => {
    const [old, last] = [was.get(category.id), became.get(category.id)]
    if (!last) return [category.id, {}] as const
    if (!old) return [category.id, category.visible ? { visible: false } : {}] as const
    const names = (Object.keys(old) as (keyof Category)[]).filter(
      (name) => !isSame(old[name], last[name]) && isSame(last[name], category[name]),
    )
    return [category.id, Object.fromEntries(names.map((name) => [name, old[name]])) as Partial<CategoryFields>] as const
  })
  return Object.fromEntries(changes.filter(([, fields]) => Object.keys(fields).length > 0))
}

const byId = (categories: readonly Category[]) => new Map(categories.map((category) => [category.id, category]))
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
