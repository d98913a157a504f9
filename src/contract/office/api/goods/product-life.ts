import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { idInPath, lineUpTo, temperature } from '#contract/shared/fields.ts'
import { productStates } from '#rules/catalog/product-state.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { savedProduct } from './saved-product.ts'

const text = z.object({ zh: z.string(), en: z.string() })
const ofProduct = z.object({ id: idInPath })
const made = z.object({ id: z.int() })

const uses = z.object({
  /** In how many carts and on how many wishlists it is now. */
  carts: z.int(),
  wishlists: z.int(),
  /** Campaigns that name it and are not over. `requires`: it cannot be put away meanwhile. */
  campaigns: z.array(z.object({ kind: z.enum(['gift', 'add_on']), name: text, requires: z.boolean() })),
  /** Along with which it can be picked. */
  bundles: z.array(z.object({ id: z.int(), name: text, requires: z.boolean() })),
  /** Whose member it is: one at most. */
  families: z.array(z.object({ id: z.int(), name: text })),
})
export type ProductUses = z.infer<typeof uses>

/** Where a product can be taken out as it is put away. */
export const takenFrom = z.enum(['carts', 'wishlists', 'bundles', 'families'])
export type TakenFrom = z.infer<typeof takenFrom>

/** How products come and go (GDS-45 to GDS-49). */
export const productLifeApi = {
  create: staffChange('products.texts')
    .route({ method: 'POST', path: '/office/api/v1/products', summary: 'Begin a product as a draft' })
    .input(z.object({ name_zh: lineUpTo(120).min(1, 'required'), name_en: lineUpTo(160).default(''), temperature }))
    .output(made),
  duplicate: staffChange('products.texts')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/duplicate',
      summary: 'Copy a product as a draft, without stock and codes',
    })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(made),
  uses: staffCall('products.view')
    .route({ method: 'GET', path: '/office/api/v1/products/{id}/uses', summary: 'What names a product and goes on' })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(uses),
  archive: staffChange('products.publish')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/archive',
      summary: 'Put a product away, and take it out of carts, wishlists, bundles or its family where that is chosen',
    })
    .errors(refusals('product_not_found', 'product_elsewhere', 'product_in_use'))
    .input(ofProduct.extend({ take_from: z.array(takenFrom).max(4, 'tooMany').default([]) }))
    .output(savedProduct.extend({ status: z.enum(['changed', 'same']), before: z.enum(productStates) })),
  throwAway: staffChange('products.publish')
    .route({
      method: 'DELETE',
      path: '/office/api/v1/products/{id}',
      summary: 'Throw a product away within 30 days of its making, while nothing names it',
    })
    .errors(refusals('product_not_found', 'product_kept'))
    .input(ofProduct)
    .output(z.object({ status: z.literal('done') })),
}
