import type { Actor } from '#rules/actor.ts'
import type { ArrangementKind } from '#rules/catalog/arrangement.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Tx } from '#database/connect.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockArrangement, saveArrangement, type ArrangementRow } from './store.ts'

/** Somebody changed it meanwhile. */
export type ArrangementConflict = { code: 'edit_conflict'; by: string; at: Date; version: number }

/** What the shop reads, before and after. */
export type ArrangementSaved = { version: number }

export type ArrangementAct = { kind: ArrangementKind; actor: Actor; version: number }

type Change = { verb: string; before: unknown; after: unknown; row: Parameters<typeof saveArrangement>[2] }

/** Changes what is said of one arrangement, for whoever has seen how it stands; `decide` says what is different then, null for nothing. */
export async function changeArrangement<Refusal>(
  shop: Shop,
  { kind, actor, version }: ArrangementAct,
  decide: (tx: Tx, row: ArrangementRow) => Promise<Result<Change | null, Refusal>>,
): Promise<Result<ArrangementSaved, Refusal | ArrangementConflict>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const row = await lockArrangement(tx, kind)
    if (row.version !== version) {
      return refuse({ code: 'edit_conflict', by: row.changed_by, at: row.changed_at ?? now, version: row.version })
    }
    const decided = await decide(tx, row)
    if (!decided.ok) return decided
    if (!decided.value) return ok({ version })
    const { verb, before, after, row: change } = decided.value
    const saved = await saveArrangement(tx, kind, { ...change, version: version + 1, changed_by: String(actor.id), changed_at: now })
    await writeAuditEntry(tx, { actor, verb, subject: `arrangement ${kind}`, before, after, now })
    return ok({ version: saved })
  })
}
