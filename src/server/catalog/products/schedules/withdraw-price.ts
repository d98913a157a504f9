import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listOpenPrices, noRegular, runningOf, savePrice } from './store.ts'

type Wanted = { actor: Actor; product: number; id: number }
export type PriceWithdrawn = { version: number }

/** Takes back a scheduled price; of one that runs the price from before returns at once. Told twice, the second time finds none. */
export async function withdrawPrice(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, id }: Wanted,
): Promise<Result<PriceWithdrawn, { code: 'unknown_product' | 'unknown_price' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product' })
    const open = (await listOpenPrices(tx, product)).find((price) => price.id === id)
    if (!open) return refuse({ code: 'unknown_price' })
    const { name, price, starts_at, ends_at } = open
    const change = {
      product,
      actor,
      verb: 'withdraw-price',
      before: { scheduled_price: { name, price, starts_at, ends_at } },
      after: null,
      now,
    }
    const version = await saveAsVersion(tx, change, async () => {
      if (open.state === 'running') await saveProductRow(tx, { id: product, change: runningOf(open).regular })
      await savePrice(tx, { id, change: { state: 'withdrawn', ...noRegular } })
    })
    return ok({ version })
  })
}
