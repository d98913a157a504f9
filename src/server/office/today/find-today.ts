import pLimit from 'p-limit'
import { addDays, startOfDay, taipeiDay } from '#rules/calendar.ts'
import { todayTiles, toneOf, worseOf } from '#rules/orders/tile-limits.ts'
import { coldToPick, tileFacts } from '#rules/orders/today-tiles.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { sumRefunded } from '#server/money/payments/published/sum-refunded.ts'
import { countJoined } from '#server/people/members/published/count-joined.ts'
import type { Shop } from '#server/platform/shop.ts'
import { mostCounted } from '#server/sales/orders/for-staff/list-orders-for-staff.ts'
import { sumSold } from '#server/sales/orders/for-staff/sum-sold.ts'
import { countOrdersMeant, countTile } from './tile-counts.ts'

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
async function listTiles(shop: Shop, { permissions, now }: { permissions: Held; now: Date }) {
  const { hours } = (await shop.terms()).today
  const mine = todayTiles.filter((kind) => permissions.has(tileFacts[kind].needs))
  const counted = await pLimit(sideBySide).map(mine, async (kind) => ({ kind, ...(await countTile(shop, { kind, now })) }))
  const tiles = counted
    .filter(({ count }) => count > 0)
    .map(({ kind, count, oldest }) => ({
      kind,
      count: Math.min(count, mostCounted),
      capped: count > mostCounted,
      oldest: oldest?.toISOString() ?? null,
      tone: toneOf(hours[kind], { oldest, now }),
    }))
  return pLimit(1).map(tiles, async (tile) =>
    tile.kind === 'to_pick' ? { ...tile, tone: worseOf(tile.tone, await toneOfCold(shop, now)) } : tile,
  )
}

/** Tiles are counted side by side, so many at once. */
const sideBySide = 3

/** What is kept cold waits shorter (TDY-03). */
async function toneOfCold(shop: Shop, now: Date) {
  const { oldest } = await countOrdersMeant(shop, { orders: coldToPick, now })
  return toneOf((await shop.terms()).today.hours.to_pick_cold, { oldest, now })
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
