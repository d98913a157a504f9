import { setTimeout as pause } from 'node:timers/promises'
import { takePrime } from '../take-prime.ts'
import type { Customer } from './create-customers.ts'

/** One press of a customer. `order`: its number, once the shop has acknowledged it. */
export type Press = {
  customer: Customer
  /** 0: the line broke, and `broke` says why. */
  status: number
  broke: string
  retryAfter: string | null
  ms: number
  endedAt: number
  order: string | null
}

export type Buying = {
  presses: Press[]
  /** Nobody comes any more; answers once whoever has come has an order. */
  stop: () => Promise<void>
}

/** Where the shop and the card company are. */
type Street = { address: string; cardCompany: string }

const patienceMs = 120_000
const askAgainMs = 500

/** Customers who come one after the other, so many in a second, however slowly the shop answers. Who has no order presses again, under the same key, as the checkout page does. */
export function startBuying({ customers, perSecond, ...street }: Street & { customers: readonly Customer[]; perSecond: number }): Buying {
  const presses: Press[] = []
  const begin = performance.now()
  let isOver = false
  const coming = customers.map(async (customer, index) => {
    await pause(Math.max(0, begin + (index * 1000) / perSecond - performance.now()))
    if (!isOver) await orderUntilAnswered({ ...street, customer }, presses)
  })
  const all = Promise.all(coming).then(() => undefined)
  all.catch(() => undefined)
  return {
    presses,
    stop() {
      isOver = true
      return all
    },
  }
}

async function orderUntilAnswered({ address, cardCompany, customer }: Street & { customer: Customer }, presses: Press[]): Promise<void> {
  const prime = customer.paysByCard ? await takePrime({ cardCompany }) : null
  const body = JSON.stringify({ order: orderOf(customer, prime) })
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const begin = performance.now()
    let broke = ''
    const answer = await fetch(`${address}/api/v2/user/orders`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': `customer-${customer.memberId}`, ...customer.headers },
    }).catch((error: unknown) => {
      broke = reasonOf(error)
      return null
    })
    const said = answer ? await answer.text().catch(() => '') : ''
    const order = answer?.status === 201 ? (/"order_hashed_id":"(\w+)"/.exec(said)?.[1] ?? null) : null
    const endedAt = performance.now()
    const retryAfter = answer?.headers.get('retry-after') ?? null
    presses.push({ customer, status: answer?.status ?? 0, broke, retryAfter, ms: endedAt - begin, endedAt, order })
    if (order !== null) return
    if (answer && answer.status < 500) throw new Error(`An order was refused with ${answer.status}: ${said}`)
    await pause(askAgainMs)
  }
  throw new Error('The shop never answered again')
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: unknown }
  return cause === undefined ? message : `${message}: ${String(cause)}`
}

function orderOf({ lineIds }: Customer, prime: string | null) {
  const payment =
    prime === null
      ? { payway: 'when_received' }
      : {
          payway: 'credit_cards',
          card_info: { name: '陳浩', phonenumber: '+886922110334', email: 'hao@example.com', remember: false, prime },
        }
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
    ...payment,
    remark: '',
    cart_item_ids: lineIds,
  }
}
