import { addDays, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { tileFacts, todayTiles, toneOf } from '#rules/orders/today-tiles.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { sumRefunded } from '#server/money/payments/published/sum-refunded.ts'
import { countJoined } from '#server/people/members/published/count-joined.ts'
import type { Shop } from '#server/platform/shop.ts'
import { countWork, sumSold } from '#server/sales/orders/for-staff/count-work.ts'

type Held = ReadonlyMap<PermissionName, Share>

/** What must be done now, as far as it is this person's to do, and how the day goes beside the same weekday of last week. */
export async function findToday(shop: Shop, permissions: Held) {
  const now = shop.now()
  return {
    asked_at: now.toISOString(),
    tiles: await listTiles(shop, { permissions, now }),
    numbers: await findNumbers(shop, { permissions, now }),
  }
}

/** An empty tile is not shown (TDY-04). */
async function listTiles({ database: { db } }: Shop, { permissions, now }: { permissions: Held; now: Date }) {
  const tiles = []
  for (const kind of todayTiles.filter((each) => permissions.has(tileFacts[each].needs))) {
    const { count, oldest } = await countWork(db, tileFacts[kind].statuses)
    if (oldest) tiles.push({ kind, count, oldest: oldest.toISOString(), tone: toneOf(kind, { oldest, now }) })
  }
  return tiles
}

const weekDays = 7

async function findNumbers({ database: { db } }: Shop, { permissions, now }: { permissions: Held; now: Date }) {
  if (!permissions.has('orders.view')) return null
  const seesMoney = permissions.has('orders.money')
  const dayUntil = async (until: Date) => {
    const day = { from: startOfDay(taipeiDay(until)), until }
    const { orders, goods } = await sumSold(db, day)
    const [new_members, refunded] = [await countJoined(db, day), await sumRefunded(db, day)]
    return { orders, goods: seesMoney ? goods : null, new_members, refunded: seesMoney ? refunded : null }
  }
  return { today: await dayUntil(now), last_week: await dayUntil(addDays(now, -weekDays)) }
}
