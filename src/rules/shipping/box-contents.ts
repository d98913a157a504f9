import { ok, refuse, type Result } from '#rules/result.ts'
import { mostBoxes } from './box.ts'

/** Units of a line of an order, as they lie in one box. */
export type Contents = { lineId: number; quantity: number }

export type WrongContents = {
  code: 'wrong_contents'
  /** `missing` of it lie in no box; a negative number lies in more than there are. Absent when there are no boxes, or too many. */
  lineId?: number
  missing?: number
}

/** Whether every unit that is to be sent lies in exactly one box, no box is empty, and there are 1 to 20 (DSK-31). */
export function judgeContents(boxes: readonly (readonly Contents[])[], lines: readonly Contents[]): Result<null, WrongContents> {
  if (boxes.length === 0 || boxes.length > mostBoxes || boxes.some((box) => box.every(({ quantity }) => quantity < 1)))
    return refuse({ code: 'wrong_contents' })
  const packed = new Map<number, number>()
  for (const { lineId, quantity } of boxes.flat()) packed.set(lineId, (packed.get(lineId) ?? 0) + quantity)
  for (const { lineId, quantity } of lines) {
    const missing = quantity - (packed.get(lineId) ?? 0)
    if (missing !== 0) return refuse({ code: 'wrong_contents', lineId, missing })
    packed.delete(lineId)
  }
  const [unknown] = packed
  return unknown ? refuse({ code: 'wrong_contents', lineId: unknown[0], missing: -unknown[1] }) : ok(null)
}

/** What lies in the boxes once these units are not sent: they are taken out of the last boxes first. */
export function withoutUnits(boxes: readonly (readonly Contents[])[], out: readonly Contents[]): Contents[][] {
  const left = new Map(out.map(({ lineId, quantity }) => [lineId, quantity]))
  const takeOut = (lines: readonly Contents[]) =>
    lines.flatMap(({ lineId, quantity }) => {
      const taken = Math.min(quantity, left.get(lineId) ?? 0)
      left.set(lineId, (left.get(lineId) ?? 0) - taken)
      return quantity > taken ? [{ lineId, quantity: quantity - taken }] : []
    })
  return boxes.toReversed().map(takeOut).toReversed()
}
