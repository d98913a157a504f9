import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { day, idInBody, idInPath, lineUpTo, temperature } from '#contract/shared/fields.ts'
import { mostLinked } from '#rules/catalog/linked-goods.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { savedProduct } from './saved-product.ts'

const text = z.object({ zh: z.string(), en: z.string() })

const goods = z.object({ id: z.int(), name: text, preview: z.string(), state: z.enum(productStates), temperature })
export type RelatedGoods = z.infer<typeof goods>

const linked = z.array(idInBody).max(mostLinked, 'tooMany')

const count = z.int('integer').min(0, 'integer').max(1000, 'invalid')
const entry = z.strictObject({
  product: idInBody,
  name_zh: lineUpTo(100).min(1, 'required'),
  name_en: lineUpTo(100),
  required: z.boolean(),
  /** At most so many of it for each main unit. */
  max_amount: count.min(1, 'integer'),
  /** So many are picked at the start. */
  quantity: count,
})
const bundle = z.strictObject({ picks: count, entries: z.array(entry).max(50, 'tooMany') })
export type OfficeBundle = z.infer<typeof bundle>

const part = z.strictObject({
  stock_description_zh: lineUpTo(200).min(1, 'required'),
  stock_description_en: lineUpTo(200),
  /** The day on which it is expected to leave; null where nobody says. */
  expected_on: day.nullable(),
})
export type OfficeSplitStock = z.infer<typeof part>
const parts = z.array(part).max(20, 'tooMany')

const relatives = z.object({
  /** In their order, by number. */
  accessories: z.array(z.int()),
  siblings: z.array(z.int()),
  bundle,
  split_stocks: z.array(part),
  /** Every product that is named above. */
  goods: z.array(goods),
})
export type ProductRelatives = z.infer<typeof relatives>

const ofProduct = z.object({ id: idInPath })
const done = savedProduct.extend({ status: z.enum(['changed', 'same']) })

/** What is sold beside a product, picked along with it, and sent apart. */
export const productRelativesApi = {
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/products/{id}/relatives',
      summary: 'What goes with a product, is picked along with it, or travels apart',
    })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(relatives),
  setLinked: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/linked',
      summary: 'All accessories of a product, or all its other styles, in their order',
    })
    .errors(refusals('product_not_found', 'edit_conflict'))
    .input(
      ofProduct.extend({
        kind: z.enum(['accessories', 'siblings']),
        products: linked,
        /** What stood there when somebody began to change it; left out, whatever stands there is replaced. */
        seen: z.array(idInBody).optional(),
      }),
    )
    .output(done),
  setBundle: staffChange('products.price')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/bundle',
      summary: 'What is picked along with a product, and how many of it',
    })
    .errors(refusals('product_not_found', 'bundle_impossible', 'edit_conflict', 'flags_exclude'))
    .input(ofProduct.extend({ bundle, seen: bundle.optional() }))
    .output(done),
  setSplitStocks: staffChange('products.texts')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/split-stocks',
      summary: 'What of a product travels apart, and when it is expected to leave',
    })
    .errors(refusals('product_not_found', 'edit_conflict'))
    .input(
      ofProduct.extend({
        parts,
        seen: z.array(part).optional(),
        /** The version that is undone by it: cash on delivery, where that has taken it, comes back. */
        takes_back: z.int().optional(),
      }),
    )
    .output(done),
}
