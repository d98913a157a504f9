import type { Tx } from '#database/connect.ts'
import { judgeAtDoor, type DoorVerdict } from '#rules/shipping/door-verdict.ts'
import { tidyTrackingNumber } from '#rules/shipping/tracking-number.ts'
import { lockRecalled } from '#server/catalog/products/published/recalled-units.ts'
import { boxesOfCode, markScanned } from '#server/delivery/shipments/boxes/boxes-at-the-door.ts'
import { stateOfBox } from '#server/delivery/shipments/boxes/box.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockPackedWithBox, parcelsIn } from '../booking/lock-packed.ts'

export type DoorScan = { code: string; verdict: DoorVerdict; boxId: number | null; numbers: string[]; tracking: string | null }

/** Marks each box that was scanned at the door, and says of the others why they must not go out (PCK-27). Scanned twice, it is marked once. */
export async function scanAtDoor(shop: Shop, { codes, by }: { codes: readonly string[]; by: string }): Promise<DoorScan[]> {
  const scans: DoorScan[] = []
  for (const typed of codes)
    scans.push(await shop.database.transaction((tx) => scanOne(tx, { code: tidyTrackingNumber(typed), by, now: shop.now() })))
  return scans
}

async function scanOne(tx: Tx, { code, by, now }: { code: string; by: string; now: Date }): Promise<DoorScan> {
  const [boxId, ...others] = await boxesOfCode(tx, code)
  const unknown = { code, verdict: 'unknown', boxId: null, numbers: [], tracking: null } as const
  if (boxId === undefined || (code.startsWith('O:') && others.length > 0)) return { ...unknown, numbers: [] }
  const packed = await lockPackedWithBox(tx, boxId)
  const box = packed.boxes.find(({ id }) => id === boxId)
  const numbers = packed.parcels.map(({ parcel }) => parcel.hashed_id)
  if (!box) return { code, verdict: 'label_put_away', boxId, numbers, tracking: code }
  const parcels = parcelsIn(box, packed)
  const facts = { state: stateOfBox(box), labelUntil: box.labelUntil, isScanned: box.scannedAt !== null }
  const orders = parcels.map(({ parcel, whole }) => ({ status: parcel.status, held: whole.held_reason }))
  const isRecalled =
    (
      await lockRecalled(
        tx,
        parcels.map(({ parcel }) => parcel.id),
      )
    ).length > 0
  const verdict = judgeAtDoor({ ...facts, orders, isRecalled }, now)
  if (verdict === 'scanned') {
    await markScanned(tx, { boxId, scanned: { by, at: now } })
    const actor = { kind: 'staff', id: by } as const
    await writeAuditEntry(tx, {
      actor,
      verb: 'scan-at-door',
      subject: `box ${boxId}`,
      before: null,
      after: { tracking: box.tracking },
      now,
    })
  }
  return { code, verdict, boxId, numbers: parcels.map(({ parcel }) => parcel.hashed_id), tracking: box.tracking }
}
