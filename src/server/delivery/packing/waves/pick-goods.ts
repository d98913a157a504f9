import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { WaveRefusal } from './change-wave.ts'
import { lockWave, removePick, savePick } from './store.ts'

/** `picked`: all units of the product that the wave needs lie in their baskets. */
export type Pick = { actor: Actor; id: number; productId: number; picked: boolean }

/** Goods of a wave have been fetched from their shelf, or, taken back, not yet. */
export async function pickGoods(shop: Shop, { actor, id, productId, picked }: Pick): Promise<Result<'done', WaveRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const wave = await lockWave(tx, id)
    if (!wave) return refuse({ code: 'no_such_wave' })
    if (wave.state !== 'picking') return refuse({ code: 'wave_gone_on', state: wave.state })
    if (picked) await savePick(tx, { waveId: id, productId, by: String(actor.id), now })
    else await removePick(tx, { waveId: id, productId })
    await writeAuditEntry(tx, {
      actor,
      verb: 'pick-goods',
      subject: `wave ${id}`,
      before: null,
      after: { product: productId, picked },
      now,
    })
    return ok('done')
  })
}
