import type { Carrier } from '#rules/shipping/shipping.ts'
import type { Temperature } from '#rules/temperature.ts'
import { handOverPaperTexts as texts } from '#texts/office/packing/papers.ts'
import { formatDateTime, formatTwd } from '#texts/shared/format.ts'
import { drawPaper, write, type Paper } from '#server/platform/papers/paper.ts'

export type HandOverLine = { orders: readonly string[]; tracking: string; boxNo: number; collect: number }

export type HandOverPaper = {
  number: string
  carrier: Carrier
  temperature: Temperature
  at: Date
  by: string
  seller: string
  lines: readonly HandOverLine[]
}

const left = 34
const columns = [
  { x: left, width: 28 },
  { x: left + 30, width: 190 },
  { x: left + 225, width: 150 },
  { x: left + 380, width: 36 },
  { x: left + 420, width: 100 },
] as const
const lowest = 760

/** What a courier has fetched, in two copies, each with count, sum, time and two lines for signatures (PCK-28). */
export async function drawHandOverList(list: HandOverPaper): Promise<Uint8Array<ArrayBuffer>> {
  return drawPaper({ size: 'A4', title: `${texts.title} ${list.number}`, lang: 'zh-TW', author: list.seller, at: list.at }, (paper) => {
    for (const [index, copy] of texts.copies.entries()) {
      if (index > 0) paper.addPage()
      drawCopy(paper, { list, copy })
    }
  })
}

function drawCopy(paper: Paper, { list, copy }: { list: HandOverPaper; copy: string }): void {
  drawHead(paper, { list, copy })
  for (const [index, line] of list.lines.entries()) {
    if (paper.y > lowest) {
      paper.addPage()
      drawHead(paper, { list, copy })
    }
    const collect = line.collect > 0 ? formatTwd(line.collect, 'zh') : '—'
    row(paper, [String(index + 1), texts.together(line.orders), line.tracking, String(line.boxNo), collect])
  }
  if (paper.y > lowest - 110) paper.addPage()
  const sum = list.lines.reduce((total, { collect }) => total + collect, 0)
  paper.moveDown(0.6).fontSize(12)
  write(paper, texts.sums(list.lines.length, formatTwd(sum, 'zh')), { x: left, y: paper.y })
  const y = paper.y + 46
  paper.fontSize(11)
  for (const [index, who] of [texts.handedBy, texts.takenBy].entries()) {
    const x = left + index * 270
    write(paper, who, { x, y })
    paper
      .moveTo(x + 60, y + 14)
      .lineTo(x + 240, y + 14)
      .lineWidth(0.7)
      .stroke()
  }
}

function drawHead(paper: Paper, { list, copy }: { list: HandOverPaper; copy: string }): void {
  write(paper.fontSize(18), `${texts.title} ${list.number}`, { x: left, y: left })
  write(paper.fontSize(11), `${texts.carriers[list.carrier]} · ${texts.temperatures[list.temperature]} · ${copy}`, { x: left, y: paper.y })
  write(paper, `${formatDateTime(list.at, 'zh')} · ${list.by} · ${list.seller}`, { x: left, y: paper.y })
  paper.moveDown(0.5).fontSize(10)
  row(paper, texts.columns)
  paper
    .moveTo(left, paper.y - 2)
    .lineTo(left + 522, paper.y - 2)
    .lineWidth(0.7)
    .stroke()
}

function row(paper: Paper, words: readonly string[]): void {
  const { y } = paper
  let lowestEnd = y
  for (const [index, { x, width }] of columns.entries()) {
    write(paper.fontSize(10), words[index] ?? '', { x, y, width, align: index === 4 ? 'right' : 'left' })
    lowestEnd = Math.max(lowestEnd, paper.y)
  }
  paper.y = lowestEnd + 4
}
