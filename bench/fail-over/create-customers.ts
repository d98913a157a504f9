import type { Database } from '#database/connect.ts'
import { sandboxKeys } from '../../sandbox/keys.ts'
import { createBuyers, type Buyer } from '../../tests/faults/buyers.ts'
import { signedIn } from '../members.ts'

/** Somebody with a cart of two goods and a mug for points, signed in; with a card typed at the card company where they pay by card. */
export type Customer = Buyer & { headers: Record<string, string>; prime: string | null }

/** One of so many pays by card, the others on delivery. */
const oneByCard = 4
const atOnce = 250

/** So many who share nothing, so that none waits for another. */
export async function createCustomers(database: Database, { count, cardCompany }: { count: number; cardCompany: string }) {
  const customers: Customer[] = []
  while (customers.length < count) {
    const buyers = await createBuyers(database, { count: Math.min(atOnce, count - customers.length), price: 400, temperature: 'normal' })
    for (const buyer of buyers) {
      const headers = await signedIn(database, buyer.memberId)
      const prime = customers.length % oneByCard === 0 ? await takePrime(cardCompany) : null
      customers.push({ ...buyer, headers, prime })
    }
  }
  return customers
}

async function takePrime(cardCompany: string): Promise<string> {
  const { appId, appKey } = sandboxKeys.tappay
  const reply = await fetch(`${cardCompany}/sdk/prime`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ appId, appKey, number: '4242424242424242', expiry: '203012', ccv: '123' }),
  })
  const { card } = (await reply.json()) as { card: { prime: string } }
  return card.prime
}
