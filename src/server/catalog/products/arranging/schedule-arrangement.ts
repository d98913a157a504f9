import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeArrangement, type ArrangementAct, type ArrangementConflict, type ArrangementSaved } from './change-draft.ts'

/** Has a draft published at a time that is still to come, or takes that back (null). */
export async function scheduleArrangement(
  shop: Shop,
  { at, ...act }: ArrangementAct & { at: Date | null },
): Promise<Result<ArrangementSaved, { code: 'no_draft' } | { code: 'time_past' } | ArrangementConflict>> {
  return changeArrangement<{ code: 'no_draft' } | { code: 'time_past' }>(shop, act, async (_tx, row) => {
    if (row.draft === null) return refuse({ code: 'no_draft' })
    if (at !== null && at <= shop.now()) return refuse({ code: 'time_past' })
    return ok({ verb: 'schedule-arrangement', before: row.publish_at, after: at, row: { publish_at: at, not_published: null } })
  })
}

/** Throws a draft away. */
export async function discardDraft(shop: Shop, act: ArrangementAct): Promise<Result<ArrangementSaved, ArrangementConflict>> {
  return changeArrangement<never>(shop, act, async (_tx, row) => {
    if (row.draft === null) return ok(null)
    const change = { draft: null, publish_at: null, not_published: null }
    return ok({ verb: 'discard-arrangement-draft', before: row.draft, after: null, row: change })
  })
}
