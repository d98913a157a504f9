import { sql } from 'kysely'
import type { Life } from './live-history.ts'

const ended: readonly string[] = ['cancel', 'refunding', 'refunded']

/** What does not agree between the shop's books of an order, its history, and what has really changed hands; empty when all is well. */
export async function holdAgainstTills({ shop: { database }, companies, orderId, number }: Life): Promise<string[]> {
  const { db } = database
  const family = await db.selectFrom('orders').where((eb) => eb.or([eb('id', '=', orderId), eb('parent_id', '=', orderId)])).orderBy('id').select(['id', 'status', 'kept_amount', 'grand_total']).execute()
  const { rows: [books] } = await sql<{ complaint: string | null; received: number; back: number; open: number; asked: number }>`
    select money_complaint(${orderId}) as complaint,
      coalesce(sum(amount), 0)::int as received, coalesce(sum(back), 0)::int as back, coalesce(sum(open), 0)::int as open, coalesce(sum(amount) filter (where not surplus), 0)::int as asked
    from payments, lateral (select sum(amount) filter (where status = 'done') as back, sum(amount) filter (where status <> 'done') as open from refunds where payment_id = payments.id) r
    where order_id = ${orderId} and status in ('authorised', 'paid', 'refunding', 'refunded', 'refund_failed')`.execute(db)
  const till = companies.till()
  const hands = till.received - till.givenBack
  const expected = (books?.asked ?? 0) === 0 ? 0 : await replay(life(database.db, orderId))
  const complaints = [
    ...(books?.complaint ? [`the database says that it ${books.complaint}`] : []),
    ...(till.received === books?.received ? [] : [`${till.received} came, ${books?.received} stand in the books`]),
    ...(till.givenBack === books?.back ? [] : [`${till.givenBack} went back, ${books?.back} stand in the books`]),
    ...(books?.open === 0 ? [] : [`${books?.open} are still owed, and everybody has done what he could`]),
    ...(hands === expected ? [] : [`the shop has ${hands} in hand, and its history says ${expected}`]),
    ...(family.some(({ status }) => status === 'refunding') ? ['is refunding for ever'] : []),
    ...(hands < 0 ? ['more went back than came'] : []),
    ...(family.every(({ status }) => ended.includes(status)) && hands !== family.reduce((sum, { kept_amount }) => sum + kept_amount, 0) ? [`has ended, and ${hands} are left`] : []),
  ]
  return complaints.map((complaint) => `${number}: ${complaint}`)
}

type Move = { order_id: number; event: string; data: { amount?: number; keep?: number } }
type Reader = { moves: () => Promise<Move[]>; parcels: () => Promise<{ id: number; items: number; status: string; grand_total: number }[]> }

function life(db: Life['shop']['database']['db'], orderId: number): Reader {
  const ofFamily = sql`select id from orders where id = ${orderId} or parent_id = ${orderId}`
  return {
    moves: async () => (await sql<Move>`select order_id, event, data from order_events where order_id in (${ofFamily}) order by id`.execute(db)).rows,
    parcels: async () => (await sql<{ id: number; items: number; status: string; grand_total: number }>`select id, grand_total, status, coalesce((select sum(sub_total) from order_lines where order_id = orders.id), 0)::int as items from orders where id in (${ofFamily}) order by id`.execute(db)).rows,
  }
}

/** What the shop should have of an order's money, told by its history alone, step by step; these orders have no code. */
async function replay({ moves, parcels }: Reader): Promise<number> {
  const family = await parcels()
  const total = family[0]?.grand_total ?? 0
  const priceOf = (id: number) => family.find((parcel) => parcel.id === id)?.items ?? 0
  const state = new Map<number, 'goes on' | 'arrived' | 'gone'>(family.map(({ id }) => [id, 'goes on']))
  let left = total
  let kept = 0
  for (const { order_id: id, event, data } of await moves()) {
    if (event === 'delivered') state.set(id, 'arrived')
    if (event === 'partial_return') left -= data.amount ?? 0
    if (event === 'cancel_paid' || event === 'cancel_unpaid' || event === 'late_payment' || event === 'deadline_passed' || event === 'charge_refused') left = 0
    if (event === 'goods_missing_paid' || event === 'returned_paid') {
      const isLast = [...state].every(([other, how]) => other === id || how === 'gone')
      const back = isLast ? left - kept : Math.min(priceOf(id), left - kept)
      left -= back - (data.keep ?? 0)
      kept += data.keep ?? 0
      state.set(id, 'gone')
    }
    if (event === 'full_return' && id === family[0]?.id) {
      const goesOn = [...state.values()].includes('goes on')
      const arrived = [...state].filter(([, how]) => how === 'arrived').reduce((sum, [parcel]) => sum + priceOf(parcel), 0)
      left -= goesOn ? Math.min(left - kept, arrived) : left - kept
      for (const [parcel, how] of state) if (how === 'arrived') state.set(parcel, 'gone')
    }
  }
  return left
}
