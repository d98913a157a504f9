import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInPath, instant, lineUpTo, textUpTo } from '#contract/shared/fields.ts'
import { pictureOfShop } from '#rules/catalog/pictures/picture.ts'
import { familySize, mostAxes } from '#rules/catalog/families/family.ts'
import { sharedFields } from '#rules/catalog/families/shared-fields.ts'
import { waysToList } from '#rules/catalog/families/family-terms.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { staffCall, staffChange } from '../office-call.ts'

const text = z.object({ zh: z.string(), en: z.string() })
const value = z.strictObject({ zh: lineUpTo(40).min(1, 'required'), en: lineUpTo(40) })
const hex = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'invalid')

/** One colour, two side by side, or a picture of the shop, which is cut to a square of 80 px (FAM-03). */
export const swatchSaid = z.union([
  z.strictObject({ hex, hex2: hex.optional() }),
  z.strictObject({ picture: textUpTo(500).regex(pictureOfShop, 'invalid') }),
])

/** A family as it is written: everything of it at once (FAM-01 to FAM-03). */
export const familySaid = z.strictObject({
  name_zh: lineUpTo(120).min(1, 'required'),
  name_en: lineUpTo(160),
  /** How it stands in lists and search, where the shop shows one card for a family: so, or each member by itself (FAM-06). */
  list_as: z.enum(waysToList).default('one'),
  axes: z
    .array(z.strictObject({ name: value, is_colour: z.boolean() }))
    .min(1, 'required')
    .max(mostAxes, 'tooMany'),
  /** In their order. */
  members: z
    .array(
      z.strictObject({
        product: z.int().min(1, 'integer'),
        /** One of each axis. */
        values: z.array(value).max(mostAxes, 'tooMany'),
        swatch: swatchSaid.nullable(),
      }),
    )
    .min(familySize.least, 'tooFew')
    .max(familySize.most, 'tooMany'),
})
export type FamilySaid = z.infer<typeof familySaid>

const goods = z.object({
  id: z.int(),
  name: text,
  preview: z.string(),
  state: z.enum(productStates),
  price: amount,
  /** What can still be sold. */
  free: z.int(),
})
export type FamilyGoods = z.infer<typeof goods>

/** What its members share, and which of these are a member's own (FAM-15). */
const sharing = z.object({
  shared: z.array(z.enum(sharedFields)).max(sharedFields.length, 'tooMany'),
  own: z.array(z.object({ product: z.int(), field: z.enum(sharedFields) })).max(2000, 'tooMany'),
})
export type FamilySharing = z.infer<typeof sharing>

const family = sharing.extend({
  id: z.int(),
  version: z.int(),
  said: familySaid,
  /** The products of it, in the order of its members. */
  goods: z.array(goods),
  changed_by: z.string(),
  changed_at: instant,
})
export type OfficeFamily = z.infer<typeof family>

const row = z.object({
  id: z.int(),
  name: text,
  axes: z.array(text),
  members: z.int(),
  on_sale: z.int(),
  /** Of its first members. */
  previews: z.array(z.string()),
  changed_at: instant,
})
export type FamilyRow = z.infer<typeof row>

/** A family that could be made; nothing of it is saved. */
const proposal = z.object({
  name: text,
  products: z.array(z.object({ id: z.int(), name: text, preview: z.string() })),
})

const ofFamily = z.object({ id: idInPath })
const field = z.enum(sharedFields)
/** How many products say something else than before. */
const sharedNow = z.object({ changed: z.int() })
const saved = z.object({ id: z.int(), version: z.int(), changed: z.array(z.string()) })

export const familiesApi = {
  list: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/families', summary: 'Families of shades and sizes, the last change first, 50 a page' })
    .input(z.object({ words: lineUpTo(100).default(''), after: z.coerce.number<number>().int().min(0).default(0) }))
    .output(
      z.object({
        rows: z.array(row),
        /** Null on the last page. */
        next: z.int().nullable(),
        total: z.int(),
      }),
    ),
  find: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/families/{id}', summary: 'Everything of one family' })
    .errors(refusals('family_not_found'))
    .input(ofFamily)
    .output(family),
  make: staffChange('products.texts')
    .route({ method: 'POST', path: '/office/api/v1/families', summary: 'Join products to a family; nothing of the products changes' })
    .errors(refusals('product_not_found', 'product_in_family', 'flags_exclude'))
    .input(z.strictObject({ family: familySaid, /** Of one that was dissolved: what it shared. */ sharing: sharing.optional() }))
    .output(saved),
  change: staffChange('products.texts')
    .route({ method: 'PUT', path: '/office/api/v1/families/{id}', summary: 'Change a family, all of it at once' })
    .errors(refusals('family_not_found', 'product_not_found', 'product_in_family', 'flags_exclude', 'edit_conflict'))
    .input(ofFamily.extend({ version: z.int(), family: familySaid }))
    .output(saved),
  dissolve: staffChange('products.texts')
    .route({ method: 'DELETE', path: '/office/api/v1/families/{id}', summary: 'Dissolve a family; its products stay as they are' })
    .errors(refusals('family_not_found', 'edit_conflict'))
    .input(ofFamily.extend({ version: z.int() }))
    .output(z.object({ status: z.literal('done'), /** What it shared, for whoever makes it again. */ sharing })),
  share: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/families/{id}/shared',
      summary: 'Let all members share a field, beginning with what one of them says',
    })
    .errors(refusals('family_not_found', 'product_not_found'))
    .input(ofFamily.extend({ field, from: z.int() }))
    .output(sharedNow),
  unshare: staffChange('products.texts')
    .route({
      method: 'DELETE',
      path: '/office/api/v1/families/{id}/shared/{field}',
      summary: 'Let each member say a field for itself; all keep what they say',
    })
    .errors(refusals('family_not_found'))
    .input(ofFamily.extend({ field }))
    .output(sharedNow),
  turnOwn: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/families/{id}/members/{product}/own/{field}',
      summary: 'Let a member say a shared field for itself, or what the others say again',
    })
    .errors(refusals('family_not_found', 'product_not_found'))
    .input(ofFamily.extend({ product: idInPath, field, own: z.boolean() }))
    .output(sharedNow),
  /** How these products would stand as a family: names, values and the colours of their pictures. */
  draft: staffCall('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/families/draft',
      summary: 'Names, values and swatches proposed for products; saves nothing',
    })
    .errors(refusals('product_not_found'))
    .input(z.strictObject({ products: z.array(z.int().min(1, 'integer')).min(1, 'required').max(familySize.most, 'tooMany') }))
    .output(
      z.object({
        name: text,
        members: z.array(
          z.object({
            product: z.int(),
            value: text,
            /** The mean colour of the middle of its preview; null when there is none to be seen (FAM-04). */
            hex: z.string().nullable(),
            goods,
          }),
        ),
      }),
    ),
  proposals: staffCall('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/families/proposals',
      summary: 'Families that other styles and names suggest, of products that are in none (FAM-14); saves nothing',
    })
    .output(z.object({ proposals: z.array(proposal) })),
}
