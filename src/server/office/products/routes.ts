import { sellingFields } from '#rules/catalog/selling-fields.ts'
import { readProductFilter } from '#rules/catalog/product-filter.ts'
import { findCost } from '#server/catalog/products/cost/find-cost.ts'
import { findProductForStaff, listCategoriesForStaff } from '#server/catalog/products/listing/find-product-for-staff.ts'
import { listProductsForStaff } from '#server/catalog/products/listing/list-products-for-staff.ts'
import { listRequirements } from '#server/catalog/products/labels/list-requirements.ts'
import { setShelvesOfProduct } from '#server/catalog/products/shelves/set-shelves-of-product.ts'
import { setProductState } from '#server/catalog/products/states/set-product-state.ts'
import { takeBackMove } from '#server/catalog/products/states/take-back-move.ts'
import { findVersion, listVersions } from '#server/catalog/products/versions/list-versions.ts'
import { restoreVersion } from '#server/catalog/products/versions/restore-version.ts'
import { tellSaved } from '#server/catalog/products/versions/tell-saved.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'
import { keepPreview } from './preview/keep-preview.ts'
import { changeAndPropose, saveChange } from './prices/change-and-propose.ts'
import { listProposals } from './prices/propose-prices.ts'
import type { Shop } from '#server/platform/shop.ts'
import { productProblem } from './product-problem.ts'
import { seesCost } from './sees-cost.ts'
import { setsPrices } from './sets-prices.ts'
import { statusOf } from './status-of.ts'

const { products } = staff

const told = ({ database }: Pick<Shop, 'database'>, saved: Parameters<typeof tellSaved>[1]) => tellSaved(database.db, saved)

export const productRoutes = {
  list: staffLists.products.list.handler(async ({ context: { shop }, input: { sort, cursor, rows, words, ...written } }) =>
    listProductsForStaff(shop, { filter: readProductFilter(written).filter, words, sort, cursor, rows }),
  ),

  find: products.find.handler(async ({ context: { shop, permissions, staffId }, input: { id } }) => {
    const product = await findProductForStaff(shop.database.db, { id, now: shop.now() })
    if (!product) throw problem({ status: 'product_not_found' })
    const cost = seesCost(permissions) ? await findCost(shop, product) : null
    const proposals = await listProposals(shop, { product: id, staffId })
    const moves = permissions.has('products.publish') ? product.moves : []
    return { ...product, proposals, average_cents: cost?.average_cents ?? null, moves }
  }),

  categories: products.categories.handler(async ({ context: { shop } }) => ({
    categories: await listCategoriesForStaff(shop.database.db),
  })),

  labelRequirements: products.labelRequirements.handler(async ({ context: { shop } }) => ({
    requirements: await listRequirements(shop.database.db, shop.now()),
  })),

  change: products.change.handler(async ({ context, input }) => {
    const proposes = !setsPrices(context.permissions) && sellingFields.some((field) => input.change[field] !== undefined)
    const saved = proposes ? await changeAndPropose(context, input) : await saveChange(context, input)
    if (!saved.ok) throw problem(saved.refusal)
    const { changed, approval = null, version } = saved.value
    return { ...(await told(context.shop, { product: input.id, version, isNew: changed.length > 0 })), approval }
  }),

  preview: products.preview.handler(async ({ context: { shop, staffId, language }, input }) => {
    const kept = await keepPreview(shop, { ...input, staffId })
    if (!kept.ok) throw problem(productProblem(kept.refusal, language))
    return kept.value
  }),

  setState: products.setState.handler(async ({ context: { shop, actor, language }, input: { id, state } }) => {
    const set = await setProductState(shop, { actor, id, state })
    if (!set.ok) throw problem(productProblem(set.refusal, language))
    const { status, before, version } = set.value
    return { ...(await told(shop, { product: id, version, isNew: status === 'changed' })), status, before }
  }),

  takeBack: products.takeBack.handler(async ({ context: { shop, actor, language }, input }) => {
    const back = await takeBackMove(shop, { actor, ...input })
    if (!back.ok) throw problem(productProblem(back.refusal, language))
    return told(shop, { product: input.id, version: back.value.version, isNew: true })
  }),

  setCategories: products.setCategories.handler(async ({ context: { shop, actor }, input: { id, categories } }) => {
    const shelves = [...new Set(categories)].map((category) => ({ category }))
    const set = await setShelvesOfProduct(shop, { actor, product: id, shelves, alike: true })
    if (set.ok) {
      const { version, before, after } = set.value
      const isNew = statusOf({ before, after }) === 'changed'
      return { ...(await told(shop, { product: id, version, isNew })), status: 'done' as const }
    }
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
    const keep = setsPrices(permissions) ? [] : [...sellingFields, 'bundle']
    const restored = await restoreVersion(shop, { actor, id, version, seen, keep })
    if (!restored.ok) throw problem(productProblem(restored.refusal, language))
    return told(shop, { product: id, version: restored.value.version, isNew: true })
  }),
}
