import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#database/connect.ts'
import { createMembers, type BenchMember } from '../../bench/members.ts'

/** One attempt at an order, as its buyer saw it. `status` 0: nobody answered. */
export type Attempt = { member: number; status: number; retryAfter: string | null; ms: number; endedAt: number; order: string | null }

export type Buying = {
  attempts: Attempt[]
  /** Until every buyer has an order. */
  done: Promise<void>
}

type Orders = { address: string; database: Database; product: number; buyers: number; perSecond: number }

const patienceMs = 120_000
const askAgainMs = 200

/**
 * Buyers who come one after the other, so many in a second, each with a cart of one product. Who is not answered with an order asks
 * again under the same key, as the checkout page does.
 */
export async function orderThrough({ address, database, product, buyers, perSecond }: Orders): Promise<Buying> {
  const members = await createMembers({ database }, buyers)
  const rows = members.map(({ id }) => ({ user_id: id, product_id: product, quantity: 1 }))
  const lines = await database.db.insertInto('cart_items').values(rows).returning(['id', 'user_id']).execute()
  const lineOf = new Map(lines.map(({ id, user_id }) => [user_id, id]))
  const attempts: Attempt[] = []
  const done = Promise.all(
    members.map(async (member, index) => {
      await pause((index * 1000) / perSecond)
      await orderUntilAnswered({ address, member, line: lineOf.get(member.id) ?? 0 }, attempts)
    }),
  ).then(() => undefined)
  done.catch(() => undefined)
  return { attempts, done }
}

type Wish = { address: string; member: BenchMember; line: number }

async function orderUntilAnswered({ address, member, line }: Wish, attempts: Attempt[]): Promise<void> {
  const body = JSON.stringify({ order: orderOf(line) })
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    const begin = performance.now()
    const answer = await fetch(`${address}/api/v2/user/orders`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'idempotency-key': `buyer-${member.id}`, ...member.headers },
    }).catch(() => null)
    const said = answer ? await answer.text().catch(() => '') : ''
    const order = answer?.status === 201 ? (/"order_hashed_id":"(\w+)"/.exec(said)?.[1] ?? null) : null
    const endedAt = performance.now()
    const retryAfter = answer?.headers.get('retry-after') ?? null
    attempts.push({ member: member.id, status: answer?.status ?? 0, retryAfter, ms: endedAt - begin, endedAt, order })
    if (order !== null) return
    if (answer && answer.status < 500) throw new Error(`An order was refused: ${said}`)
    await pause(askAgainMs)
  }
  throw new Error('The shop never answered again')
}

function orderOf(line: number) {
  return {
    sender: { name: '陳浩', phone: '+886922110334' },
    invoice_info: { carrier_type: 'mobile_carrier', carrier: '/AB12.+-' },
    shipping_method: 'black_cat',
    received_time: 'before_noon',
    contact_attributes: { name: '陳浩', phone: '0922110334', county: '新竹縣', district: '竹北市', address: '文興路一段 168 號 8 樓' },
    payway: 'when_received',
    remark: '',
    cart_item_ids: [line],
  }
}
