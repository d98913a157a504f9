import { addDays, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { todayTiles, tones } from '#rules/orders/tile-limits.ts'
import { tileFacts } from '#rules/orders/today-tiles.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { sumRefunded } from '#server/money/payments/published/sum-refunded.ts'
import { countJoined } from '#server/people/members/published/count-joined.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostCounted } from '#server/sales/orders/for-staff/list-orders-for-staff.ts'
import { sumSold } from '#server/sales/orders/for-staff/sum-sold.ts'
import type { Whose } from './tile-counts.ts'
import { weighTiles } from './weigh-tiles.ts'

/** What must be done now, as far as it is this person's to do, and how the day goes beside the same weekday of last week. */
export async function findToday(shop: Shop, whose: Whose) {
  const now = shop.now()
  return {
    asked_at: now.toISOString(),
    tiles: await listTiles(shop, { whose, now }),
    numbers: await findNumbers(shop, { permissions: whose.permissions, now }),
  }
}

/** An empty tile is not shown (TDY-04); what is red stands first. */
async function listTiles(shop: Shop, { whose, now }: { whose: Whose; now: Date }) {
  const kinds = todayTiles.filter((kind) => whose.permissions.has(tileFacts[kind].needs))
  const tiles = await weighTiles(shop, { kinds, whose, now })
  return tiles
    .toSorted((one, other) => tones.indexOf(other.tone) - tones.indexOf(one.tone))
    .map(({ kind, count, oldest, until = null, tone }) => ({
      kind,
      count: Math.min(count, mostCounted),
      capped: count > mostCounted,
      oldest: oldest?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
      tone,
    }))
}

const weekDays = 7

async function findNumbers(
  { database: { db } }: Shop,
  { permissions, now }: { permissions: ReadonlyMap<PermissionName, Share>; now: Date },
) {
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
