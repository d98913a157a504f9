import { afterTold, takeNoticeTurn } from '#rules/catalog/stock/notice-turn.ts'
import { countUnitsToSell } from '#server/catalog/products/published/units-to-sell.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listAwaited, lockTurn, removeTurnsOfNobody, saveTurn, takeOldest } from './store.ts'

/** Every minute: of goods that somebody waits for and that are there again, the next group is told (GRW-10). */
export async function tellOfGoods(shop: Shop): Promise<void> {
  if (!(await shop.terms()).back_in_stock.offered) return
  const now = shop.now()
  for (const productId of await listAwaited(shop.database.db, now)) await tellOfProduct(shop, { productId, now })
  await removeTurnsOfNobody(shop.database.db, now)
}

async function tellOfProduct({ database }: Shop, { productId, now }: { productId: number; now: Date }): Promise<void> {
  await database.transaction(async (tx) => {
    const before = await lockTurn(tx, productId)
    const { turn, tell } = takeNoticeTurn(before, { free: await countUnitsToSell(tx, productId), now })
    const told = tell === 0 ? [] : await takeOldest(tx, { productId, most: tell, now })
    for (const noticeId of told) await tellLater(tx, { name: 'goods-back', noticeId, at: now.toISOString() })
    await saveTurn(tx, { productId, turn: afterTold(turn, { told: told.length, now }) })
  })
}
