import * as z from 'zod'
import { orderStatuses } from '#contract/shop/api/order.ts'
import { amount, instant, textUpTo, wordsToFind } from '#contract/shared/fields.ts'
import { openedKinds } from '#rules/staff/opened.ts'
import { ownCall, ownChange } from './office-call.ts'

/** All that was asked for is this one's number: it may be opened at once. */
const exact = z.boolean()

const order = z.object({
  number: z.string(),
  status: z.enum(orderStatuses),
  placed_at: instant,
  /** What the caller may not see is null. */
  sender: z.string().nullable(),
  total: amount.nullable(),
  exact,
})
const member = z.object({ uid: z.string(), name: z.string(), vip: z.int(), exact })
const product = z.object({ id: z.int(), name: z.object({ zh: z.string(), en: z.string() }), slug: z.string(), on_sale: z.boolean(), exact })

/** At most so many of each. */
const mostOfEach = 5
const mostRecent = 10

const groups = {
  orders: z.array(order).max(mostRecent),
  members: z.array(member).max(mostRecent),
  products: z.array(product).max(mostRecent),
}
const found = z.object({
  orders: groups.orders.max(mostOfEach),
  members: groups.members.max(mostOfEach),
  products: groups.products.max(mostOfEach),
})
export type Found = z.infer<typeof found>

const opened = z.object({ kind: z.enum(openedKinds), id: textUpTo(40).min(1, 'required') })

/** The things that were opened last, newest first, with what is known of them. */
const recent = z.object({ opened: z.array(opened).max(mostRecent), ...groups })
export type Recent = z.infer<typeof recent>

export const searchApi = {
  find: ownCall
    .route({
      method: 'GET',
      path: '/office/api/v1/search',
      summary: 'Orders, members and products on which all words stand, as far as the caller may see them',
    })
    .input(z.object({ words: wordsToFind }))
    .output(found),
  recent: ownCall.route({ method: 'GET', path: '/office/api/v1/search/recent', summary: 'What one has opened last' }).output(recent),
  open: ownChange
    .route({ method: 'POST', path: '/office/api/v1/search/recent', summary: 'Note that one has opened something' })
    .input(opened)
    .output(z.object({ status: z.literal('noted') })),
}
