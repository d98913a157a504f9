import { addressIn } from '#contract/shared/address-in.ts'
import { menuKept } from '#contract/shared/menu.ts'
import type { MenuLink, MenusOfShop } from '#contract/shop/api/menus.ts'
import { paths, type TermsPage } from '#contract/shop/paths.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { keyOfTarget, shownMenu, type MenuTarget, type ShownEntry } from '#rules/catalog/menus/menu.ts'
import { listPublishedMenus } from '#server/catalog/products/published/menus.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import type { Shop } from '#server/platform/shop.ts'
import { articlesIn, factsIn, findTargets, namesBrand } from './find-targets.ts'

/** The menus that the shop has made, as visitors see them; what leads nowhere is left out (CAT-08). */
export async function listMenus(
  shop: Pick<Shop, 'database' | 'now'>,
  { language, reads }: { language: Language; reads: Reads },
): Promise<MenusOfShop> {
  reads('menu')
  const { db } = shop.database
  const made = (await listPublishedMenus(db)).flatMap(({ kind, published, left_out: leftOut }) => {
    const { entries } = menuKept.parse(published)
    return entries === null ? [] : [{ kind, entries, leftOut }]
  })
  if (made.length === 0) return {}
  const articles = articlesIn(made.map(({ entries }) => entries))
  const hasBrands = made.some(({ entries }) => namesBrand(entries))
  reads('written_pages', ...articles.map((id) => `article:${id}` as const), ...(hasBrands ? (['brands'] as const) : []))
  const empty = new Set(made.flatMap(({ leftOut }) => leftOut))
  const targets = await findTargets(db, { articles, newest: 0, withBrands: hasBrands, empty, now: shop.now() })
  // The clock brings out what is not out yet.
  if (targets.some(({ target, fault }) => target.kind === 'article' && fault !== null)) reads('articles_out')
  const slugs = new Map(targets.map(({ target, slug }) => [keyOfTarget(target), slug]))
  const hrefIn = (target: MenuTarget) => hrefOf(target, { language, slug: slugs.get(keyOfTarget(target)) ?? '' })
  const linkOf = ({ target, name }: Pick<ShownEntry, 'target' | 'name'>) => ({ name: inLanguage(name, language), href: hrefIn(target) })
  const menuOf = (entries: (typeof made)[number]['entries']): MenuLink[] =>
    shownMenu(entries, factsIn(targets)).map((entry) => ({
      ...linkOf(entry),
      ...(entry.entries.length > 0 && { links: entry.entries.map(linkOf) }),
    }))
  return Object.fromEntries(made.map(({ kind, entries }) => [kind, menuOf(entries)]))
}

/** Where a target is found. */
function hrefOf(target: MenuTarget, { language, slug }: { language: Language; slug: string }): string {
  switch (target.kind) {
    case 'category':
      return paths.items(language, { id: target.id, slug })
    case 'article':
      return paths.article(language, target.id)
    case 'brand':
      return paths.brand(language, slug)
    case 'list':
      return paths.items(language, target.list)
    case 'page':
      return pageHref(target.page, language)
    case 'address':
      return addressIn(target.address, language)
    case 'heading':
      return ''
  }
}

function pageHref(page: 'home' | 'articles' | 'faqs' | TermsPage, language: Language): string {
  return page === 'home' || page === 'articles' || page === 'faqs' ? paths[page](language) : paths.terms(language, page)
}
