import { addDays, taipeiDay } from '#rules/calendar.ts'
import { takingTime } from '#database/taking-time.ts'
import type { Shop } from '#server/platform/shop.ts'
import { deletePriceDaysBefore } from './store.ts'

/** The setting of D-204 can ask about a year; a row of each product for each day is much for what nobody asks about any more. */
const daysKept = 400

/** Every night. */
export async function forgetPriceDays({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => deletePriceDaysBefore(tx, taipeiDay(addDays(now(), -daysKept))))
}
