import { isDeepStrictEqual } from 'node:util'
import { productFieldShapes } from '#contract/office/api/goods/products.ts'
import type { Tx } from '#database/connect.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'
import { fieldErrors } from '#server/platform/http/field-errors.ts'
import type { BulkRefusal } from '../bulk/bulk-verb.ts'
import { whoChanged } from '../bulk/who-changed.ts'
import type { CellRefused } from './save-grid.ts'

/** `was`: what stood there for who typed. */
export type Cells = Partial<Record<GridField, { was: GridValue; is: GridValue }>>

type Read = { said: Partial<Record<GridField, GridValue>>; refused: Map<GridField, CellRefused> }

/** What cells say of a product, one by one: what no such field may say is refused, and so is what would write over somebody else's change. */
export async function readCells(tx: Tx, { row, cells }: { row: WholeProduct; cells: Cells }): Promise<Read> {
  const read: Read = { said: {}, refused: new Map() }
  for (const [name, { was, is }] of Object.entries(cells)) {
    const field = name as GridField
    const parsed = productFieldShapes[field].safeParse(is)
    if (!parsed.success || parsed.data === undefined) {
      read.refused.set(field, { refusal: wrong(field, parsed.error?.issues ?? []) })
      continue
    }
    const stands = row[field]
    if (!isDeepStrictEqual(stands, was) && !isDeepStrictEqual(stands, parsed.data))
      read.refused.set(field, { refusal: await whoChanged(tx, row), stands })
    else read.said[field] = parsed.data
  }
  return read
}

function wrong(field: GridField, issues: Parameters<typeof fieldErrors>[0]): BulkRefusal {
  const [fault = 'invalid'] = Object.values(fieldErrors(issues))
  return { code: 'wrong_value', why: fault, faults: { [field]: fault } }
}
