import type { Database } from '#database/connect.ts'
import { createBuyers, type Buyer } from '../../tests/faults/buyers.ts'
import { signedIn } from '../members.ts'

/** Somebody with a cart of two goods and a mug for points, signed in. */
export type Customer = Buyer & { headers: Record<string, string>; paysByCard: boolean }

/** One of so many pays by card, the others on delivery. */
const oneByCard = 4
const atOnce = 250

/** So many who share nothing, so that none waits for another. */
export async function createCustomers(database: Database, { count }: { count: number }) {
  const customers: Customer[] = []
  while (customers.length < count) {
    const buyers = await createBuyers(database, { count: Math.min(atOnce, count - customers.length), price: 400, temperature: 'normal' })
    for (const buyer of buyers) {
      const paysByCard = customers.length % oneByCard === 0
      customers.push({ ...buyer, headers: await signedIn(database, buyer.memberId), paysByCard })
    }
  }
  return customers
}
