import { findBrand, listBrands } from '#server/catalog/products/brands/read-brands.ts'
import { changeBrand, makeBrand, type BrandRefusal } from '#server/catalog/products/brands/save-brand.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff, staffLists } from '#server/platform/office/office-procedures.ts'

const { brands } = staff

export const brandRoutes = {
  list: staffLists.brands.list.handler(async ({ context: { shop } }) => ({ brands: await listBrands(shop.database.db) })),

  find: brands.find.handler(async ({ context: { shop }, input: { id } }) => {
    const brand = await findBrand(shop.database.db, id)
    if (!brand) throw problem({ status: 'brand_not_found' })
    return brand
  }),

  make: brands.make.handler(async ({ context: { shop, actor }, input: { brand } }) => {
    const made = await makeBrand(shop, { actor, brand })
    if (!made.ok) throw brandProblem(made.refusal)
    return made.value
  }),

  change: brands.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeBrand(shop, { actor, ...input })
    if (!changed.ok) throw brandProblem(changed.refusal)
    return changed.value
  }),
}

function brandProblem(refusal: BrandRefusal) {
  switch (refusal.code) {
    case 'unknown_brand':
      return problem({ status: 'brand_not_found' })
    case 'too_many':
      return problem({ status: 'too_many_brands' })
    case 'slug_taken':
      return problem({ status: 'validation_error', details: { errors: { 'brand.slug': 'brandSlugTaken' } } })
    case 'edit_conflict': {
      const { by, at, present, version } = refusal
      return problem({ status: 'edit_conflict', details: { by, at: at.toISOString(), present, version } })
    }
  }
}
