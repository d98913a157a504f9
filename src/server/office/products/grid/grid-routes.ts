import type { GridChange } from '#contract/office/api/goods/product-grid.ts'
import { productFieldShapes } from '#contract/office/api/goods/products.ts'
import { isSellingField } from '#rules/catalog/selling-fields.ts'
import type { GridField, GridValue } from '#rules/grid/grid-fields.ts'
import { averagesOf } from '#server/catalog/products/cost/find-cost.ts'
import { listForGrid } from '#server/catalog/products/listing/list-for-grid.ts'
import { fieldErrors } from '#server/platform/http/field-errors.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { FieldMessage } from '#texts/shared/fields.ts'
import { seesCost } from '../sees-cost.ts'
import { setsPrices } from '../sets-prices.ts'
import { presentSaved } from './present-saved.ts'
import type { Cells } from './read-cells.ts'
import { saveGrid } from './save-grid.ts'

const { productGrid } = staff

export const productGridRoutes = {
  find: productGrid.find.handler(async ({ context: { shop, permissions }, input: { ids } }) => {
    const rows = await listForGrid(shop.database.db, ids.split(',').map(Number))
    const costs = seesCost(permissions)
      ? await averagesOf(
          shop,
          rows.map(({ id }) => id),
        )
      : new Map<number, number>()
    return { rows: rows.map((row) => ({ ...row, average_cents: costs.get(row.id) ?? null })) }
  }),

  save: productGrid.save.handler(async ({ context: { shop, actor, staffId, permissions, language }, input: { products } }) => {
    const isPriced = products.some(({ cells }) => (Object.keys(cells) as GridField[]).some(isSellingField))
    if (isPriced && !setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const { batch, products: saved } = await saveGrid(shop, { actor, staffId, products: products.map(parseCells) })
    return { batch, products: saved.map((product) => presentSaved(product, language)) }
  }),
}

/** Each cell by the shape of its field, for itself: one that is wrong refuses no other (GDS-11). */
function parseCells({ id, cells }: GridChange): { id: number; cells: Cells } {
  const parsed = Object.entries(cells).map(([field, { was, is }]) => [field, { was, ...parseCell(field as GridField, is) }])
  return { id, cells: Object.fromEntries(parsed) as Cells }
}

function parseCell(field: GridField, typed: GridValue): { is: GridValue } | { fault: FieldMessage } {
  const read = productFieldShapes[field].safeParse(typed)
  if (read.success) return { is: read.data ?? null }
  const [fault = 'invalid'] = Object.values(fieldErrors(read.error.issues))
  return { fault }
}
