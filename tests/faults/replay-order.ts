import { sql } from 'kysely'
import type { Life } from './live-history.ts'

type Move = { order_id: number; event: string; data: { amount?: number; keep?: number } }
type Parcel = { id: number; items: number; grand_total: number }

/** What is known while the history is told: how each parcel stands, what is left of the money and what was kept of it. */
type Told = {
  state: Map<number, 'goes on' | 'arrived' | 'gone'>
  left: number
  kept: number
  /** What went back for the order as a whole, of goods that have arrived, and of goods that are still to come (refund-share.ts). */
  backOfArrived: number
  backOfComing: number
  /** What the fees still bring. */
  fees: number
  priceOf: (id: number) => number
  wholeId: number
}

/** What the shop should have of an order's money, told by its history alone, step by step; these orders have no code. */
export async function replayOrder({ shop: { database }, orderId }: Life): Promise<number> {
  const ofFamily = sql`select id from orders where id = ${orderId} or parent_id = ${orderId}`
  const { rows: moves } =
    await sql<Move>`select order_id, event, data from order_events where order_id in (${ofFamily}) order by id`.execute(database.db)
  const { rows: parcels } =
    await sql<Parcel>`select id, grand_total, coalesce((select sum(sub_total) from order_lines where order_id = orders.id), 0)::int as items from orders where id in (${ofFamily}) order by id`.execute(
      database.db,
    )
  const told: Told = {
    state: new Map(parcels.map(({ id }) => [id, 'goes on'])),
    left: parcels[0]?.grand_total ?? 0,
    kept: 0,
    backOfArrived: 0,
    backOfComing: 0,
    fees: (parcels[0]?.grand_total ?? 0) - parcels.reduce((sum, { items }) => sum + items, 0),
    priceOf: (id) => parcels.find((parcel) => parcel.id === id)?.items ?? 0,
    wholeId: orderId,
  }
  for (const move of moves) tell(told, move)
  return told.left
}

const endsAll: readonly string[] = ['cancel_paid', 'cancel_unpaid', 'late_payment', 'deadline_passed', 'charge_refused']

function tell(told: Told, { order_id: id, event, data }: Move): void {
  if (event === 'delivered') tellArrived(told, id)
  if (event === 'partial_return') tellPart(told, data.amount ?? 0)
  if (endsAll.includes(event)) told.left = 0
  if (event === 'goods_missing_paid' || event === 'returned_paid') tellGivenBack(told, { id, keep: data.keep ?? 0 })
  if (event === 'full_return' && id === told.wholeId) tellReturned(told)
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

function priceOfArrived({ state, priceOf }: Told): number {
  return [...state].reduce((sum, [id, how]) => sum + (how === 'arrived' ? priceOf(id) : 0), 0)
}

function tellGivenBack(told: Told, { id, keep }: { id: number; keep: number }): void {
  const isLast = [...told.state].every(([other, how]) => other === id || how === 'gone')
  const free = told.left - told.kept
  told.left -= (isLast ? free : Math.min(told.priceOf(id) - told.backOfComing, free)) - keep
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
