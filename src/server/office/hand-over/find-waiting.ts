import { sum } from '#rules/money.ts'
import { endsSoon } from '#rules/shipping/box.ts'
import { temperatureOf } from '#rules/shipping/shipping.ts'
import { listWaitingBoxes, type WaitingBox } from '#server/delivery/shipments/boxes/boxes-at-the-door.ts'
import { listHandOverLists } from '#server/delivery/shipments/hand-over-lists/hand-over-lists.ts'
import type { Shop } from '#server/platform/shop.ts'

/** The boxes that wait at the door, by courier and temperature, and the lists that were closed last. */
export async function findWaiting(shop: Shop) {
  const now = shop.now()
  const groups = Map.groupBy(await listWaitingBoxes(shop.database.db), (box) => `${box.carrier} ${temperatureOf(box.method)}`)
  return {
    groups: [...groups.values()].flatMap((boxes) => groupOf(boxes, now)),
    lists: (await listHandOverLists(shop)).map(({ closed_at, ...list }) => ({ ...list, closed_at: closed_at.toISOString() })),
  }
}

function groupOf(boxes: readonly WaitingBox[], now: Date) {
  const [first] = boxes
  if (!first) return []
  const shown = boxes.map((box) => boxShown(box, now))
  return [
    { carrier: first.carrier, temperature: temperatureOf(first.method), boxes: shown, collect: sum(shown.map(({ collect }) => collect)) },
  ]
}

function boxShown(box: WaitingBox, now: Date) {
  return {
    id: box.id,
    box_no: box.boxNo,
    tracking: box.tracking ?? '',
    orders: box.numbers,
    collect: sum(box.orders.map(({ collect }) => collect)),
    label_until: box.labelUntil?.toISOString() ?? null,
    ends_soon: endsSoon(box.labelUntil, now),
    scanned: box.scannedAt && { at: box.scannedAt.toISOString(), by: box.scannedBy ?? '' },
  }
}
