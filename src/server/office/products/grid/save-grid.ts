import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { isSellingField } from '#rules/catalog/selling-fields.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import { saveWeighedChange, weighChange } from '#server/catalog/products/judging/weigh-change.ts'
import { holdProducts, type WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import { traceOf } from '#server/platform/audit/trace.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createAppliedBatch, createWrittenRows, deleteBatch, saveMove, type WrittenRow } from '../bulk/batch-store.ts'
import { blamedCells } from './blamed-cells.ts'
import { readCells, type CellRefused, type Cells } from './read-cells.ts'

type ToSave = { actor: Actor; staffId: number; products: readonly { id: number; cells: Cells }[] }

export type ProductSaved = { id: number; fields: Partial<Record<GridField, GridValue>>; refused: Map<GridField, CellRefused> }

/**
 * Saves cells of many products by one press: those that are refused stay as they were, each with why, and the others are saved (GDS-10,
 * GDS-11). All of it is one batch, which is taken back like a bulk move (0094); products are held in the order of their ids. Told twice,
 * the second time finds every cell as it is to be.
 */
export async function saveGrid(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, staffId, products }: ToSave,
): Promise<{ batch: number | null; products: ProductSaved[] }> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const ids = products.map(({ id }) => id)
    const rows = new Map((await holdProducts(tx, ids)).map((row) => [row.id, row]))
    const batch = await createAppliedBatch(tx, { move: nothingMoved, staffId, actor, trace: traceOf(tx), now })
    const saved: ProductSaved[] = []
    const written: WrittenRow[] = []
    for (const { id, cells } of products) {
      const row = rows.get(id)
      const became = row ? await saveProduct(tx, { row, cells, actor, reason: `batch ${batch}`, now }) : gone(id, cells)
      saved.push(became)
      if (became.written) written.push(became.written)
    }
    await keepBatch(tx, { batch, written })
    return { batch: written.length > 0 ? batch : null, products: saved }
  })
}

const nothingMoved = { kind: 'grid', cells: 0, priced: false } as const

type Became = ProductSaved & { written: WrittenRow | null }

function gone(id: number, cells: Cells): Became {
  const refusal = { code: 'unknown_product', product: id } as const
  return { id, fields: {}, refused: new Map(fieldsOf(cells).map((field) => [field, { refusal }])), written: null }
}

type Product = { row: WholeProduct; cells: Cells; actor: Actor; reason: string; now: Date }

async function saveProduct(tx: Tx, { row, cells, ...turn }: Product): Promise<Became> {
  const { said, refused } = await readCells(tx, { row, cells })
  let open = said
  for (;;) {
    const { before, after } = changedFields(row, open)
    if (Object.keys(after).length === 0) return { id: row.id, fields: open, refused, written: null }
    const weighed = await weighChange(tx, { row, after, now: turn.now })
    if (weighed.ok) {
      const version = await saveWeighedChange(tx, { row, ...weighed.value, ...turn })
      return { id: row.id, fields: open, refused, written: { id: row.id, before, after, version } }
    }
    const blamed = blamedCells(weighed.refusal, fieldsOf(after))
    for (const [field, refusal] of blamed) refused.set(field, { refusal })
    open = Object.fromEntries(Object.entries(open).filter(([field]) => !blamed.has(field as GridField)))
  }
}

/** Where nothing was saved there is nothing to take back. */
async function keepBatch(tx: Tx, { batch, written }: { batch: number; written: readonly WrittenRow[] }): Promise<void> {
  if (written.length === 0) return deleteBatch(tx, batch)
  const fields = written.flatMap(({ after }) => fieldsOf(after))
  await saveMove(tx, { id: batch, move: { kind: 'grid', cells: fields.length, priced: fields.some(isSellingField) } })
  await createWrittenRows(tx, { batch, rows: written })
}

const fieldsOf = (cells: object) => Object.keys(cells) as GridField[]
