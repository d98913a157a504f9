import { findProductForStaff } from '#server/catalog/products/listing/find-product-for-staff.ts'
import { draftProduct } from '#server/catalog/products/making/draft-product.ts'
import { duplicateProduct } from '#server/catalog/products/making/duplicate-product.ts'
import { throwProductAway } from '#server/catalog/products/making/throw-product-away.ts'
import { tellSaved } from '#server/catalog/products/versions/tell-saved.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { archiveProduct, findUses } from './archive-product.ts'
import { productProblem } from './product-problem.ts'

const { productLife } = staff

export const productLifeRoutes = {
  create: productLife.create.handler(async ({ context: { shop, actor }, input }) => ({
    id: await draftProduct(shop, { actor, ...input }),
  })),

  duplicate: productLife.duplicate.handler(async ({ context: { shop, actor, language }, input: { id } }) => {
    const made = await duplicateProduct(shop, { actor, id })
    if (!made.ok) throw problem(productProblem(made.refusal, language))
    return { id: made.value }
  }),

  uses: productLife.uses.handler(async ({ context: { shop }, input: { id } }) => {
    if (!(await findProductForStaff(shop.database.db, { id, now: shop.now() }))) throw problem({ status: 'product_not_found' })
    return findUses(shop.database.db, { product: id, now: shop.now() })
  }),

  archive: productLife.archive.handler(async ({ context: { shop, actor, language }, input: { id, take_from: takeFrom } }) => {
    const put = await archiveProduct(shop, { actor, id, takeFrom })
    if (!put.ok) throw problem(productProblem(put.refusal, language))
    const { status, before, version } = put.value
    return { ...(await tellSaved(shop.database.db, { product: id, version, isNew: status === 'changed' })), status, before }
  }),

  throwAway: productLife.throwAway.handler(async ({ context: { shop, actor, language }, input: { id } }) => {
    const gone = await throwProductAway(shop, { actor, id })
    if (!gone.ok) throw problem(productProblem(gone.refusal, language))
    return { status: 'done' as const }
  }),
}
