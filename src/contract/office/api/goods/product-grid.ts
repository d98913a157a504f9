import * as z from 'zod'
import { amount, idInBody, textUpTo } from '#contract/shared/fields.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { gridFields, mostInGrid } from '#rules/grid/grid-fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

/** What stands in a cell. Whether a field may say it is judged cell by cell (GDS-11). */
const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
const field = z.enum(gridFields)
const fields = z.record(field, value)

const row = z.object({
  id: z.int(),
  preview: z.string(),
  state: z.enum(productStates),
  /** What can still be sold. */
  free: z.int(),
  /** In hundredths of a TWD; null where nobody knows, and for who may not see it (D-218). */
  average_cents: amount.nullable(),
  fields,
})
export type GridRow = z.infer<typeof row>

/** `was`: what stood in the cell when it was written over. */
const cell = z.object({ was: value, is: z.union([textUpTo(1000), z.number(), z.boolean(), z.null()]) })
const changed = z.object({ id: idInBody, cells: z.partialRecord(field, cell) })
export type GridChange = z.infer<typeof changed>

/** Named twice, a product would be held as it was before the first time. */
const eachOnce = (products: readonly GridChange[]) => new Set(products.map(({ id }) => id)).size === products.length

const saved = z.object({
  id: z.int(),
  /** How the cells stand that are saved. */
  fields: z.partialRecord(field, value),
  /** Those that are not, each with why. `stands`: somebody else has changed the cell meanwhile, to this. */
  refused: z.partialRecord(field, z.object({ why: z.string(), stands: value.optional() })),
})
export type GridSaved = z.infer<typeof saved>

/** 表格編輯: many products beside each other, each cell with its own value (GDS-10). */
export const productGridApi = {
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/product-grid',
      summary: 'Up to 200 products as the grid edits them, in the order of `ids`',
    })
    .input(z.object({ ids: z.string().regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/, 'invalid') }))
    .output(z.object({ rows: z.array(row) })),
  save: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/product-grid',
      summary: 'Save cells of up to 200 products; a cell that is refused stays as it was, and the others are saved',
    })
    .input(z.object({ products: z.array(changed).min(1, 'required').max(mostInGrid, 'tooMany').refine(eachOnce, 'doubled') }))
    .output(
      z.object({
        /** Under which number it is taken back; null where nothing was saved. */
        batch: z.int().nullable(),
        products: z.array(saved),
      }),
    ),
}
