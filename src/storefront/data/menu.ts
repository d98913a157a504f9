import { useLoaderData } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Category } from '#contract/shop/api/categories.ts'

/**
 * The menu as it travels in every page: how many sub-categories each category has, and the ids and names of all of them in
 * the order in which they stand; what their addresses carry only when there is something. As sixty objects it would be most of what the server writes for the browser to begin with.
 */
export type FlatMenu = { sizes: number[]; ids: number[]; names: string[]; slugs?: string[] }

/** The categories of the shop with their sub-categories. */
export function useMenu(): readonly Category[] {
  const { menu } = useLoaderData({ from: '/$language' })
  return useMemo(() => unfoldMenu(menu), [menu])
}

export function flattenMenu(categories: readonly Category[]): FlatMenu {
  const all = categories.flatMap((category) => [category, ...category.sub_categories])
  return {
    sizes: categories.map(({ sub_categories }) => sub_categories.length),
    ids: all.map(({ id }) => id),
    names: all.map(({ name }) => name),
    ...(all.some(({ slug }) => slug) && { slugs: all.map(({ slug = '' }) => slug) }),
  }
}

export function unfoldMenu({ sizes, ids, names, slugs }: FlatMenu): Category[] {
  const all = ids.map((id, place) => ({ id, name: names[place] ?? '', ...(slugs?.[place] && { slug: slugs[place] }) }))
  return sizes.flatMap((size) => {
    const [category, ...sub_categories] = all.splice(0, 1 + size)
    return category ? [{ ...category, sub_categories }] : []
  })
}
