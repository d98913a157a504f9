import { afterTold, takeNoticeTurn } from '#rules/catalog/stock/notice-turn.ts'
import { countUnitsToSell } from '#server/catalog/products/published/units-to-sell.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAwaited, listTurns, lockTurn, removeAllTurns, removeTurnsOfNobody, saveTurn, takeOldest, takeSameAddresses } from './store.ts'

/**
 * Every minute: of goods that somebody waits for and that are there again, the next group is told (GRW-10). How far it has come is kept
 * until they are sold out, also while nobody waits: who comes later is told of the same units.
 */
export async function tellOfGoods(shop: Shop): Promise<void> {
  const { db } = shop.database
  if (!(await shop.terms()).back_in_stock.offered) return removeAllTurns(db)
  const now = shop.now()
  const turns = new Set(await listTurns(db))
  for (const productId of new Set([...turns, ...(await listAwaited(db, now))]))
    if (turns.has(productId) || (await countUnitsToSell(db, productId)) > 0) await tellAnyway(shop, { productId, now })
  await removeTurnsOfNobody(db, now)
}

/** What goes wrong with one product keeps nobody from hearing of the others. */
async function tellAnyway(shop: Shop, told: { productId: number; now: Date }): Promise<void> {
  try {
    await tellOfProduct(shop, told)
  } catch (error) {
    shop.log.error({ err: error, product: told.productId }, 'nobody could be told that goods are back')
  }
}

async function tellOfProduct({ database }: Shop, { productId, now }: { productId: number; now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockTurn(tx, productId)
    const { turn, tell } = takeNoticeTurn(before, { free: await countUnitsToSell(tx, productId), now })
    const told = tell === 0 ? [] : await takeOldest(tx, { productId, most: tell, now })
    for (const noticeId of await takeSameAddresses(tx, { productId, told, now }))
      await tellLater(tx, { name: 'goods-back', noticeId, at: now.toISOString() })
    await saveTurn(tx, { productId, turn: afterTold(turn, { told: told.length, now }) })
  })
}
