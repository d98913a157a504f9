import { isSellingField, type GridField } from '#rules/grid/grid-fields.ts'
import { averagesOf } from '#server/catalog/products/cost/find-cost.ts'
import { listForGrid } from '#server/catalog/products/listing/list-for-grid.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { seesCost } from '../sees-cost.ts'
import { setsPrices } from '../sets-prices.ts'
import { presentSaved } from './present-saved.ts'
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
    const { batch, products: saved } = await saveGrid(shop, { actor, staffId, products })
    return { batch, products: saved.map((product) => presentSaved(product, language)) }
  }),
}
