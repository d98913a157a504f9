import table from './glyphs.json' with { type: 'json' }
import { ink } from './materials.ts'
import { short } from './shapes.ts'
import { latinName } from './wordmark.ts'

type Glyph = { advance: number; outline: string }

const glyphs = readTable(table.glyphs)

/** How a pack label is set. Sizes and tracking in pixels; `at` says which edge or the middle stands on x. */
export type LabelStyle = { fill?: string; tracking?: number; opacity?: number; at?: 'start' | 'middle'; longest?: number }

/**
 * A pack label as outlines, its baseline on y. A label wider than `longest` is set smaller.
 * Throws on a character that is not in glyphs.json: `node scripts/outline-glyphs.ts` adds it.
 */
export function label(x: number, y: number, size: number, text: string, style: LabelStyle = {}): string {
  if (!text) return ''
  const { fill = ink, tracking = 1, opacity = 1, at = 'middle', longest = Infinity } = style
  const letters = [...text].map(glyphOf)
  const unit = size / table.unitsPerEm
  const width = letters.reduce((sum, letter) => sum + letter.advance * unit + tracking, -tracking)
  const fit = Math.min(1, longest / width)
  let pen = at === 'middle' ? (-width * fit) / 2 : 0
  const outlines = letters.map((letter) => {
    const placed = `<path d="${letter.outline}" transform="translate(${short(x + pen)} ${y}) scale(${(unit * fit).toFixed(4)})"/>`
    pen += (letter.advance * unit + tracking) * fit
    return placed
  })
  return `<g fill="${fill}" opacity="${opacity}">${outlines.join('')}</g>`
}

/** MEIHAO, `width` wide, centred on x with its baseline on y. */
export function brandName(x: number, y: number, width: number, fill: string = ink, opacity = 1): string {
  const scale = width / latinName.width
  return `<path d="${latinName.outline}" transform="translate(${short(x - width / 2)} ${y}) scale(${scale.toFixed(5)})" fill="${fill}" opacity="${opacity}"/>`
}

function glyphOf(character: string): Glyph {
  const glyph = glyphs.get(character)
  if (!glyph) throw new Error(`No outline of ${character}: run node scripts/outline-glyphs.ts`)
  return glyph
}

function readTable(rows: Record<string, unknown>): Map<string, Glyph> {
  const glyphOfRow = (row: unknown): Glyph => {
    if (!Array.isArray(row)) throw new Error('glyphs.json is not what scripts/outline-glyphs.ts writes')
    const [advance, outline]: unknown[] = row
    return { advance: Number(advance), outline: String(outline) }
  }
  return new Map(Object.entries(rows).map(([character, row]) => [character, glyphOfRow(row)]))
}
