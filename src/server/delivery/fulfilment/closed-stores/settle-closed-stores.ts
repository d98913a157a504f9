import { listUnchosen, noteClosedUntil, noteComingBack } from '#server/delivery/shipments/closed-stores/closed-until.ts'
import { listStoreWishes } from '#server/delivery/shipments/closed-stores/wanted-stores.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockPackedWithBox } from '../booking/lock-packed.ts'
import { replaceBox } from '../booking/replace-box.ts'
import { bringToStore } from './bring-to-store.ts'

/** Asks the courier again for what he has not answered; then what nobody chose in time comes back. */
export async function settleClosedStores(shop: Shop): Promise<void> {
  for (const wish of await listStoreWishes(shop)) {
    const brought = await bringToStore(shop, wish)
    if (!brought.ok && brought.refusal.code === 'courier_unknown') break
  }
  for (const boxId of await listUnchosen(shop)) await giveUpStore(shop, boxId)
}

/**
 * Nobody chose another store in time: a box under way comes back like one that nobody fetched. One that still lies in the shop has a label
 * to a store that is closed: it is put away, and the box waits there for a store and a label.
 */
async function giveUpStore(shop: Shop, boxId: number): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    const { boxes } = await lockPackedWithBox(tx, boxId)
    const box = boxes.find(({ id }) => id === boxId)
    const until = box?.storeClosedUntil ?? null
    if (!box || until === null || until > now) return
    if (stateOfBox(box) === 'handed_over') await noteComingBack(tx, boxId)
    else await noteClosedUntil(tx, { boxId: await replaceBox(tx, { box, now }), until })
    const after = { state: stateOfBox(box) === 'handed_over' ? 'not_collected' : 'put_away' }
    const audit = { actor: { kind: 'system', id: 'closed-stores' } as const, verb: 'give-up-store', subject: `box ${boxId}`, now }
    await writeAuditEntry(tx, { ...audit, before: { until: until.toISOString() }, after })
  })
}
