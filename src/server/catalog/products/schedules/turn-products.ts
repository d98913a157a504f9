import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import type { Shop } from '#server/platform/shop.ts'
import { moveProduct } from '../states/set-product-state.ts'
import { lockProductRows } from '../store.ts'
import { carryPrices } from './carry-prices.ts'
import { findSchedule, listProductsDue } from './store.ts'

const clock: Actor = { kind: 'system', id: 'clock' }

/** Does what is scheduled and due: products come on sale and go (D-201), and prices with them (D-202). Twice, or late, it is the same. */
export async function turnProducts(shop: Pick<Shop, 'database' | 'now' | 'log'>): Promise<void> {
  await carryPrices(shop)
  const now = shop.now()
  for (const product of await listProductsDue(shop.database.db, now))
    await shop.database.transaction((tx) => turnProduct(tx, { shop, product, now }))
}

type Turn = { shop: Pick<Shop, 'log'>; product: number; now: Date }

async function turnProduct(tx: Tx, { shop, product, now }: Turn): Promise<void> {
  const [row] = await lockProductRows(tx, [product])
  const schedule = await findSchedule(tx, product)
  if (!row || !schedule) return
  if (!schedule.started && schedule.on_at <= now) {
    const put = await moveProduct(tx, { actor: clock, row, state: 'on', now })
    if (!put.ok) {
      // What it lacks now, it had when it was scheduled: it waits among the drafts for somebody.
      shop.log.warn({ product, refusal: put.refusal.code }, 'a scheduled product could not be put on sale')
      await moveProduct(tx, { actor: clock, row, state: 'draft', now })
      return
    }
  }
  if (schedule.off_at === null || schedule.off_at > now) return
  const [stands] = await lockProductRows(tx, [product])
  if (stands?.state === 'on') await moveProduct(tx, { actor: clock, row: stands, state: 'off', now })
}
