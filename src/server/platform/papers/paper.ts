import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import Pdf from 'pdfkit'
import { unpackFont } from './unpack-font.ts'

export const pointsPerMm = 72 / 25.4

export type Paper = InstanceType<typeof Pdf>

const fonts = join(dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-tc/package.json')), 'files')

/** Unpacked when the first paper is drawn. */
let chinese: Buffer | undefined
export const chineseFont = (): Buffer =>
  (chinese ??= unpackFont(readFileSync(join(fonts, 'noto-sans-tc-chinese-traditional-500-normal.woff'))))

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
