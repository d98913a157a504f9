import * as z from 'zod'
import { textUpTo, wordsToFind } from '#contract/shared/fields.ts'
import { staffCall } from '../office-call.ts'

/** At most so many are found. */
export const mostGoodsFound = 12

/** Goods and shelves by which orders are filtered, each by its running number and its name in the language of the call. */
const named = z.object({ kind: z.enum(['product', 'category']), id: z.int(), name: z.string() })
export type NamedGoods = z.infer<typeof named>

/** As a filter is written: with commas between. */
const numbers = textUpTo(800).regex(/^\d{1,15}(?:,\d{1,15})*$/, 'invalid')

const asked = z.object({ kind: z.enum(['product', 'category']) })

export const orderGoodsApi = {
  find: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/order-goods', summary: 'Products or categories on whose names all words stand' })
    .input(asked.extend({ words: wordsToFind }))
    .output(z.object({ found: z.array(named).max(mostGoodsFound) })),
  name: staffCall('orders.view')
    .route({ method: 'GET', path: '/office/api/v1/order-goods/names', summary: 'What products or categories are called' })
    .input(asked.extend({ ids: numbers }))
    .output(z.object({ named: z.array(named) })),
}
