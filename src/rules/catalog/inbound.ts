import { formsOfCode } from './barcode.ts'

/** A line of a delivery, as far as counting needs it. */
export type InboundLine = { id: number; barcode: string | null; expected: number; counted: number; received: number }

/** `scan`: a code was read; `units`: so many more or fewer of a line, by hand. */
export type InboundScan = { kind: 'scan'; code: string } | { kind: 'units'; line: number; units: number }

/** `more`: counted, beyond what was ordered. `nothing`: no more can be taken back than was not yet put into stock. */
export const inboundVerdicts = ['right', 'more', 'undone', 'nothing', 'not_ordered', 'unknown', 'closed'] as const
export type InboundVerdict = (typeof inboundVerdicts)[number]

export type InboundJudged = { verdict: Exclude<InboundVerdict, 'unknown' | 'closed'>; line: number | null; units: number }

/** What a scan comes to: it counts into the first line of the goods that lacks units, and else into their last. */
export function judgeInbound(lines: readonly InboundLine[], scan: InboundScan): InboundJudged {
  const line = scan.kind === 'scan' ? lineOfCode(lines, scan.code) : lines.find(({ id }) => id === scan.line)
  if (!line) return { verdict: 'not_ordered', line: null, units: 0 }
  const units = scan.kind === 'scan' ? 1 : scan.units
  const counted = line.counted + units
  if (units === 0 || counted < line.received) return { verdict: 'nothing', line: line.id, units: 0 }
  if (units < 0) return { verdict: 'undone', line: line.id, units }
  return { verdict: counted > line.expected ? 'more' : 'right', line: line.id, units }
}

/** The lines with what was counted. */
export function countInbound<Line extends InboundLine>(
  lines: readonly Line[],
  { line, units }: Pick<InboundJudged, 'line' | 'units'>,
): Line[] {
  return lines.map((each) => (each.id === line ? { ...each, counted: each.counted + units } : each))
}

function lineOfCode(lines: readonly InboundLine[], code: string): InboundLine | undefined {
  const forms = formsOfCode(code)
  const ofGoods = lines.filter(({ barcode }) => barcode !== null && forms.includes(barcode))
  return ofGoods.find(({ expected, counted }) => counted < expected) ?? ofGoods.at(-1)
}
