import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { listBoxesById } from '#server/delivery/shipments/boxes/find-boxes.ts'
import { stateOfBox, type Box } from '#server/delivery/shipments/boxes/box.ts'
import { findKeptLabel, findLabel, keepLabel, type KeptLabel } from '#server/delivery/shipments/labels/kept-labels.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'

export type PrintRefusal =
  | { code: 'box_not_found' }
  /** It has none, or one that was put away. */
  | { code: 'no_label'; boxId: number }
  | { code: 'courier_refused'; text: string }
  | { code: 'courier_unknown'; reason: string }

/** One document for the boxes of each carrier: two carriers' labels are never on one sheet. */
export type PrintedLabels = { id: number; boxIds: number[] }

/**
 * Has the labels of boxes drawn by their courier, many on one sheet, and keeps them (PCK-22). Every print of every box stands in the audit
 * log. A box alone is drawn once, and printed as it is kept.
 */
export async function printLabels(
  shop: Shop,
  { boxIds, actor }: { boxIds: readonly number[]; actor: Actor },
): Promise<Result<PrintedLabels[], PrintRefusal>> {
  const boxes = await listBoxesById(shop, boxIds)
  if (boxIds.some((id) => !boxes.some((box) => box.id === id))) return refuse({ code: 'box_not_found' })
  for (const box of boxes) if (!hasLabel(box)) return refuse({ code: 'no_label', boxId: box.id })
  const printed: PrintedLabels[] = []
  for (const group of Map.groupBy(boxes, ({ carrier }) => carrier).values()) {
    const drawn = await drawTogether(shop, group)
    if (!drawn.ok) return drawn
    printed.push({ id: drawn.value, boxIds: group.map(({ id }) => id) })
  }
  await notePrints(shop, { boxes, actor })
  return ok(printed)
}

/** A label of a box, printed once more or for the first time. */
export async function printLabel(shop: Shop, { boxId, actor }: { boxId: number; actor: Actor }): Promise<Result<KeptLabel, PrintRefusal>> {
  const printed = await printLabels(shop, { boxIds: [boxId], actor })
  if (!printed.ok) return printed
  const label = await findLabel(shop, printed.value[0]?.id ?? 0)
  return label ? ok(label) : refuse({ code: 'no_label', boxId })
}

const hasLabel = (box: Box) => stateOfBox(box) === 'booked' || (stateOfBox(box) === 'handed_over' && box.providerId !== null)

async function drawTogether(shop: Shop, boxes: readonly Box[]): Promise<Result<number, PrintRefusal>> {
  const [only, ...others] = boxes
  const kept = only && others.length === 0 ? await findKeptLabel(shop, only.id) : null
  if (kept) return ok(kept.id)
  const drawn = await shop.ports.courier.drawLabels(boxes.flatMap(({ providerId }) => providerId ?? []))
  if (drawn.answer === 'refused') return refuse({ code: 'courier_refused', text: drawn.text })
  if (drawn.answer === 'unreachable') return refuse({ code: 'courier_unknown', reason: drawn.reason })
  return ok(await keepLabel(shop, { format: drawn.format, bytes: drawn.bytes, boxIds: boxes.map(({ id }) => id) }))
}

async function notePrints(shop: Shop, { boxes, actor }: { boxes: readonly Box[]; actor: Actor }): Promise<void> {
  const now = shop.now()
  await shop.database.transaction(async (tx) => {
    for (const { id, tracking } of boxes)
      await writeAuditEntry(tx, { actor, verb: 'print-label', subject: `box ${id}`, before: null, after: { tracking }, now })
  })
}
