import { setTimeout as pause } from 'node:timers/promises'
import { findGoods } from './find-goods.ts'
import { makeVisit, type Sale } from './make-visit.ts'
import type { SalePlan } from './plan-sale.ts'
import { openTally } from './tally.ts'
import { setMood, type Town } from './town.ts'

export type Held = Sale & { seconds: number }

/** Lets everybody come when the plan says, whether or not the shop keeps up, and waits until the last has gone. */
export async function holdSale(town: Town, { visits, weather }: SalePlan, tell: (line: string) => void = () => undefined): Promise<Held> {
  const sale: Sale = { town, goods: await findGoods(town.shop), tally: openTally(), acknowledged: [] }
  if (sale.goods.normal.length === 0 || sale.goods.cool.length === 0) throw new Error(`${town.shop} has nothing to sell.`)
  const begun = performance.now()
  const until = (atSeconds: number) => pause(Math.max(0, begun + atSeconds * 1000 - performance.now()))
  const coming = visits.map(async (visit) => {
    await until(visit.atSeconds)
    await makeVisit(sale, visit)
  })
  const changing = weather.map(async (change) => {
    await until(change.atSeconds)
    tell(`The card company is in the mood ${change.mood} for ${change.payments} payments.`)
    await setMood(town, change)
  })
  await Promise.all([...coming, ...changing])
  await setMood(town, { mood: 'slow', payments: 0 })
  return { ...sale, seconds: (performance.now() - begun) / 1000 }
}
