import type { MenuLink } from '#contract/shop/api/menus.ts'
import { paths, type SpecialItems } from '#contract/shop/paths.ts'
import type { Language } from '#rules/locale.ts'
import { specialItemsTexts } from '#texts/shop/items.ts'

const inOrder: readonly SpecialItems[] = ['new', 'hot', 'preorder', 'vip', 'point']

/** The lists that are no categories, in the order of every menu (SHL-23). */
const listLinks = inOrder.map((items) => ({ items, text: specialItemsTexts[items].title }))

/** Those that a menu does not name itself: they stand beside it. */
export function listsBeside(menu: readonly MenuLink[], language: Language) {
  const named = new Set(menu.flatMap(({ href, links = [] }) => [href, ...links.map((sub) => sub.href)]))
  return listLinks.filter(({ items }) => !named.has(paths.items(language, items)))
}
