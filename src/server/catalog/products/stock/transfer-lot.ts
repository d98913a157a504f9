import { nameOfActor, type Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findAverage } from '../cost/store.ts'
import { createMovements, lockProductRows } from '../store.ts'
import { enterLot } from './enter-lot.ts'
import { findLot } from './lot-store.ts'
import { leaveLot, type MoveRefusal } from './move-stock.ts'
import { findMovementOf } from './store.ts'

type Transferring = { lot: number; to: number; quantity: number; note: string; cause: string; actor: Actor }

/**
 * Moves units of a lot, with its number and expiry, to another product, such as one for short-dated goods with a price and least days of
 * its own: there they are open for as long as that one allows (STK-10). Both halves stand or none.
 */
export async function transferLot(shop: Shop, asked: Transferring): Promise<Result<'moved', MoveRefusal | { code: 'same_product' }>> {
  const { lot: lotId, to, quantity, note, cause, actor } = asked
  const [now, { stock: terms }] = [shop.now(), await shop.terms()]
  return shop.database.transaction(async (tx) => {
    const from = (await findLot(tx, lotId))?.product_id ?? 0
    if (from === to) return refuse({ code: 'same_product' })
    const products = await lockProductRows(tx, [from, to])
    const [giver, taker] = [from, to].map((id) => products.find((product) => product.id === id))
    const lot = await findLot(tx, lotId)
    if (!giver || !lot) return refuse({ code: 'unknown_lot' })
    if (!taker) return refuse({ code: 'unknown_product' })
    if (await findMovementOf(tx, cause)) return ok('moved')
    const left = await leaveLot(tx, { product: giver, lot: { id: lotId }, units: quantity, kind: 'transfer' })
    if (!left.ok) return left
    const { number, expires_on } = lot
    // The day was looked at when the goods came.
    const entered = await enterLot(tx, { product: taker, lot: { number, expires_on }, confirmed: true, terms, now })
    if (!entered.ok) return entered
    const both = { kind: 'transfer', note, actor: nameOfActor(actor), created_at: now } as const
    await createMovements(tx, [
      { product_id: from, delta: -quantity, lot_id: lotId, cause, ...both },
      { product_id: to, delta: quantity, lot_id: entered.value, unit_cost_cents: await findAverage(tx, from), ...both },
    ])
    const after = { lot: number, units: quantity, to: `product ${to}` }
    await writeAuditEntry(tx, {
      actor,
      verb: 'transfer-lot',
      subject: `product ${from}`,
      before: null,
      after,
      reason: note || undefined,
      now,
    })
    return ok('moved')
  })
}
