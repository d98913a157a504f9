import type { RefusedParcel } from '#contract/office/api/packing.ts'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Carrier } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { putIntoWave } from './put-into-wave.ts'
import { saveWaveState } from './store.ts'

export type NewWave = { actor: Actor; carrier: Carrier; temperature: Temperature; numbers: readonly string[] }

/** `id`: null when no parcel could join, and there is no wave. */
export type MadeWave = { id: number | null; refused: RefusedParcel[] }

/** Plans a wave. Told twice, the second time finds its parcels in a wave already, and makes none. */
export async function createWave(
  shop: Shop,
  { actor, numbers, ...kind }: NewWave,
): Promise<Result<MadeWave, { code: 'too_many'; most: number }>> {
  const now = shop.now()
  const { most_parcels: most } = (await shop.terms()).packing
  if (numbers.length > most) return refuse({ code: 'too_many', most })
  return shop.database.transaction(async (tx) => {
    const made = await putIntoWave(tx, { ...kind, id: null, numbers, by: String(actor.id), now })
    const { id, refused } = made
    if (id === null) return ok(made)
    const joined = numbers.filter((number) => !refused.some((each) => each.number === number))
    if (joined.length === 0) await saveWaveState(tx, { id, state: 'dropped' })
    const after = { ...kind, numbers: joined }
    await writeAuditEntry(tx, { actor, verb: 'create-wave', subject: `wave ${id}`, before: null, after, now })
    return ok(joined.length === 0 ? { id: null, refused } : made)
  })
}
