import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findRecallRow, lockRecall, saveLetter, type RecallLetter } from './store.ts'

export type LetterRefusal =
  | { code: 'no_such_recall' }
  /** Somebody else saved it meanwhile: who, when, and what stands there now. */
  | { code: 'edit_conflict'; by: string; at: Date; version: number; present: RecallLetter }

type Saving = { id: number; letter: RecallLetter; seen: number; actor: Actor }

/** Saves the letter to those who have units of a recalled lot, as it was last seen; told twice, it is saved once. */
export async function saveRecallLetter(
  shop: Shop,
  { id, letter, seen, actor }: Saving,
): Promise<Result<{ version: number }, LetterRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const recall = await lockRecall(tx, id)
    const row = recall && (await findRecallRow(tx, id))
    if (!row) return refuse({ code: 'no_such_recall' })
    const { subject_zh, subject_en, text_zh, text_en, version } = recall
    const before = { subject_zh, subject_en, text_zh, text_en }
    if (JSON.stringify(before) === JSON.stringify(pick(letter))) return ok({ version })
    if (version !== seen) {
      const { saved_by: by, saved_at: at } = recall
      return refuse({ code: 'edit_conflict', by, at, version, present: before })
    }
    await saveLetter(tx, { id, letter, version: version + 1, by: String(actor.id), at: now })
    const entry = { actor, verb: 'write-recall-letter', subject: `product ${row.product_id}`, before, after: pick(letter), now }
    await writeAuditEntry(tx, entry)
    return ok({ version: version + 1 })
  })
}

const pick = ({ subject_zh, subject_en, text_zh, text_en }: RecallLetter) => ({ subject_zh, subject_en, text_zh, text_en })
