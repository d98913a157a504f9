import { setTimeout as pause } from 'node:timers/promises'
import { auditMoney } from '#server/money/payments/audit-money.ts'
import type { Shop } from '#server/platform/shop.ts'

export type Books = {
  /** How long it took until every payment of the sale was known. */
  secondsUntilSettled: number
  /** Payments of the sale of which nobody knows anything even then. */
  unknown: number
  /** Orders that do not agree with their money. */
  complaints: readonly string[]
  /** Orders that were acknowledged and are not there. */
  lost: readonly string[]
  /** Orders of the sale by how they stand. */
  byStatus: Readonly<Record<string, number>>
}

const askEveryMs = 2000

/** Waits until the shop has settled what was open, then goes through the money of all orders. */
export async function lookAtBooks(
  shop: Shop,
  { acknowledged, since, patienceSeconds }: { acknowledged: readonly string[]; since: Date; patienceSeconds: number },
): Promise<Books> {
  const { db } = shop.database
  const begun = performance.now()
  const secondsAgo = () => (performance.now() - begun) / 1000
  const ofSale = () => db.selectFrom('orders').where('placed_at', '>=', since)
  const countUnknown = async () => {
    const { count } = await ofSale()
      .where('status', '=', 'uncharged')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }
  let unknown = await countUnknown()
  while (unknown > 0 && secondsAgo() < patienceSeconds) {
    await pause(askEveryMs)
    unknown = await countUnknown()
  }
  const secondsUntilSettled = secondsAgo()
  const there = await ofSale().select(['hashed_id', 'status']).execute()
  const known = new Set(there.map(({ hashed_id: id }) => id))
  const complaints = await auditMoney(shop)
  return {
    secondsUntilSettled,
    unknown,
    complaints: complaints.map(({ order, says }) => `${order}: ${says}`),
    lost: acknowledged.filter((id) => !known.has(id)),
    byStatus: Object.fromEntries([...Map.groupBy(there, ({ status }) => status)].map(([status, orders]) => [status, orders.length])),
  }
}
