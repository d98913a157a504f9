import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '#rules/actor.ts'
import { faultInMenu, type FactsOf, type MenuEntry, type MenuFault, type MenuKind } from '#rules/catalog/menus/menu.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'

/** `entries`: null for what the shop began with. `factsOf`: what is known of the things that it leads to. */
type Wanted = { kind: MenuKind; actor: Actor; version: number; entries: readonly MenuEntry[] | null; factsOf: FactsOf }

/** Keeps what is wanted of a menu as its draft. Of the shop nothing changes; a draft that says nothing else than the shop is none. */
export async function saveMenuDraft(
  shop: Shop,
  { kind, actor, version, entries, factsOf }: Wanted,
): Promise<Result<ArrangementSaved, MenuFault | ArrangementConflict>> {
  const fault = entries === null ? null : faultInMenu({ kind, entries }, factsOf)
  if (fault) return refuse(fault)
  return changeArrangement<never>(shop, { kind, actor, version }, async (_tx, row) => {
    const after = { entries }
    if (isDeepStrictEqual(row.draft ?? row.published ?? { entries: null }, after)) return ok(null)
    const isDraft = !isDeepStrictEqual(row.published ?? { entries: null }, after)
    const change = { draft: isDraft ? JSON.stringify(after) : null, not_published: null, ...(!isDraft && { publish_at: null }) }
    return ok({ verb: 'save-arrangement-draft', before: row.draft, after, row: change })
  })
}
