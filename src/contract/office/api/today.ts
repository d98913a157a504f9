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

export const todayApi = {
  find: staffCall('today.view')
    .route({
      method: 'GET',
      path: '/office/api/v1/today',
      summary: 'What must be done now, and today against the same weekday of last week',
    })
    .output(today),
}
