import * as z from 'zod'
import { amount, instant } from '#contract/shared/fields.ts'
import { isMonth } from '#rules/month.ts'
import { staffCall } from '../office-call.ts'

/** What begins and ends by itself at a minute. */
export const datedKinds = ['product', 'price', 'categories', 'gift', 'offer', 'code', 'banner'] as const
export type DatedKind = (typeof datedKinds)[number]

const month = z.string().refine(isMonth, 'invalid')

const turn = z.object({
  kind: z.enum(datedKinds),
  what: z.enum(['begins', 'ends']),
  at: instant,
  /** Of a product, or of what is named after one; null elsewhere. */
  product: z.int().nullable(),
  /** Of a menu or of the categories: which; null elsewhere. */
  arrangement: z.enum(['categories', 'main', 'footer', 'phone']).nullable(),
  name: z.object({ zh: z.string(), en: z.string() }),
  /** Of a scheduled price: what it is called and what the product costs while it holds; null elsewhere. */
  price: z.object({ name: z.string(), price: amount }).nullable(),
})
export type Turn = z.infer<typeof turn>

/** What the shop will do by itself, and has done, by day (GDS-46). */
export const calendarApi = {
  find: staffCall('products.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/calendar',
      summary: 'What begins and ends in a month: products, prices, menus, gifts, offers, codes of the shop, banners',
    })
    .input(z.object({ /** Left out, it is this one. */ month: month.optional() }))
    .output(z.object({ month, today: z.iso.date(), turns: z.array(turn), /** There are more than these. */ more: z.boolean() })),
}
