import type { Tx } from '#database/connect.ts'
import { taipeiDay, type Day } from '#rules/calendar.ts'
import { blockDayOf, stateOn } from '#rules/catalog/lots.ts'
import type { StockTerms } from '#rules/catalog/stock/stock-terms.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { listLotsToTurn, listProductsWithLots, saveLots } from './lot-store.ts'

const productsAtOnce = 100

/** After the day has changed: lots are blocked whose goods would reach their buyers too late, and those whose day has passed expire (D-214). */
export async function turnLots(shop: Shop): Promise<void> {
  const [today, { stock: terms }] = [taipeiDay(shop.now()), await shop.terms()]
  for (let after = 0; ;) {
    const products = await listProductsWithLots(shop.database.db, { after, limit: productsAtOnce })
    const last = products.at(-1)
    if (last === undefined) return
    await shop.database.transaction(async (tx) => {
      await lockProductRows(tx, products)
      await turnLotsOf(tx, { products, today, terms })
    })
    after = last
  }
}

/** The same for these products, which whoever calls holds. */
export async function turnLotsOf(
  tx: Tx,
  { products, today, terms }: { products: readonly number[]; today: Day; terms: StockTerms },
): Promise<void> {
  const lots = await listLotsToTurn(tx, products)
  const turned = lots.flatMap(({ id, expires_on, block_on: stood, state, by_hand, ...product }) => {
    const block_on = blockDayOf({ expires_on, product, terms })
    const turnedInto = stateOn({ expires_on, block_on, state, by_hand }, today)
    return turnedInto === state && block_on === stood ? [] : [{ id, block_on, state: turnedInto, by_hand: by_hand && turnedInto === state }]
  })
  await saveLots(tx, turned)
}
