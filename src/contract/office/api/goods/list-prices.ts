import * as z from 'zod'
import { refusals } from '#contract/shared/call.ts'
import { amount, idInPath, instant, lineUpTo } from '#contract/shared/fields.ts'
import { staffCall, staffChange } from '../office-call.ts'

const ofProduct = z.object({ id: idInPath })

const listPrice = z.object({
  /** So many days count. */
  days: z.int(),
  origin_price: amount,
  /** It was asked on none of them (GDS-20). */
  unsold: z.boolean(),
  /** The most that was asked on any of them; null where it was never on sale. */
  highest: amount.nullable(),
  /** Why it stands all the same. */
  reason: z.object({ text: z.string(), by: z.string(), at: instant }).nullable(),
})
export type OfficeListPrice = z.infer<typeof listPrice>

const meant = z.object({ id: z.int(), price: z.int().optional(), origin_price: z.int().optional() })

/** List prices, and whether anybody was ever asked to pay them (D-204). */
export const listPricesApi = {
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/products/{id}/list-price',
      summary: 'Whether the list price of a product was ever asked',
    })
    .errors(refusals('product_not_found'))
    .input(ofProduct)
    .output(listPrice),
  judge: staffCall('products.view')
    .route({
      method: 'POST',
      path: '/office/api/v1/list-prices/judge',
      summary: 'Of these products those whose list price would be one that was never asked; nothing is written',
    })
    .input(z.object({ products: z.array(meant).max(1000, 'tooMany') }))
    .output(z.object({ unsold: z.array(z.int()), days: z.int() })),
  giveReason: staffChange('products.price')
    .route({
      method: 'POST',
      path: '/office/api/v1/products/{id}/list-price/reason',
      summary: 'Say why a list price stands that was never asked',
    })
    .errors(refusals('product_not_found', 'permission_denied', 'list_price_changed'))
    .input(ofProduct.extend({ origin_price: amount, reason: lineUpTo(300).min(1, 'required') }))
    .output(z.object({ status: z.literal('done') })),
}
