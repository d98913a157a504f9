import { setTimeout as pause } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { place } from './place-order.ts'
import { listPlainProducts } from './plain-products.ts'

const rounds = 3
/** So many people work in the office at once, and each opens something so often. */
const people = 10
const everyMs = 1000
const onDelivery = { payway: 'when_received' }

/** How many orders a second are placed beside a busy office, against those beside a quiet one; turn by turn. */
export async function measureBusyOffice(shop: BenchShop, numbers: readonly string[]): Promise<Figure[]> {
  const staff = await Promise.all(Array.from({ length: people }, () => signInAsCast(shop, 'boss')))
  const products = await listPlainProducts(shop, { count: 400, temperature: 'normal' })
  const placeAll = async () => (await place(shop, { products, payments: Array.from({ length: 1200 }, () => onDelivery) })).perSecond
  await placeAll()
  const shares: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await placeAll()
    const end = new AbortController()
    const working = Promise.all(staff.map((each, seat) => work(each, { seat, numbers, until: end.signal })))
    const busy = await placeAll()
    end.abort()
    await working
    shares.push((100 * busy) / quiet)
  }
  return [{ what: `orders placed beside an office of ${people} who open something each second`, rounds: shares, unit: '%', atLeast: 90 }]
}

type Work = { seat: number; numbers: readonly string[]; until: AbortSignal }

/** Each at another moment of the second: today, the list, a search, an order. */
async function work(person: OfficePerson, { seat, numbers, until }: Work): Promise<void> {
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
