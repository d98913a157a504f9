import { sql } from 'kysely'
import { replayOrder } from './replay-order.ts'
import { holdAgainstShelf } from './hold-against-shelf.ts'
import type { Life } from './live-history.ts'

const ended: readonly string[] = ['cancel', 'refunding', 'refunded']

/** What does not agree between the shop's books of an order, its history, and what has really changed hands; empty when all is well. */
export async function holdAgainstTills(life: Life): Promise<string[]> {
  const { received, givenBack } = life.companies.till()
  const [books, family] = [await readBooks(life), await readFamily(life)]
  const hands = received - givenBack
  const expected = books.asked === 0 ? 0 : await replayOrder(life)
  const kept = family.reduce((sum, { kept_amount }) => sum + kept_amount, 0)
  const isOver = family.every(({ status }) => ended.includes(status))
  const complaints: [isSo: boolean, says: string][] = [
    [books.complaint !== null, `the database says that it ${books.complaint}`],
    [received !== books.received, `${received} came, ${books.received} stand in the books`],
    [givenBack !== books.back, `${givenBack} went back, ${books.back} stand in the books`],
    [books.open !== 0, `${books.open} are still owed, and everybody has done what he could`],
    [hands !== expected, `the shop has ${hands} in hand, and its history says ${expected}`],
    [family.some(({ status }) => status === 'refunding'), 'is refunding for ever'],
    [hands < 0, 'more went back than came'],
    [isOver && hands !== kept, `has ended with ${hands} in hand, and ${kept} were to be kept`],
  ]
  const says = complaints.filter(([isSo]) => isSo).map(([, complaint]) => complaint)
  return [...says, ...(await holdAgainstShelf(life))].map((complaint) => `${life.number}: ${complaint}`)
}

type Books = { complaint: string | null; received: number; back: number; open: number; asked: number }

async function readBooks({ shop: { database }, orderId }: Life): Promise<Books> {
  const { rows } = await sql<Books>`
    select money_complaint(${orderId}) as complaint,
      coalesce(sum(amount), 0)::int as received, coalesce(sum(back), 0)::int as back, coalesce(sum(open), 0)::int as open, coalesce(sum(amount) filter (where not surplus), 0)::int as asked
    from payments, lateral (select sum(amount) filter (where status = 'done') as back, sum(amount) filter (where status <> 'done') as open from refunds where payment_id = payments.id) r
    where order_id = ${orderId} and status in ('authorised', 'paid', 'refunding', 'refunded', 'refund_failed')`.execute(database.db)
  return rows[0] ?? { complaint: 'has no books', received: 0, back: 0, open: 0, asked: 0 }
}

function readFamily({ shop: { database }, orderId }: Life) {
  return database.db
    .selectFrom('orders')
    .where((eb) => eb.or([eb('id', '=', orderId), eb('parent_id', '=', orderId)]))
    .select(['status', 'kept_amount'])
    .execute()
}
