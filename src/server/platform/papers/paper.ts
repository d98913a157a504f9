import Pdf from 'pdfkit'
import { chineseFont, runsOf, type Run } from './fonts.ts'

export const pointsPerMm = 72 / 25.4

export type Paper = InstanceType<typeof Pdf>

export type PaperKind = { size: 'A4' | 'A5'; title: string; lang: 'zh-TW' | 'en'; author: string; at: Date }

/** A paper of the shop's own, with its font in it, cut down to the signs that it needs; tagged, so that it can be read aloud. */
export async function drawPaper(
  { size, title, lang, author, at }: PaperKind,
  draw: (paper: Paper) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const info = { Title: title, Author: author, CreationDate: at }
  const paper = new Pdf({ size, margin: 12 * pointsPerMm, font: '', pdfVersion: '1.7', lang, tagged: true, displayTitle: true, info })
  paper.font(chineseFont())
  const parts: Uint8Array[] = []
  paper.on('data', (part: Uint8Array) => parts.push(part))
  const ended = new Promise((resolve) => paper.once('end', resolve))
  await draw(paper)
  paper.end()
  await ended
  return Uint8Array.from(Buffer.concat(parts))
}

/** Words of a paper: where they begin, how wide they may be, and how high; what is higher is cut off with an ellipsis. */
export type Written = { x: number; y: number; width?: number; height?: number; align?: 'left' | 'right' }

/** Writes words with the fonts that have their signs; the paper goes on below them. */
export function write(paper: Paper, words: string, { x, y, align = 'left', ...bounds }: Written): void {
  const runs = runsOf(words)
  const options = { ...bounds, ...(bounds.height !== undefined && { ellipsis: true }) }
  if (align === 'right') return writeToTheRight(paper, runs, { x, y, ...bounds })
  paper.x = x
  paper.y = y
  for (const [place, { name, font, words: run }] of runs.entries()) {
    paper.registerFont(name, font)
    paper.font(name).text(run, { ...options, continued: place < runs.length - 1 })
  }
}

/** On one line, ending at the right edge. */
function writeToTheRight(paper: Paper, runs: readonly Run[], { x, y, width: wide = 0 }: Written): void {
  const widths = runs.map(({ name, font, words }) => {
    paper.registerFont(name, font)
    return paper.font(name).widthOfString(words)
  })
  let at = x + wide - widths.reduce((sum, width) => sum + width, 0)
  for (const [place, { name, words }] of runs.entries()) {
    paper.font(name).text(words, at, y, { lineBreak: false })
    at += widths[place] ?? 0
  }
  paper.y = y + paper.currentLineHeight(true)
}

export type Place = { x: number; y: number; width: number; height: number }

/** The codes come as pictures of black paths, some filled and some drawn as strokes. */
export function drawSvg(paper: Paper, svg: string, { x, y, width: wide, height: high }: Place): void {
  const [, right = '1', bottom = '1'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  paper
    .save()
    .translate(x, y)
    .scale(wide / Number(right), high / Number(bottom))
  for (const [path] of svg.matchAll(/<path[^>]*>/g)) {
    const stroke = /stroke-width="([\d.]+)"/.exec(path)?.[1]
    const drawn = paper.path(/ d="([^"]*)"/.exec(path)?.[1] ?? '')
    if (stroke) drawn.lineWidth(Number(stroke)).stroke()
    else drawn.fill()
  }
  paper.restore()
}
