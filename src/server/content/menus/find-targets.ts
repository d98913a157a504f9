import type { Kysely } from 'kysely'
import { termsPages } from '#contract/shop/paths.ts'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'
import {
  keyOfTarget,
  menuLists,
  menuPages,
  type FactsOf,
  type MenuEntry,
  type MenuTarget,
  type TargetFacts,
} from '#rules/catalog/menus/menu.ts'
import { listBrandsOfMenus, listCategoriesOfMenus } from '#server/catalog/products/published/menus.ts'
import { specialItemsTexts } from '#texts/shop/items.ts'
import { shellTexts } from '#texts/shop/shell.ts'
import { listArticlesById, listNewestArticles, listWrittenPages } from './store.ts'

type Db = Kysely<Tables>

/** Something that a menu can lead to, and what its address carries behind its number. */
export type Target = TargetFacts & { target: MenuTarget; slug: string }

/** `articles`: which of them are asked for; so many of the newest for whoever chooses some, besides those that are named. `withBrands`: brands are asked for too. `empty`: keys of what shows nothing. */
type Asked = { articles: readonly number[]; newest: number; withBrands: boolean; empty: ReadonlySet<string>; now: Date }

/** What menus can lead to, in the order in which it is offered. */
export async function findTargets(db: Db, { empty, withBrands, ...asked }: Asked): Promise<Target[]> {
  const brands = withBrands ? await brandTargets(db) : []
  const known = [
    ...(await categoryTargets(db)),
    ...listTargets(),
    ...brands,
    ...(await pageTargets(db)),
    ...(await articleTargets(db, asked)),
  ]
  return known.map((each) => ({ ...each, fault: each.fault ?? (empty.has(keyOfTarget(each.target)) ? 'empty' : null) }))
}

/** The same, to be asked about one. */
export function factsIn(targets: readonly Target[]): FactsOf {
  const byKey = new Map(targets.map((each) => [keyOfTarget(each.target), each]))
  return (target) => byKey.get(keyOfTarget(target))
}

/** The articles to which menus lead. */
export function articlesIn(menus: readonly (readonly MenuEntry[])[]): number[] {
  const all = menus.flat().flatMap((entry) => [entry, ...entry.entries])
  return [...new Set(all.flatMap(({ target }) => (target.kind === 'article' ? [target.id] : [])))]
}

/** Whether a menu leads to a brand. */
export function namesBrand(entries: readonly MenuEntry[]): boolean {
  return entries.flatMap((entry) => [entry, ...entry.entries]).some(({ target }) => target.kind === 'brand')
}

async function brandTargets(db: Db): Promise<Target[]> {
  return (await listBrandsOfMenus(db)).map(({ id, name_zh: zh, name_en: en, slug, archived }) => ({
    target: { kind: 'brand', id },
    name: { zh, en },
    slug,
    fault: archived ? 'archived' : null,
    below: [],
  }))
}

async function categoryTargets(db: Db): Promise<Target[]> {
  const rows = await listCategoriesOfMenus(db)
  const below = Map.groupBy(
    rows.filter(({ visible }) => visible),
    ({ parent_id: above }) => above,
  )
  return rows.map(({ id, name_zh: zh, name_en: en, slug, visible, archived }) => ({
    target: { kind: 'category', id },
    name: { zh, en },
    slug,
    fault: faultOfCategory({ visible, archived }),
    below: (below.get(id) ?? []).map((sub) => ({ kind: 'category', id: sub.id })),
  }))
}

function faultOfCategory({ visible, archived }: { visible: boolean; archived: boolean }): TargetFacts['fault'] {
  if (archived) return 'archived'
  return visible ? null : 'hidden'
}

const plain = (target: MenuTarget, name: Text, fault: TargetFacts['fault'] = null): Target => ({ target, name, slug: '', fault, below: [] })

function listTargets(): Target[] {
  return menuLists.map((list) => plain({ kind: 'list', list }, specialItemsTexts[list].title))
}

const namesOfPages = {
  home: shellTexts.home,
  articles: shellTexts.articles,
  faqs: shellTexts.faq,
  about: shellTexts.brand,
  readme: shellTexts.readme,
  privacy: shellTexts.privacy,
  certification: shellTexts.certification,
  manual: shellTexts.manual,
} as const satisfies Record<(typeof menuPages)[number], Text>

/** Pages about the shop on which nothing is written lead nowhere. */
async function pageTargets(db: Db): Promise<Target[]> {
  const written = new Set(await listWrittenPages(db))
  const isEmpty = (page: string) => termsPages.some((each) => each === page) && !written.has(page)
  return menuPages.map((page) => plain({ kind: 'page', page }, namesOfPages[page], isEmpty(page) ? 'empty' : null))
}

async function articleTargets(db: Db, { articles, newest, now }: Omit<Asked, 'empty' | 'withBrands'>): Promise<Target[]> {
  const rows = [...(await listNewestArticles(db, newest)), ...(await listArticlesById(db, articles))]
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...byId.values()].map(({ id, title_zh: zh, title_en: en, published_at: at }) =>
    plain({ kind: 'article', id }, { zh, en }, at <= now ? null : 'hidden'),
  )
}
