import type { Actor } from '#rules/actor.ts'
import { refuse, type Result } from '#rules/result.ts'
import { exchangeLot, type ExchangeRefusal } from '#server/catalog/products/stock/exchange-lot.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { WaveRefusal } from './change-wave.ts'
import { listRows, lockWave } from './store.ts'

export type OtherLot = { actor: Actor; id: number; productId: number; from: number; to: number; units: number; reason: string }

/** While a wave is picked, units of another lot lie in its baskets than was meant: the ledger follows, with the reason (STK-07). */
export async function takeOtherLot(shop: Shop, { id, ...taking }: OtherLot): Promise<Result<'exchanged', WaveRefusal | ExchangeRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const wave = await lockWave(tx, id)
    if (!wave) return refuse({ code: 'no_such_wave' })
    if (wave.state !== 'picking' && wave.state !== 'packed') return refuse({ code: 'wave_gone_on', state: wave.state })
    const picking = (await listRows(tx, [id])).filter(({ status, left_why }) => status === 'picking' && left_why === null)
    return exchangeLot(tx, { ...taking, orderIds: picking.map(({ order_id }) => order_id), now })
  })
}
