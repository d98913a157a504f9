import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { pictureOfShop } from '#rules/catalog/pictures/picture.ts'
import { idInPath, instant, lineUpTo, linesUpTo, textUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

/** A brand as it is written, all of it at once. */
export const brandSaid = z.strictObject({
  name_zh: lineUpTo(60).min(1, 'required'),
  name_en: lineUpTo(60),
  /** Its name in addresses. */
  slug: textUpTo(80)
    .min(1, 'required')
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slugForm'),
  /** A picture of the shop, as an upload answers it; empty without one. */
  logo: textUpTo(500)
    .refine((url) => url === '' || pictureOfShop.test(url), 'invalid')
    .default(''),
  /** What stands above its goods. */
  text_zh: linesUpTo(1000),
  text_en: linesUpTo(1000),
  /** Put away: it has no page, and no product shows it. */
  archived: z.boolean(),
})
export type BrandSaid = z.infer<typeof brandSaid>

const row = z.object({
  id: z.int(),
  name: z.object({ zh: z.string(), en: z.string() }),
  slug: z.string(),
  logo: z.string(),
  archived: z.boolean(),
  /** How many products are of it, and how many of these are on sale. */
  products: z.int(),
  on_sale: z.int(),
})
export type BrandRow = z.infer<typeof row>

const brand = z.object({ id: z.int(), version: z.int(), said: brandSaid, changed_at: instant })
export type OfficeBrand = z.infer<typeof brand>

const ofBrand = z.object({ id: idInPath })
const saved = z.object({ id: z.int(), version: z.int(), changed: z.array(z.string()) })

export const brandsApi = {
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/brands', summary: 'Every brand by its name, also those that are put away' })
    .output(z.object({ brands: z.array(row) })),
  find: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/brands/{id}', summary: 'Everything of one brand' })
    .errors(refusals('brand_not_found'))
    .input(ofBrand)
    .output(brand),
  make: staffChange('products.texts')
    .route({ method: 'POST', path: '/office/api/v1/brands', summary: 'Name a brand; no product is of it yet' })
    .errors(refusals('too_many_brands'))
    .input(z.strictObject({ brand: brandSaid }))
    .output(saved),
  change: staffChange('products.texts')
    .route({ method: 'PUT', path: '/office/api/v1/brands/{id}', summary: 'Change a brand, all of it at once, or put it away' })
    .errors(refusals('brand_not_found', 'edit_conflict'))
    .input(ofBrand.extend({ version: z.int(), brand: brandSaid }))
    .output(saved),
}
