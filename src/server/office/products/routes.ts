import { sellingFields } from '#contract/office/api/goods/products.ts'
import { readProductFilter } from '#rules/catalog/product-filter.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { findCost } from '#server/catalog/products/cost/find-cost.ts'
import { findProductForStaff, listCategoriesForStaff } from '#server/catalog/products/listing/find-product-for-staff.ts'
import { listProductsForStaff } from '#server/catalog/products/listing/list-products-for-staff.ts'
import { listRequirements } from '#server/catalog/products/labels/list-requirements.ts'
import { setShelvesOfProduct } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import { setProductState } from '#server/catalog/products/states/set-product-state.ts'
import { takeBackMove } from '#server/catalog/products/states/take-back-move.ts'
import { findVersion, listVersions } from '#server/catalog/products/versions/list-versions.ts'
import { restoreVersion } from '#server/catalog/products/versions/restore-version.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { productProblem } from './product-problem.ts'
import { seesCost } from './sees-cost.ts'
import { setsPrices } from './sets-prices.ts'

const { products } = staff

export const productRoutes = {
  list: products.list.handler(async ({ context: { shop }, input: { sort, cursor, rows, words, ...written } }) =>
    listProductsForStaff(shop, { filter: readProductFilter(written).filter, words, sort, cursor, rows }),
  ),

  find: products.find.handler(async ({ context: { shop, permissions }, input: { id } }) => {
    const product = await findProductForStaff(shop.database.db, { id, now: shop.now() })
    if (!product) throw problem({ status: 'product_not_found' })
    const cost = seesCost(permissions) ? await findCost(shop, product) : null
    return { ...product, average_cents: cost?.average_cents ?? null, moves: permissions.has('products.publish') ? product.moves : [] }
  }),

  categories: products.categories.handler(async ({ context: { shop } }) => ({
    categories: await listCategoriesForStaff(shop.database.db),
  })),

  labelRequirements: products.labelRequirements.handler(async ({ context: { shop } }) => ({
    requirements: await listRequirements(shop.database.db, shop.now()),
  })),

  change: products.change.handler(async ({ context: { shop, actor, permissions, language }, input: { id, version, change, prices } }) => {
    const isPriced = sellingFields.some((field) => change[field] !== undefined)
    if (isPriced && !setsPrices(permissions)) throw problem({ status: 'permission_denied' })
    const changed = await changeProduct(shop, { actor, id, change, version, prices, alike: true })
    if (!changed.ok) throw problem(productProblem(changed.refusal, language))
    return { version: changed.value.version, changed: Object.keys(changed.value.after) }
  }),

  setState: products.setState.handler(async ({ context: { shop, actor, language }, input: { id, state } }) => {
    const set = await setProductState(shop, { actor, id, state })
    if (!set.ok) throw problem(productProblem(set.refusal, language))
    return set.value
  }),

  takeBack: products.takeBack.handler(async ({ context: { shop, actor, language }, input }) => {
    const back = await takeBackMove(shop, { actor, ...input })
    if (!back.ok) throw problem(productProblem(back.refusal, language))
    return back.value
  }),

  setCategories: products.setCategories.handler(async ({ context: { shop, actor }, input: { id, categories } }) => {
    const shelves = [...new Set(categories)].map((category) => ({ category }))
    const set = await setShelvesOfProduct(shop, { actor, product: id, shelves, alike: true })
    if (set.ok) return { status: 'done' as const }
    throw problem({ status: set.refusal.code === 'unknown_category' ? 'category_not_found' : 'product_not_found' })
  }),

  versions: products.versions.handler(async ({ context: { shop }, input: { id, below } }) =>
    listVersions(shop.database.db, { product: id, below }),
  ),

  version: products.version.handler(async ({ context: { shop }, input: { id, version } }) => {
    const found = await findVersion(shop.database.db, { product: id, version })
    if (!found) throw problem({ status: 'not_found' })
    return found
  }),

  restore: products.restore.handler(async ({ context: { shop, actor, permissions, language }, input: { id, version, seen } }) => {
    const keep = setsPrices(permissions) ? [] : sellingFields
    const restored = await restoreVersion(shop, { actor, id, version, seen, keep })
    if (!restored.ok) throw problem(productProblem(restored.refusal, language))
    return restored.value
  }),
}
