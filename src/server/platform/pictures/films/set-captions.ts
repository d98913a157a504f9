import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockFilm, saveCaptions, type Captions } from './store.ts'

type Wanted = { actor: Actor; film: string; captions: Captions }

/** Says which captions a film has, wherever it is shown. Told twice, the second time changes nothing. */
export async function setCaptions(
  { database, now }: Shop,
  { actor, film, captions }: Wanted,
): Promise<Result<{ before: Captions }, { code: 'unknown_film' }>> {
  return database.transaction(async (tx) => {
    const row = await lockFilm(tx, film)
    if (!row) return refuse({ code: 'unknown_film' })
    const before = { captions_zh: row.captions_zh, captions_en: row.captions_en }
    if (before.captions_zh === captions.captions_zh && before.captions_en === captions.captions_en) return ok({ before })
    await saveCaptions(tx, { id: row.id, captions })
    await writeAuditEntry(tx, { actor, verb: 'set-captions', subject: film, before, after: captions, now: now() })
    return ok({ before })
  })
}
