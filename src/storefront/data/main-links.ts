import { useLoaderData } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { MenuLink } from '#contract/shop/api/menus.ts'
import { paths } from '#contract/shop/paths.ts'
import { useLanguage } from '#ui/words/words.ts'
import { useMenu } from './menu.ts'

/** The links of the main menu: those that the shop has made, or else its categories with their sub-categories. */
export function useMainLinks(): readonly MenuLink[] {
  const { menus } = useLoaderData({ from: '/$language' })
  const language = useLanguage()
  const categories = useMenu()
  return useMemo(
    () =>
      menus?.main ??
      categories.map((category) => ({
        name: category.name,
        href: paths.items(language, category),
        links: category.sub_categories.map((sub) => ({ name: sub.name, href: paths.items(language, sub) })),
      })),
    [menus, categories, language],
  )
}
