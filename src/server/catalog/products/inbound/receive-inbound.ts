import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { sum } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostStock } from '#rules/catalog/stock/most-stock.ts'
import { enterLot, type Entering, type LotRefusal } from '../stock/enter-lot.ts'
import { createMovements, lockProductRows, saveProductRow, type LockedProduct } from '../store.ts'
import { listLines, lockDelivery, saveDelivery } from './store.ts'
import type { InboundRefusal } from './write-inbound.ts'

type Receiving = {
  id: number
  /** Nothing more comes. */
  close: boolean
  /** Unlikely days of expiry were looked at again. */
  confirmed: boolean
  actor: Actor
}
export type ReceiveRefusal = InboundRefusal | LotRefusal | { code: 'too_much' }

/**
 * Puts into stock what was counted of a delivery and is not there yet, each line into its lot and at the cost that it was ordered at; all
 * of it or nothing. Told twice, the second time finds nothing left to put there (STK-04).
 */
export async function receiveInbound(
  shop: Pick<Shop, 'database' | 'now' | 'terms'>,
  { id, close, confirmed, actor }: Receiving,
): Promise<Result<{ received: number; closed: boolean }, ReceiveRefusal>> {
  const [now, { stock: terms }] = [shop.now(), await shop.terms()]
  return shop.database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, id)
    if (!delivery) return refuse({ code: 'no_such_delivery' })
    if (delivery.closed_at !== null) return close ? ok({ received: 0, closed: true }) : refuse({ code: 'delivery_closed' })
    const products = await holdProducts(tx, id)
    const came = (await listLines(tx, id)).filter(({ counted, received }) => counted > received)
    const entered = await enterLines(tx, { lines: came, products, confirmed, terms, now })
    if (!entered.ok) return entered
    const by = nameOfActor(actor)
    const rows = entered.value.map((line) => ({ ...line, kind: 'receipt' as const, actor: by, created_at: now }))
    if (rows.length > 0) await createMovements(tx, rows)
    if (close) {
      await saveDelivery(tx, { id, change: { closed_at: now, closed_by: by } })
      await promiseNoMore(tx, id)
    }
    const received = rows.reduce((sum, { delta }) => sum + delta, 0)
    if (received > 0 || close) {
      const lines = rows.map(({ product_id: product, delta: units, lot_id: lot }) => ({ product, units, lot }))
      const after = { lines, ...(close && { closed: true }) }
      await writeAuditEntry(tx, { actor, verb: 'receive-inbound', subject: `inbound ${id}`, before: null, after, now })
    }
    return ok({ received, closed: close })
  })
}

/** What of preorders did not come with a delivery is promised to nobody else; who holds it already keeps it (STK-21). */
async function promiseNoMore(tx: Tx, id: number): Promise<void> {
  const missing = Map.groupBy(await listLines(tx, id), ({ product_id }) => product_id)
  for (const { id: product, preorder_quota: quota, stock, reserved } of (await holdProducts(tx, id)).values()) {
    if (quota === 0) continue
    const short = sum((missing.get(product) ?? []).map(({ expected, received }) => expected - received))
    const left = Math.max(quota - Math.max(short, 0), reserved - stock, 0)
    if (left < quota) await saveProductRow(tx, { id: product, change: { preorder_quota: left } })
  }
}

type Products = ReadonlyMap<number, LockedProduct>

async function holdProducts(tx: Tx, id: number): Promise<Products> {
  const ids = [...new Set((await listLines(tx, id)).map(({ product_id }) => product_id))]
  return new Map((await lockProductRows(tx, ids)).map((product) => [product.id, product]))
}

type Line = Awaited<ReturnType<typeof listLines>>[number]
type EnteringLines = { lines: readonly Line[]; products: Products } & Pick<Entering, 'confirmed' | 'terms' | 'now'>

/** The movements that put these lines into stock. */
async function enterLines(tx: Tx, { lines, products, ...when }: EnteringLines) {
  const coming = new Map<number, number>()
  const rows = []
  for (const line of lines) {
    const product = products.get(line.product_id)
    if (!product) throw new Error(`The product of line ${line.id} is not held`)
    const delta = line.counted - line.received
    const total = (coming.get(product.id) ?? product.stock) + delta
    if (total > mostStock) return refuse({ code: 'too_much' } as const)
    coming.set(product.id, total)
    const lot = line.lot !== null && line.expires_on !== null ? { number: line.lot, expires_on: line.expires_on } : undefined
    const entered = await enterLot(tx, { product, lot, ...when })
    if (!entered.ok) return entered
    rows.push({
      product_id: product.id,
      delta,
      lot_id: entered.value,
      unit_cost_cents: line.unit_cost_cents,
      inbound_line_id: line.id,
    })
  }
  return ok(rows)
}
