import { listEndedLabels } from '#server/delivery/shipments/list-troubles.ts'
import { cleanLabels } from '#server/delivery/shipments/labels/kept-labels.ts'
import type { Shop } from '#server/platform/shop.ts'
import { putAwayLabel } from './put-away-label.ts'

/** Labels that were not handed over in time are worth nothing: they are put away, and their boxes can be booked anew (PCK-23). What was drawn is kept for its days. */
export async function endLabels(shop: Shop): Promise<void> {
  for (const boxId of await listEndedLabels(shop))
    await putAwayLabel(shop, { boxId, actor: { kind: 'system', id: 'labels' }, reason: 'ended' })
  await cleanLabels(shop)
}
