import type { GridSaved } from '#contract/office/api/goods/product-grid.ts'
import type { GridField } from '#rules/grid/grid-fields.ts'
import { fieldsOf, type Edits } from './edits.ts'

/** By product and field, why a cell was refused when it was to be saved (GDS-11). */
export type Faults = Readonly<Record<number, Readonly<Partial<Record<GridField, string>>>>>

/** What the shop has answered, to what was sent. */
type GridAnswer = { sent: Edits; products: readonly Pick<GridSaved, 'id' | 'refused'>[] }
export const noAnswer: GridAnswer = { sent: {}, products: [] }

/** What is wrong with cells that still say what was refused; what was typed over one since is yet to be judged. */
export function faultsOf(edits: Edits, { sent, products }: GridAnswer): Faults {
  const rows = products.flatMap(({ id, refused }) => {
    const faults = fieldsOf(refused).filter((field) => {
      const edit = edits[id]?.[field]
      return edit !== undefined && edit.text === sent[id]?.[field]?.text
    })
    return faults.length > 0 ? [[id, Object.fromEntries(faults.map((field) => [field, refused[field]?.why]))]] : []
  })
  return Object.fromEntries(rows) as Faults
}
