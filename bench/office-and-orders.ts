import { setTimeout as pause } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { place } from './place-order.ts'
import { listPlainProducts } from './plain-products.ts'

const rounds = 3
/** So many people work in the office at once. */
const people = 10
/**
 * Each opens something so often, without a break: an order every three seconds is what somebody reads who is quick. Every second is what
 * nobody does; it tells how far there is still to go.
 */
const paces = [
  { everyMs: 3000, said: 'three seconds', atLeast: 90 },
  { everyMs: 1000, said: 'second', atLeast: undefined },
] as const
const onDelivery = { payway: 'when_received' }

/** How many orders a second are placed beside a busy office, against those beside a quiet one right before and after: a shop that fills gets slower by itself. */
export async function measureBusyOffice(shop: BenchShop, numbers: readonly string[]): Promise<Figure[]> {
  const staff = await Promise.all(Array.from({ length: people }, () => signInAsCast(shop, 'boss')))
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  const placeAll = async () => (await place(shop, { products, payments: Array.from({ length: 1200 }, () => onDelivery) })).perSecond
  await placeAll()
  const figures: Figure[] = []
  for (const { everyMs, said, atLeast } of paces) {
    const shares: number[] = []
    let before = await placeAll()
    for (let round = 0; round < rounds; round += 1) {
      const end = new AbortController()
      const working = Promise.all(staff.map((each, seat) => work(each, { seat, numbers, everyMs, until: end.signal })))
      const busy = await placeAll()
      end.abort()
      await working
      const after = await placeAll()
      shares.push((200 * busy) / (before + after))
      before = after
    }
    const what = `orders placed beside an office of ${people} who open something every ${said}`
    figures.push({ what, rounds: shares, unit: '%', ...(atLeast !== undefined && { atLeast }) })
  }
  return figures
}

type Work = { seat: number; numbers: readonly string[]; everyMs: number; until: AbortSignal }

/** Each at another moment: today, the list, a search, an order. */
async function work(person: OfficePerson, { seat, numbers, everyMs, until }: Work): Promise<void> {
  await pause((everyMs * seat) / people)
  for (let turn = seat; !until.aborted; turn += 1) {
    const opened = [
      '/office/api/v1/today',
      '/office/api/v1/orders?view=to_pick',
      '/office/api/v1/orders?words=912',
      `/office/api/v1/orders/${numbers[turn % numbers.length]}`,
    ]
    await person.timed('GET', opened[turn % opened.length] ?? '')
    await pause(everyMs)
  }
}
