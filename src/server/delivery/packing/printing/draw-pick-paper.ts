import { toSVG } from 'bwip-js/node'
import { sum } from '#rules/money.ts'
import { drawPaper, drawSvg, write, type Paper } from '#server/platform/papers/paper.ts'
import { pickPaperTexts as texts } from '#texts/office/packing/papers.ts'
import { formatDateTime } from '#texts/shared/format.ts'
import type { PickPaper, PickPaperLine } from './find-pick-paper.ts'

const left = 34
const inner = 527
const lowest = 770
const columns = [
  { x: left, width: 16 },
  { x: left + 20, width: 66 },
  { x: left + 90, width: 190 },
  { x: left + 286, width: 90 },
  { x: left + 380, width: 34 },
  { x: left + 422, width: 105 },
] as const

export type PickPrint = { seller: string; by: string; at: Date }

/** What is fetched from the shelves, to be ticked off with a pen: chilled and frozen goods in lists of their own (PCK-04, PCK-24). */
export async function drawPickPaper(found: PickPaper, { seller, by, at }: PickPrint): Promise<Uint8Array<ArrayBuffer>> {
  const title = [texts.title, ...(found.wave === null ? [] : [texts.ofWave(found.wave)])].join(' ')
  return drawPaper({ size: 'A4', title, lang: 'zh-TW', author: seller, at }, (paper) => {
    drawHead(paper, { found, title, by, at })
    for (const { temperature, lines } of found.lists) {
      roomFor(paper, 90)
      write(paper.moveDown(0.5).fontSize(13), texts.temperatures[temperature], { x: left, y: paper.y })
      row(paper, texts.columns)
      rule(paper, 0.9)
      for (const line of lines) drawLine(paper, line)
    }
    drawNotes(paper, found.notes)
    drawBaskets(paper, found.baskets)
    roomFor(paper, 40)
    write(paper.moveDown(1.2).fontSize(11), `${texts.picker}________________`, { x: left, y: paper.y })
  })
}

function drawHead(paper: Paper, { found, title, by, at }: { found: PickPaper; title: string; by: string; at: Date }): void {
  if (found.wave !== null) {
    const code = toSVG({ bcid: 'code128', text: `W:${found.wave}` })
    drawSvg(paper, code, { x: left + inner - 140, y: left, width: 140, height: 36 })
  }
  const units = sum(found.lists.flatMap(({ lines }) => lines.map((line) => line.units)))
  write(paper.fontSize(18), title, { x: left, y: left })
  write(paper.fontSize(11), `${formatDateTime(at, 'zh')} · ${by}`, { x: left, y: paper.y })
  write(paper, texts.sums(found.baskets.length, units), { x: left, y: paper.y })
}

function drawLine(paper: Paper, { shelf, name, barcode, units, lots, baskets }: PickPaperLine): void {
  roomFor(paper, 40)
  const { y } = paper
  paper
    .rect(left + 2, y + 2, 10, 10)
    .lineWidth(0.7)
    .stroke()
  const into = texts.unitsInBaskets(baskets.map(({ round, basket, quantity }) => `${texts.basket(round, basket)} ×${quantity}`))
  const named = [name, ...lots.map((lot) => texts.lot(lot.number, lot.expires_on, lot.units))].join('\n')
  row(paper, ['', shelf ?? texts.noShelf, named, barcode ?? '', String(units), into])
  rule(paper, 0.3)
}

function drawNotes(paper: Paper, notes: PickPaper['notes']): void {
  if (notes.length === 0) return
  heading(paper, texts.notes)
  for (const { number, text, by } of notes) {
    roomFor(paper, 30)
    write(paper.fontSize(10), texts.noteOf(number, by ?? texts.remark, text), { x: left, y: paper.y + 2, width: inner })
  }
}

function drawBaskets(paper: Paper, baskets: PickPaper['baskets']): void {
  heading(paper, texts.baskets)
  const words = baskets.map(({ round, basket, number }) => `${texts.basket(round, basket)} ${number}`)
  write(paper.fontSize(10), texts.ordersOfBaskets(words), { x: left, y: paper.y + 2, width: inner })
}

function heading(paper: Paper, words: string): void {
  roomFor(paper, 60)
  write(paper.moveDown(0.6).fontSize(12), words, { x: left, y: paper.y })
}

function roomFor(paper: Paper, high: number): void {
  if (paper.y + high <= lowest + 30) return
  paper.addPage()
  paper.y = left
}

function rule(paper: Paper, thick: number): void {
  paper
    .moveTo(left, paper.y - 2)
    .lineTo(left + inner, paper.y - 2)
    .lineWidth(thick)
    .stroke()
  paper.y += 2
}

/** Words side by side; the next row begins below the longest. */
function row(paper: Paper, words: readonly string[]): void {
  const { y } = paper
  let bottom = y
  for (const [index, { x, width }] of columns.entries()) {
    const said = words[index] ?? ''
    if (said === '') continue
    write(paper.fontSize(index === 4 ? 12 : 10), said, { x, y, width, align: index === 4 ? 'right' : 'left' })
    bottom = Math.max(bottom, paper.y)
  }
  paper.y = Math.max(bottom, y + 14) + 4
}
