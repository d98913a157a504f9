import { menuKept } from '#contract/shared/menu.ts'
import type { MenuEntry, MenuKind } from '#rules/catalog/menus/menu.ts'
import { listEmptyTargets } from '#server/catalog/products/arranging/leave-out-empty.ts'
import { findMenuRow, presentArrangement } from '#server/catalog/products/arranging/find-tree.ts'
import { saveMenuDraft } from '#server/catalog/products/arranging/save-menu-draft.ts'
import { beginningOf } from '#server/content/menus/beginning-of.ts'
import { articlesIn, factsIn, findTargets, type Target } from '#server/content/menus/find-targets.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { arrangementProblem } from './arrangement-problem.ts'

/** So many articles are offered to choose from, the newest. */
const mostArticles = 200

export const menuRoutes = {
  find: staff.menus.find.handler(async ({ context: { shop }, input: { kind } }) => {
    const row = await findMenuRow(shop.database.db, kind)
    const { entries } = keptEntries(row.draft ?? row.published)
    const targets = await targetsFor(shop, entries ?? [])
    const shown = targets.map(({ slug: _slug, below, ...target }) => ({ ...target, below: [...below] }))
    return {
      ...presentArrangement(row),
      entries: (entries ?? (await beginning(shop, { kind, targets }))).map((entry) => ({ ...entry, entries: [...entry.entries] })),
      is_beginning: entries === null,
      targets: shown,
    }
  }),

  save: staff.menus.save.handler(async ({ context: { shop, actor }, input }) => {
    const targets = await targetsFor(shop, input.entries ?? [])
    const saved = await saveMenuDraft(shop, { actor, ...input, factsOf: factsIn(targets) })
    if (!saved.ok) throw problem(arrangementProblem(saved.refusal))
    return saved.value
  }),
}

const keptEntries = (kept: unknown) => (kept === null ? { entries: null } : menuKept.parse(kept))

async function targetsFor(shop: Shop, entries: readonly MenuEntry[]): Promise<Target[]> {
  const { db } = shop.database
  return findTargets(db, {
    articles: articlesIn([entries]),
    newest: mostArticles,
    withBrands: true,
    empty: await listEmptyTargets(db),
    now: shop.now(),
  })
}

/** Phones show the main menu until they have one of their own. */
async function beginning(shop: Shop, { kind, targets }: { kind: MenuKind; targets: readonly Target[] }): Promise<MenuEntry[]> {
  if (kind === 'phone') {
    const { entries } = keptEntries((await findMenuRow(shop.database.db, 'main')).published)
    if (entries !== null) return entries
  }
  return beginningOf(kind, targets)
}
