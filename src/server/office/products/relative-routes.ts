import { canBeFilled } from '#rules/cart/fill-bundle.ts'
import type { Language } from '#rules/locale.ts'
import { findRelatives } from '#server/catalog/products/relatives/find-relatives.ts'
import { setBundleOfProduct, type BundleSetRefusal } from '#server/catalog/products/relatives/set-bundle-of-product.ts'
import { setLinkedProducts, type LinkedRefusal } from '#server/catalog/products/relatives/set-linked-products.ts'
import { setSplitStocksOfProduct, type SplitStocksRefusal } from '#server/catalog/products/relatives/set-split-stocks-of-product.ts'
import { tellSaved } from '#server/catalog/products/versions/tell-saved.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import type { Shop } from '#server/platform/shop.ts'
import { flagsExclude } from './product-problem.ts'
import { statusOf } from './status-of.ts'
import { setsPrices } from './sets-prices.ts'

const { productRelatives } = staff

export const relativeRoutes = {
  find: productRelatives.find.handler(async ({ context: { shop }, input: { id } }) => {
    const found = await findRelatives(shop, id)
    if (!found) throw problem({ status: 'product_not_found' })
    return found
  }),

  setLinked: productRelatives.setLinked.handler(async ({ context: { shop, actor, language }, input: { id, kind, products, seen } }) => {
    const set = await setLinkedProducts(shop, { actor, product: id, kind, linked: products, seen })
    if (!set.ok) throw relativeProblem(set.refusal, { id, field: 'products', language })
    return savedAs(shop, { id, set: set.value })
  }),

  setBundle: productRelatives.setBundle.handler(
    async ({ context: { shop, actor, permissions, language }, input: { id, bundle, seen } }) => {
      if (!setsPrices(permissions)) throw problem({ status: 'permission_denied' })
      if (!canBeFilled(bundle)) throw problem({ status: 'bundle_impossible' })
      const set = await setBundleOfProduct(shop, { actor, product: id, bundle, seen })
      if (!set.ok) throw relativeProblem(set.refusal, { id, field: 'bundle', language })
      return savedAs(shop, { id, set: set.value })
    },
  ),

  setSplitStocks: productRelatives.setSplitStocks.handler(async ({ context: { shop, actor, language }, input }) => {
    const { id, parts, seen, takes_back: takesBack } = input
    const set = await setSplitStocksOfProduct(shop, { actor, product: id, parts, seen, takesBack })
    if (!set.ok) throw relativeProblem(set.refusal, { id, field: 'parts', language })
    return savedAs(shop, { id, set: set.value })
  }),
}

type Set = { before: unknown; after: unknown; version: number }

async function savedAs({ database }: Shop, { id, set }: { id: number; set: Set }) {
  const status = statusOf(set)
  return { ...(await tellSaved(database.db, { product: id, version: set.version, isNew: status === 'changed' })), status }
}

type Refusal = LinkedRefusal | BundleSetRefusal | SplitStocksRefusal

/** `id`: whose it is; another product that there is not is a fault of the field. */
function relativeProblem(refusal: Refusal, { id, field, language }: { id: number; field: string; language: Language }) {
  switch (refusal.code) {
    case 'unknown_product':
      return refusal.product === id
        ? problem({ status: 'product_not_found' })
        : problem({ status: 'validation_error', details: { errors: { [field]: 'productGone' } } })
    case 'flags_exclude':
      return problem(flagsExclude(refusal, language))
    case 'other_temperature':
      return problem({ status: 'validation_error', details: { errors: { [field]: 'inBundle' } } })
    case 'wrong_value':
      return problem({ status: 'validation_error', details: { errors: { [field]: 'invalid' } } })
    case 'edit_conflict': {
      const { by, at, version, present } = refusal
      return problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), version, present } })
    }
  }
}
