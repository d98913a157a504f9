import { setImmediate } from 'node:timers/promises'
import { toSVG } from 'bwip-js/node'
import { paths } from '#contract/shop/paths.ts'
import { daysToReturn } from '#rules/constants.ts'
import { inLanguage, type Text } from '#rules/locale.ts'
import { drawPaper, drawSvg, pointsPerMm, write, type Paper } from '#server/platform/papers/paper.ts'
import { packingSlipTexts as texts } from '#texts/messages/packing-slip.ts'
import { formatDate, formatNumber, formatTwd } from '#texts/shared/format.ts'
import type { Slip, SlipLine } from './find-slips.ts'

/** A5 upright. */
const [width, height] = [148 * pointsPerMm, 210 * pointsPerMm]
const left = 12 * pointsPerMm
const inner = width - 2 * left
const columns = { quantity: 30, amount: 64 } as const
const codeSide = 26 * pointsPerMm
/** Where the words about returns begin, at the foot of each slip. */
const foot = height - left - 94
const [ink, faint] = ['#000', '#555']

export type SlipPrint = { seller: string; shopAddress: string; at: Date }

/** Packing slips, each beginning on a page of its own, in the language of its order. */
export async function drawSlips(slips: readonly Slip[], { seller, shopAddress, at }: SlipPrint): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = slips
  const language = first?.language ?? 'zh'
  const title = [inLanguage(texts.title, language), ...slips.map(({ number }) => number)].join(' ')
  return drawPaper({ size: 'A5', title, lang: language === 'zh' ? 'zh-TW' : 'en', author: seller, at }, async (paper) => {
    for (const [index, slip] of slips.entries()) {
      if (index > 0) paper.addPage()
      drawSlip(paper, { slip, seller, shopAddress })
      // Others are served between two of many slips.
      await setImmediate()
    }
  })
}

type Drawing = { slip: Slip; seller: string; shopAddress: string }

function drawSlip(paper: Paper, { slip, seller, shopAddress }: Drawing): void {
  const say = (text: Text) => inLanguage(text, slip.language)
  drawHead(paper, { slip, seller, say })
  drawColumns(paper, { slip, say })
  for (const line of slip.lines) {
    if (paper.y > foot - 40) turnPage(paper, { slip, seller, say })
    drawLine(paper, { line, slip, say })
  }
  if (slip.remark !== '') {
    if (paper.y > foot - 60) turnPage(paper, { slip, seller, say })
    paper.moveDown(0.4).fontSize(9)
    write(paper, say(texts.remark(slip.remark)), { x: left, y: paper.y, width: inner, height: foot - paper.y - 8 })
  }
  drawReturns(paper, { slip, shopAddress, say })
}

type Say = (text: Text) => string

function turnPage(paper: Paper, drawn: { slip: Slip; seller: string; say: Say }): void {
  paper.addPage()
  drawHead(paper, drawn)
  drawColumns(paper, drawn)
}

function drawHead(paper: Paper, { slip, seller, say }: { slip: Slip; seller: string; say: Say }): void {
  const code = toSVG({ bcid: 'code128', text: `O:${slip.number}` })
  drawSvg(paper, code, { x: left + inner - 150, y: left, width: 150, height: 34 })
  const width = inner - 160
  write(paper.fillColor(ink).fontSize(16), say(texts.title), { x: left, y: left - 6, width })
  write(paper.fontSize(10), say(texts.order(slip.number)), { x: left, y: paper.y + 2, width })
  paper.fontSize(9).fillColor(faint)
  write(paper, `${say(texts.placed(formatDate(slip.placedAt, slip.language)))} · ${seller}`, { x: left, y: paper.y + 1, width: inner })
  paper.fillColor(ink)
  paper.y = Math.max(paper.y, left + 40) + 8
}

const hasPrices = ({ lines }: Slip) => lines.some(({ amount }) => amount !== null)

function drawColumns(paper: Paper, { slip, say }: { slip: Slip; say: Say }): void {
  const { y } = paper
  paper.fontSize(9)
  const bottom = cells(paper, { y, slip, name: say(texts.goods), quantity: say(texts.quantity), amount: say(texts.amount) })
  paper
    .moveTo(left, bottom + 3)
    .lineTo(left + inner, bottom + 3)
    .lineWidth(0.9)
    .strokeColor(ink)
    .stroke()
  paper.y = bottom + 8
}

function drawLine(paper: Paper, { line, slip, say }: { line: SlipLine; slip: Slip; say: Say }): void {
  const name = line.mark ? say(texts.marked(line.name, texts[line.mark])) : line.name
  const amount = line.amount === null ? '' : formatTwd(line.amount, slip.language)
  paper.fontSize(10)
  let bottom = cells(paper, { y: paper.y, slip, name, quantity: formatNumber(line.quantity, slip.language), amount })
  paper.fontSize(8.5).fillColor(faint)
  for (const pick of line.picks) {
    const words = say(texts.pick(pick.name, formatNumber(pick.quantity, slip.language)))
    write(paper, words, { x: left + 10, y: bottom + 1, width: inner - 110 })
    bottom = paper.y
  }
  paper.fillColor(ink)
  paper
    .moveTo(left, bottom + 3)
    .lineTo(left + inner, bottom + 3)
    .lineWidth(0.4)
    .strokeColor(faint)
    .stroke()
  paper.y = bottom + 8
}

type Cells = { y: number; slip: Slip; name: string; quantity: string; amount: string }

/** One row; answers where it ends. */
function cells(paper: Paper, { y, slip, name, quantity, amount }: Cells): number {
  const right = hasPrices(slip) ? columns.amount : 0
  write(paper, name, { x: left, y, width: inner - right - columns.quantity - 8 })
  const bottom = paper.y
  write(paper, quantity, { x: left + inner - right - columns.quantity, y, width: columns.quantity, align: 'right' })
  if (right > 0) write(paper, amount, { x: left + inner - right, y, width: right, align: 'right' })
  return bottom
}

/** How goods are sent back, with a code that opens the order (RET-02). */
function drawReturns(paper: Paper, { slip, shopAddress, say }: { slip: Slip; shopAddress: string; say: Say }): void {
  const address = shopAddress + paths.order(slip.language, slip.order)
  const words = inner - codeSide - 12
  paper
    .moveTo(left, foot)
    .lineTo(left + inner, foot)
    .lineWidth(0.6)
    .strokeColor(ink)
    .stroke()
  drawSvg(paper, toSVG({ bcid: 'qrcode', text: address }), { x: left + inner - codeSide, y: foot + 6, width: codeSide, height: codeSide })
  const days = formatNumber(daysToReturn, slip.language)
  write(paper.fontSize(9), say(texts.returns), { x: left, y: foot + 6, width: words })
  write(paper.fontSize(8), say(texts.returnDays(days)), { x: left, y: paper.y + 1, width: words })
  write(paper, say(texts.returnHow), { x: left, y: paper.y + 1, width: words })
}
