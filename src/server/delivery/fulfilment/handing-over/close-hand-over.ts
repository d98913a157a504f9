import type { Tx } from '#database/connect.ts'
import { sum } from '#rules/money.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { judgeAtDoor, type DoorVerdict } from '#rules/shipping/door-verdict.ts'
import { temperatureOf, type Carrier } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { lockRecalled } from '#server/catalog/products/published/recalled-units.ts'
import { drawHandOverList } from '#server/delivery/papers/draw-hand-over-list.ts'
import { listWaitingBoxes, markScanned, putOnList } from '#server/delivery/shipments/boxes/boxes-at-the-door.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { createHandOverList, nextListNumber } from '#server/delivery/shipments/hand-over-lists/hand-over-lists.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockPacked, parcelsIn, type Packed } from '../booking/lock-packed.ts'
import { sendBox } from './send-boxes.ts'

export type Closing = { carrier: Carrier; temperature: Temperature; by: string }

/** `refused`: boxes that were scanned and cannot go out any more; they are not on the list. */
export type ClosedHandOver = {
  list: { id: number; number: string }
  sent: string[]
  refused: { tracking: string; numbers: string[]; verdict: DoorVerdict }[]
}

/** Hands over every box of a courier and a temperature that was scanned at the door; those that were not stay (PCK-27). They get one list, with a number and as it is printed (PCK-28). */
export async function closeHandOver(
  shop: Shop,
  { carrier, temperature, by }: Closing,
): Promise<Result<ClosedHandOver, { code: 'nothing_scanned' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const scanned = (await listWaitingBoxes(tx)).filter(
      (box) => box.carrier === carrier && temperatureOf(box.method) === temperature && box.scannedAt !== null,
    )
    if (scanned.length === 0) return refuse({ code: 'nothing_scanned' })
    const packed = await lockPacked(
      tx,
      scanned.flatMap(({ numbers }) => numbers),
    )
    const { gone, refused, sent } = await sendAll(tx, { ids: scanned.map(({ id }) => id), packed, by, now })
    if (gone.length === 0) return refuse({ code: 'nothing_scanned' })
    const number = await nextListNumber(tx, now)
    const lines = gone.map((box) => ({
      orders: parcelsIn(box, packed).map(({ parcel }) => parcel.hashed_id),
      tracking: box.tracking ?? '',
      boxNo: box.boxNo,
      collect: sum(box.orders.map(({ collect }) => collect)),
    }))
    const pdf = await drawHandOverList({ number, carrier, temperature, at: now, by, seller: shop.settings.seller.name.zh, lines })
    const collect = sum(lines.map((line) => line.collect))
    const list = { number, carrier, temperature, closedBy: by, closedAt: now, boxes: gone.length, collect, pdf }
    const id = await createHandOverList(tx, list)
    await putOnList(tx, { listId: id, boxIds: gone.map((box) => box.id) })
    const actor = { kind: 'staff', id: by } as const
    const after = { boxes: gone.length, collect, orders: sent }
    await writeAuditEntry(tx, { actor, verb: 'close-hand-over', subject: `hand-over list ${number}`, before: null, after, now })
    return ok({ list: { id, number }, sent, refused })
  })
}

type Sending = { ids: readonly number[]; packed: Packed; by: string; now: Date }

async function sendAll(tx: Tx, { ids, packed, by, now }: Sending) {
  let state = packed
  const [gone, refused, sent]: [Box[], ClosedHandOver['refused'], string[]] = [[], [], []]
  for (const id of ids) {
    const box = state.boxes.find((each) => each.id === id)
    if (!box) continue
    const parcels = parcelsIn(box, state)
    const orders = parcels.map(({ parcel, whole }) => ({ status: parcel.status, held: whole.held_reason }))
    const isRecalled =
      (
        await lockRecalled(
          tx,
          parcels.map(({ parcel }) => parcel.id),
        )
      ).length > 0
    const verdict = judgeAtDoor({ state: stateOfBox(box), labelUntil: box.labelUntil, isScanned: true, orders, isRecalled }, now)
    const done = verdict === 'scanned_before' ? await sendBox(tx, { packed: state, box, tracking: box.tracking ?? '', by, now }) : null
    if (done?.ok) {
      state = done.value.packed
      gone.push(box)
      sent.push(...done.value.sent)
    } else {
      await markScanned(tx, { boxId: id, scanned: null })
      refused.push({ tracking: box.tracking ?? '', numbers: parcels.map(({ parcel }) => parcel.hashed_id), verdict })
    }
  }
  return { gone, refused, sent }
}
