import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInPath, instant, lineUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'
import { savedProduct } from './saved-product.ts'

const ofProduct = z.object({ id: idInPath })
const price = z.int().min(0, 'integer').max(1_000_000, 'invalid')

const scheduled = z.object({
  id: z.int(),
  name: z.string(),
  price: amount,
  /** Null where what holds at other times stays. */
  origin_price: amount.nullable(),
  first_purchase_price: amount.nullable(),
  /** In points. */
  shopping_point_price: z.int().nullable(),
  starts_at: instant,
  /** Null without end. */
  ends_at: instant.nullable(),
  /** It holds now; what it costs at other times. */
  regular: z.object({ price: amount, origin_price: amount }).nullable(),
})
export type ScheduledPrice = z.infer<typeof scheduled>

const schedule = z.object({
  on_at: instant,
  off_at: instant.nullable(),
})

/** When products come on sale and go (GDS-46), and what they cost meanwhile (GDS-21, GDS-22). */
export const productSchedulesApi = {
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/products/{id}/schedules',
      summary: 'What of a product is scheduled, and the prices that wait or run',
    })
    .input(ofProduct)
    .output(z.object({ schedule: schedule.nullable(), prices: z.array(scheduled) })),
  set: staffChange('products.publish')
    .route({
      method: 'PUT',
      path: '/office/api/v1/products/{id}/schedule',
      summary: 'From when a product is on sale, and until when; of what is on sale already only the end',
    })
    .errors(refusals('product_not_found', 'product_elsewhere', 'code_taken', 'label_incomplete', 'claims_unconfirmed'))
    .input(ofProduct.extend({ on_at: instant.nullable(), off_at: instant.nullable() }))
    .output(savedProduct),
  addPrice: staffChange('products.price')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/prices',
      summary: 'What a product costs from a minute on, and until when',
    })
    .errors(refusals('product_not_found', 'schedule_overlap'))
    .input(
      ofProduct.extend({
        name: lineUpTo(60).min(1, 'required'),
        price,
        origin_price: price.nullable().default(null),
        first_purchase_price: price.nullable().default(null),
        shopping_point_price: price.min(1, 'integer').nullable().default(null),
        starts_at: instant,
        ends_at: instant.nullable(),
      }),
    )
    .output(savedProduct.extend({ price: z.int() })),
  withdrawPrice: staffChange('products.price')
    .route({
      method: 'DELETE',
      path: '/office/api/v1/products/{id}/prices/{price}',
      summary: 'Take back a scheduled price; of one that runs the price from before returns at once',
    })
    .errors(refusals('product_not_found', 'not_found'))
    .input(ofProduct.extend({ price: idInPath }))
    .output(savedProduct),
  restorePrice: staffChange('products.price')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/prices/{price}/restore',
      summary: 'Schedule a price again that was taken back; one whose time runs holds at once',
    })
    .errors(refusals('product_not_found', 'not_found', 'schedule_overlap'))
    .input(ofProduct.extend({ price: idInPath }))
    .output(savedProduct),
}
