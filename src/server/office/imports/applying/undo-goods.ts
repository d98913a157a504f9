import type { Tx } from '#database/connect.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { moveBackStockOfMany } from '#server/catalog/products/importing/move-stock-of-many.ts'
import { causeOf, type Applying } from './apply-rows.ts'
import { undoRows } from './undo-rows.ts'
import type { Outcome, RowToMove } from '../rows-store.ts'
import { takeBackPictures } from '../pictures/take-back-pictures.ts'
import { apart } from './beside-product.ts'
import { dissolveFamilies } from './families-of-rows.ts'

/** Takes back what rows did to products and beside: families first, then stock, then the products themselves (IMP-11). */
export async function undoGoods(tx: Tx, { rows, ...undoing }: Applying & { rows: RowToMove[]; publishes: boolean }): Promise<Outcome[]> {
  const { importId, actor, reason, now } = undoing
  const stay = await dissolveFamilies(tx, { rows, actor, now })
  const causes = rows.map(({ row_no }) => causeOf(importId, row_no))
  const moved = await moveBackStockOfMany(tx, { causes, actor, note: reason, now })
  const pictured = await takeBackPictures(tx, { rows, actor, now })
  const outcomes = await undoRows(tx, { ...undoing, kind: 'products', rows: rows.map((row) => ({ ...row, ...fieldsOf(row) })) })
  const undone = new Map(outcomes.map((outcome) => [outcome.row_no, outcome]))
  return rows.map(({ row_no }) => {
    const { why = [] } = undone.get(row_no) ?? {}
    const stock = moved.get(causeOf(importId, row_no))
    const ofStock: RowFault[] = stock && !('after' in stock) ? [{ field: 'units', code: stock.code }] : []
    const ofFamily = stay.get(row_no)
    const all = [...(pictured.get(row_no) ?? []), ...(ofFamily ? [ofFamily] : []), ...ofStock, ...(why ?? [])]
    return { row_no, outcome: all.length > 0 ? 'kept' : 'undone', why: all.length > 0 ? all : null }
  })
}

const fieldsOf = ({ before, after }: RowToMove) => ({ before: apart(before as object).fields, after: apart(after as object).fields })
