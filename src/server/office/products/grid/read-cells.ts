import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#database/connect.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import type { WholeProduct } from '#server/catalog/products/published/held-products.ts'
import type { FieldMessage } from '#texts/shared/fields.ts'
import type { BulkRefusal } from '../bulk/bulk-verb.ts'
import { whoChanged } from '../bulk/who-changed.ts'

/** `was`: what stood there for who typed; `is`: what may stand in such a field, or what is wrong with it. */
type Cell = { was: GridValue } & ({ is: GridValue } | { fault: FieldMessage })
export type Cells = Partial<Record<GridField, Cell>>

/** `stands`: what somebody else has made of it meanwhile. */
export type CellRefused = { refusal: BulkRefusal; stands?: GridValue }

type Read = { said: Partial<Record<GridField, GridValue>>; refused: Map<GridField, CellRefused> }

/** What cells say of a product, one by one: what no such field may say is refused, and so is what would write over somebody else's change. */
export async function readCells(tx: Tx, { row, cells }: { row: WholeProduct; cells: Cells }): Promise<Read> {
  const read: Read = { said: {}, refused: new Map() }
  for (const [name, cell] of Object.entries(cells)) {
    const field = name as GridField
    const stands = row[field]
    if ('fault' in cell) read.refused.set(field, { refusal: { code: 'wrong_value', why: cell.fault, faults: { [field]: cell.fault } } })
    else if (!isDeepStrictEqual(stands, cell.was) && !isDeepStrictEqual(stands, cell.is))
      read.refused.set(field, { refusal: await whoChanged(tx, row), stands })
    else read.said[field] = cell.is
  }
  return read
}
