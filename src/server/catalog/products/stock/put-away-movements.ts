import { addDays } from '#rules/calendar.ts'
import { movementDays } from '#rules/constants.ts'
import type { Shop } from '#server/platform/shop.ts'
import { putAwayOldest } from './put-away-store.ts'

const movementsAtOnce = 1000

/**
 * Every night: movements of two years ago leave the table that each sale writes, some at once, in transactions of their own. Nobody waits
 * for it: no product and no lot is held, and what is read of both tables is the same before and after (CPY-34).
 */
export async function putAwayMovements({ database, now }: Pick<Shop, 'database' | 'now'>): Promise<void> {
  const before = addDays(now(), -movementDays)
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    after = await database.transaction((tx) => putAwayOldest(tx, { before, after: from, limit: movementsAtOnce }))
  }
}
