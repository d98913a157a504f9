import type { Tx } from '#database/connect.ts'
import { withoutUnits, type Contents } from '#rules/shipping/box-contents.ts'
import type { Box } from '#server/delivery/shipments/boxes/box.ts'
import { repackBox } from '#server/delivery/shipments/boxes/save-box.ts'

/** What is missing lies in none of the boxes of a parcel any more. None of them has a label, and they are held. */
export async function takeOutOfBoxes(tx: Tx, { boxes, out }: { boxes: readonly Box[]; out: readonly Contents[] }): Promise<void> {
  const contents = withoutUnits(
    boxes.map(({ lines }) => lines),
    out,
  )
  const unitsIn = (lines: readonly Contents[]) => lines.reduce((total, { quantity }) => total + quantity, 0)
  for (const [index, box] of boxes.entries()) {
    const lines = contents[index] ?? []
    if (unitsIn(lines) < unitsIn(box.lines)) await repackBox(tx, { boxId: box.id, lines })
  }
}
