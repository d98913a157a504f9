import { sql } from 'kysely'
import type { Life } from './live-history.ts'

type Part = { lineId: number | null; amount: number }
type Move = { order_id: number; verb: string; data: { amount?: number; keep?: number; parts?: readonly Part[] } }
type Parcel = { id: number; items: number; grand_total: number; lines: readonly number[] }

/** What is known while the history is told: how each parcel stands, what is left of the money and what was kept of it. */
type Told = {
  state: Map<number, 'goes on' | 'arrived' | 'gone'>
  left: number
  kept: number
  /** What went back for the order as a whole, of goods that have arrived, and of goods that are still to come (refund-share.ts). */
  backOfArrived: number
  backOfComing: number
  /** What went back by line of the goods of each parcel: refunded without return, or missing. */
  byLine: Map<number, number>
  /** What the fees still bring. */
  fees: number
  parcels: readonly Parcel[]
  wholeId: number
}

/** What the shop should have of an order's money, told by what people and couriers did with it, step by step; these orders have no code. */
export async function replayOrder({ shop: { database }, orderId }: Life): Promise<number> {
  const ofFamily = sql`select id from orders where id = ${orderId} or parent_id = ${orderId}`
  const { rows: parcels } =
    await sql<Parcel>`select id, grand_total, coalesce((select sum(sub_total) from order_lines where order_id = orders.id), 0)::int as items,
      array(select id::int from order_lines where order_id = orders.id) as lines from orders where id in (${ofFamily}) order by id`.execute(
      database.db,
    )
  const told: Told = {
    state: new Map(parcels.map(({ id }) => [id, 'goes on'])),
    left: parcels[0]?.grand_total ?? 0,
    kept: 0,
    backOfArrived: 0,
    backOfComing: 0,
    byLine: new Map(),
    fees: (parcels[0]?.grand_total ?? 0) - parcels.reduce((sum, { items }) => sum + items, 0),
    parcels,
    wholeId: orderId,
  }
  // Whoever moves an order, or gives money of it back by line, holds it when it is written down: the numbers stand as things happened.
  const { rows: moves } = await sql<Move>`select orders.id as order_id, verb, after as data from audit_entries
    join orders on subject = 'order ' || hashed_id where orders.id in (${ofFamily}) order by audit_entries.id`.execute(database.db)
  for (const move of moves) tell(told, move)
  const { rows: ends } = await sql`select from order_events where order_id in (${ofFamily}) and event = any(${endsAll})`.execute(
    database.db,
  )
  return ends.length > 0 ? 0 : told.left
}

const endsAll: readonly string[] = ['cancel_paid', 'cancel_unpaid', 'late_payment', 'deadline_passed', 'charge_refused']

function tell(told: Told, { order_id: id, verb, data }: Move): void {
  if (verb === 'order-delivered') tellArrived(told, id)
  if (verb === 'order-partial-return') tellPart(told, data.amount ?? 0)
  if (verb === 'refund-lines') for (const part of data.parts ?? []) tellByLine(told, part)
  if (verb === 'order-goods-short') tellBack(told, { id, amount: data.amount ?? 0 })
  if (verb === 'order-goods-missing-paid' || verb === 'order-returned-paid') tellGivenBack(told, { id, keep: data.keep ?? 0 })
  if (verb === 'order-full-return' && id === told.wholeId) tellReturned(told)
}

function tellArrived(told: Told, id: number): void {
  told.state.set(id, 'arrived')
  told.backOfArrived += told.backOfComing
  told.backOfComing = 0
}

/** Money that went back for the order as a whole is first that of the goods that have arrived, then of the fees, then of the rest. */
function tellPart(told: Told, amount: number): void {
  told.left -= amount
  const ofArrived = Math.min(amount, priceOfArrived(told) - told.backOfArrived)
  const ofFees = Math.min(amount - ofArrived, told.fees)
  told.backOfArrived += ofArrived
  told.fees -= ofFees
  told.backOfComing += amount - ofArrived - ofFees
}

function tellByLine(told: Told, { lineId, amount }: Part): void {
  const parcel = told.parcels.find(({ lines }) => lineId !== null && lines.includes(lineId))
  if (parcel) return tellBack(told, { id: parcel.id, amount })
  told.fees -= amount
  told.left -= amount
}

function tellBack(told: Told, { id, amount }: { id: number; amount: number }): void {
  told.byLine.set(id, (told.byLine.get(id) ?? 0) + amount)
  told.left -= amount
}

function priceOf({ parcels, byLine }: Told, id: number): number {
  return (parcels.find((parcel) => parcel.id === id)?.items ?? 0) - (byLine.get(id) ?? 0)
}

function priceOfArrived(told: Told): number {
  return [...told.state].reduce((sum, [id, how]) => sum + (how === 'arrived' ? priceOf(told, id) : 0), 0)
}

function tellGivenBack(told: Told, { id, keep }: { id: number; keep: number }): void {
  const isLast = [...told.state].every(([other, how]) => other === id || how === 'gone')
  const free = told.left - told.kept
  told.left -= (isLast ? free : Math.min(priceOf(told, id) - told.backOfComing, free)) - keep
  told.backOfComing = 0
  told.kept += keep
  told.state.set(id, 'gone')
}

function tellReturned(told: Told): void {
  const arrived = [...told.state].filter(([, how]) => how === 'arrived').map(([id]) => id)
  const free = told.left - told.kept
  const price = priceOfArrived(told) - told.backOfArrived
  told.left -= [...told.state.values()].includes('goes on') ? Math.min(free, price) : free
  told.backOfArrived = 0
  for (const id of arrived) told.state.set(id, 'gone')
}
