import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { isArrival, reachesPeople, type KindByHand, type MovementKind } from '#rules/catalog/stock/stock-movements.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostStock } from '#rules/catalog/stock/most-stock.ts'
import { createMovements, lockProductRows, type LockedProduct } from '../store.ts'
import { enterLot, type LotGiven, type LotRefusal } from './enter-lot.ts'
import { findLot } from './lot-store.ts'
import { findMovementOf } from './store.ts'

type Store = Pick<Shop, 'database' | 'now' | 'terms'>

export type MoveRefusal =
  | LotRefusal
  | { code: 'unknown_product' }
  /** So many can leave: orders hold the others, or there are no more. */
  | { code: 'not_enough_stock'; left: number }
  /** The lot is being recalled: nothing of it goes to anybody. */
  | { code: 'lot_recalled' }
  /** More than the shop counts of one product. */
  | { code: 'too_much' }

export type MovingStock = {
  product: number
  kind: KindByHand
  /** Units, whichever way they go. */
  quantity: number
  lot?: LotGiven | undefined
  note: string
  /** What a unit of a receipt cost, in hundredths of a TWD; without it the units come in at the average. */
  unitCost?: number | undefined
  confirmed: boolean
  /** Of the press: it is one movement, however often it arrives. */
  cause: string
  actor: Actor
}

/** Writes down that units came or went by hand (STK-01, STK-02). */
export async function moveStock(shop: Store, { kind, quantity, ...moving }: MovingStock): Promise<Result<{ stock: number }, MoveRefusal>> {
  return writeMovement(shop, { ...moving, kind, delta: isArrival(kind) ? quantity : -quantity })
}

export type Correcting = Omit<MovingStock, 'kind' | 'quantity'> & {
  /** Units that are there beyond what the ledger says, or fewer. */
  delta: number
}

/** Puts the ledger right without a count: 更正. */
export async function correctLedger(shop: Store, correcting: Correcting): Promise<Result<{ stock: number }, MoveRefusal>> {
  return writeMovement(shop, { ...correcting, kind: 'correction' })
}

type Writing = Correcting & { kind: KindByHand | 'correction' }

async function writeMovement(
  shop: Store,
  { product: id, kind, delta, ...given }: Writing,
): Promise<Result<{ stock: number }, MoveRefusal>> {
  const { lot, note, unitCost, confirmed, cause, actor } = given
  const [now, { stock: terms }] = [shop.now(), await shop.terms()]
  return shop.database.transaction(async (tx) => {
    const [product] = await lockProductRows(tx, [id])
    if (!product) return refuse({ code: 'unknown_product' })
    if (await findMovementOf(tx, cause)) return ok({ stock: product.stock })
    if (product.stock + delta > mostStock) return refuse({ code: 'too_much' })
    const entered =
      delta > 0 ? await enterLot(tx, { product, lot, confirmed, terms, now }) : await leaveLot(tx, { product, lot, units: -delta, kind })
    if (!entered.ok) return entered
    const movement = { product_id: id, delta, kind, lot_id: entered.value, note, unit_cost_cents: unitCost ?? null, cause }
    await createMovements(tx, [{ ...movement, actor: nameOfActor(actor), created_at: now }])
    const [before, after] = [{ stock: product.stock }, { stock: product.stock + delta, kind, lot: entered.value }]
    await writeAuditEntry(tx, { actor, verb: 'move-stock', subject: `product ${id}`, before, after, reason: note || undefined, now })
    return ok({ stock: product.stock + delta })
  })
}

type Leaving = { product: LockedProduct; lot: LotGiven | undefined; units: number; kind: MovementKind }

/** The lot that units are taken from; null for those in no lot. No more leave than orders let go. */
export async function leaveLot(tx: Tx, { product, lot, units, kind }: Leaving): Promise<Result<number | null, MoveRefusal>> {
  const known = lot && 'id' in lot ? await findLot(tx, lot.id) : undefined
  if (lot && known?.product_id !== product.id) return refuse({ code: 'unknown_lot' })
  if (isShutFor(kind, known)) return refuse({ code: 'lot_recalled' })
  const outside = product.stock - product.in_lots
  if (!lot && outside < units && product.in_lots > 0) return refuse({ code: 'lot_required' })
  const left = Math.min(known ? known.quantity : outside, product.stock + product.preorder_quota - product.reserved)
  return units > left ? refuse({ code: 'not_enough_stock', left }) : ok(known?.id ?? null)
}

/** Of what is recalled nothing is given away, used as a sample or moved to other goods. */
const isShutFor = (kind: MovementKind, lot: { recalled: boolean } | undefined) => lot?.recalled === true && reachesPeople(kind)
