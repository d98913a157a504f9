import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { sum } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import { createMovements, lockProductRows } from '../store.ts'
import { findLot, listUnitsOfLot } from './lot-store.ts'

export type ExchangeRefusal = { code: 'unknown_lot' } | { code: 'not_enough_stock'; left: number }

export type Exchanging = {
  /** The parcels whose units are exchanged. */
  orderIds: readonly number[]
  productId: number
  from: number
  to: number
  units: number
  reason: string
  actor: Actor
  now: Date
}

/** Units that picking took of one lot go back to it, and as many of another open lot go out in their place (STK-07). */
export async function exchangeLot(tx: Tx, exchanging: Exchanging): Promise<Result<'exchanged', ExchangeRefusal>> {
  const { orderIds, productId: product_id, from, to, units, reason, actor, now } = exchanging
  await lockProductRows(tx, [product_id])
  const [given, taken] = [await findLot(tx, from), await findLot(tx, to)]
  if (given?.product_id !== product_id || taken?.product_id !== product_id || from === to) return refuse({ code: 'unknown_lot' })
  const away = await listUnitsOfLot(tx, { orderIds, lotId: from })
  const left = Math.min(sum(away.map((each) => each.units)), taken.state === 'open' ? taken.quantity : 0)
  if (units > left) return refuse({ code: 'not_enough_stock', left })
  let wanted = units
  const rows = away.flatMap(({ order_id, units: has }) => {
    const part = Math.min(has, wanted)
    wanted -= part
    const both = { product_id, order_id, kind: 'transfer', note: reason, actor: nameOfActor(actor), created_at: now } as const
    return part === 0
      ? []
      : [
          { ...both, delta: part, lot_id: from },
          { ...both, delta: -part, lot_id: to },
        ]
  })
  await createMovements(tx, rows)
  const [before, after] = [{ lot: given.number }, { lot: taken.number, units }]
  await writeAuditEntry(tx, { actor, verb: 'take-other-lot', subject: `product ${product_id}`, before, after, reason, now })
  return ok('exchanged')
}
