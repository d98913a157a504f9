import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { dueAt, pricesDuring, type Due } from '#rules/catalog/shelf-price.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import {
  keptRegular,
  listOpenPrices,
  listProductsWithDuePrices,
  noRegular,
  runningOf,
  savePrice,
  scheduledOf,
  type PriceRow,
} from './store.ts'

const clock: Actor = { kind: 'system', id: 'clock' }

/**
 * Carries scheduled prices onto the rows of their products and back (D-202), whatever is due now. Safe beside another that does the
 * same: each product is held and read anew. One whose whole time has gone by never shows.
 */
export async function carryPrices(shop: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const now = shop.now()
  for (const product of await listProductsWithDuePrices(shop.database.db, now))
    await shop.database.transaction((tx) => carryPricesOf(tx, { product, now }))
}

/** The same for one product, in a transaction of the caller. */
export async function carryPricesOf(tx: Tx, { product, now }: { product: number; now: Date }): Promise<void> {
  const [row] = await lockProductRows(tx, [product])
  if (!row) return
  const open = await listOpenPrices(tx, product)
  const { end, over, start } = dueAt(open.filter(isDue), now)
  const ending = open.find(({ id }) => id === end)
  const stands = ending ? await endPrice(tx, { row, price: ending, now }) : row
  for (const id of over) await savePrice(tx, { id, change: { state: 'over' } })
  const starting = open.find(({ id }) => id === start)
  if (starting) await startPrice(tx, { row: stands, price: starting, now })
}

const isDue = (row: PriceRow): row is PriceRow & Due => row.state === 'waiting' || row.state === 'running'

type Turn = { row: LockedProduct; price: PriceRow; now: Date }

async function endPrice(tx: Tx, { row, price, now }: Turn): Promise<LockedProduct> {
  const { regular } = runningOf(price)
  const { before, after } = changedFields({ ...row }, regular)
  const change = { product: row.id, actor: clock, verb: 'end-price', before, after, reason: price.name, now }
  await saveAsVersion(tx, change, async () => {
    await saveProductRow(tx, { id: row.id, change: regular })
    await savePrice(tx, { id: price.id, change: { state: 'over', ...noRegular } })
  })
  return { ...row, ...regular }
}

async function startPrice(tx: Tx, { row, price, now }: Turn): Promise<void> {
  const during = pricesDuring(row, scheduledOf(price))
  const { before, after } = changedFields({ ...row }, during)
  const change = { product: row.id, actor: clock, verb: 'start-price', before, after, reason: price.name, now }
  await saveAsVersion(tx, change, async () => {
    await saveProductRow(tx, { id: row.id, change: during })
    await savePrice(tx, { id: price.id, change: { state: 'running', ...keptRegular(row) } })
  })
}
