import * as z from 'zod'
import { amount, instant } from '#contract/shared/fields.ts'
import { todayTiles, tones } from '#rules/orders/tile-limits.ts'
import { staffCall } from './office-call.ts'

const tile = z.object({
  kind: z.enum(todayTiles),
  count: z.int(),
  /** There are more than `count`. */
  capped: z.boolean(),
  /** Since when the oldest of them waits; null where none of them waits for anything. */
  oldest: instant.nullable(),
  /** The first moment at which it is too late; null where no hour is set. */
  until: instant.nullable(),
  /** How pressing that is. */
  tone: z.enum(tones),
})
export type TodayTile = z.infer<typeof tile>

const day = z.object({
  /** Orders that first stood on that day, until that minute. */
  orders: z.int(),
  /** Their goods after discounts; null for who sees no amounts. */
  goods: amount.nullable(),
  new_members: z.int(),
  /** What was paid out on that day, for orders of any day; null for who sees no amounts. */
  refunded: amount.nullable(),
})

const today = z.object({
  asked_at: instant,
  tiles: z.array(tile),
  /** Null for who sees no orders. */
  numbers: z.object({ today: day, last_week: day }).nullable(),
})
export type Today = z.infer<typeof today>

/** Orders that first stood in it, and their goods after discounts; null for who sees no amounts. */
const sold = z.object({ orders: z.int(), goods: amount.nullable() })

const curves = z.object({
  asked_at: instant,
  /** The 24 hours of Taipei; of today null where they have not begun. */
  hours: z.array(z.object({ hour: z.int(), today: sold.nullable(), last_week: sold })),
  /** The last 28 days, today the last of them. */
  days: z.array(sold.extend({ day: z.iso.date() })),
})
export type TodayCurves = z.infer<typeof curves>

export const todayApi = {
  find: staffCall('today.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/today',
      summary: 'What must be done now, and today against the same weekday of last week',
    })
    .output(today),
  curves: staffCall('orders.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/today/curves',
      summary: 'What was sold by hour, today and on the same weekday of last week, and by day for four weeks',
    })
    .output(curves),
}
