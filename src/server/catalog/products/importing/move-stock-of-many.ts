import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import type { StockMode } from '#rules/imports/import-fields.ts'
import { faultOfStock, type StockFault } from '#rules/imports/stock-of-row.ts'
import { writeAuditEntries } from '#server/platform/audit/write-audit-entry.ts'
import { partsOf } from '#server/platform/parts-of.ts'
import { createMovements, type LockedProduct } from '../store.ts'
import { holdFirst, holdProducts } from './hold-products.ts'
import { listMovementsOf } from './store.ts'

/** Why the stock of one of many products is not moved; the others are. */
export type StockLeft = { code: StockFault | 'unknown_product' | 'changed_since' | 'movement_stands' }

export type StockMoved = { before: number; after: number }

type Moving = {
  /** Each product once. `cause`: of the row, so that it is moved once however often it is told. */
  rows: readonly { product: number; units: number; version: number; cause: string }[]
  mode: StockMode
  actor: Actor
  note: string
  now: Date
}

/** Puts the stock of many products at a number, 盤點差異, or moves it by one, 更正; counted from what is there at this moment (IMP-13). */
export async function moveStockOfMany(tx: Tx, { rows, ...moving }: Moving): Promise<ReadonlyMap<number, StockMoved | StockLeft>> {
  await holdFirst(
    tx,
    rows.map(({ product }) => product),
  )
  const answers = new Map<number, StockMoved | StockLeft>()
  for (const part of partsOf(rows))
    for (const [product, answer] of await movePart(tx, { rows: part, ...moving })) answers.set(product, answer)
  return answers
}

async function movePart(tx: Tx, { rows, mode, actor, note, now }: Moving): Promise<ReadonlyMap<number, StockMoved | StockLeft>> {
  const known = await holdProducts(
    tx,
    rows.map(({ product }) => product),
  )
  const answers = new Map(rows.map((row) => [row.product, decide(known.get(row.product), { ...row, mode })]))
  const moved = rows.flatMap(({ product, cause }) => {
    const answer = answers.get(product)
    return answer && 'after' in answer && answer.after !== answer.before ? [{ product, cause, ...answer }] : []
  })
  if (moved.length === 0) return answers
  const kind = mode === 'set' ? ('count' as const) : ('correction' as const)
  const by = { kind, actor: nameOfActor(actor), note, created_at: now }
  await createMovements(
    tx,
    moved.map(({ product, cause, before, after }) => ({ product_id: product, delta: after - before, cause, ...by })),
  )
  await writeAuditEntries(
    tx,
    moved.map(({ product, before, after }) => ({
      actor,
      verb: 'move-stock',
      subject: `product ${product}`,
      before: { stock: before },
      after: { stock: after, kind },
      reason: note,
      now,
    })),
  )
  return answers
}

type Wanted = { units: number; version: number; mode: StockMode }

function decide(row: LockedProduct | undefined, { units, version, mode }: Wanted): StockMoved | StockLeft {
  if (!row) return { code: 'unknown_product' }
  if (row.version !== version) return { code: 'changed_since' }
  const fault = faultOfStock(row, { units, mode })
  return fault ? { code: fault } : { before: row.stock, after: mode === 'set' ? units : row.stock + units }
}

type Reversing = { causes: readonly string[]; actor: Actor; note: string; now: Date }

/** Moves back what these causes moved, by opposites (STK-01). What orders hold meanwhile, or was moved back before, stays. */
export async function moveBackStockOfMany(tx: Tx, { causes, actor, note, now }: Reversing) {
  const found = await listMovementsOf(tx, causes)
  const known = await holdProducts(
    tx,
    found.map(({ product_id: id }) => id),
  )
  // Read again once all are held: one of them may have been taken back meanwhile.
  const movements = await listMovementsOf(tx, causes)
  const answers = new Map<string, StockMoved | StockLeft>()
  for (const { cause, product_id: product, delta, is_reversed } of movements) {
    const row = known.get(product)
    const stands = is_reversed || !row ? ('movement_stands' as const) : null
    const fault = stands ?? (row && faultOfStock(row, { units: -delta, mode: 'change' }))
    const stays = fault ? { code: fault } : null
    answers.set(cause ?? '', stays ?? { before: row?.stock ?? 0, after: (row?.stock ?? 0) - delta })
  }
  const moved = movements.filter(({ cause }) => 'after' in (answers.get(cause ?? '') ?? {}))
  if (moved.length === 0) return answers
  const by = { kind: 'correction' as const, actor: nameOfActor(actor), note, created_at: now }
  await createMovements(
    tx,
    moved.map(({ id, product_id, place_id, delta }) => ({ product_id, place_id, delta: -delta, reverses_id: id, ...by })),
  )
  await writeAuditEntries(
    tx,
    moved.map(({ id, product_id: product, cause }) => {
      const { before, after } = answers.get(cause ?? '') as StockMoved
      const said = { before: { stock: before }, after: { stock: after, reverses: id }, reason: note }
      return { actor, verb: 'reverse-movement', subject: `product ${product}`, ...said, now }
    }),
  )
  return answers
}
