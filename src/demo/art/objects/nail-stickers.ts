import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, gold, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A sheet of nail stickers in its card. */
export const nailStickers: Drawing = (paint, { hue, C = 0.1, L = 0.7, label: text }) =>
  [
    shadow(paint, 10, -2, 158, hue),
    group('rotate(8 60 0)', rect(-96, -420, 264, 416, 12, flat(paint, L - 0.06, C * 0.8, hue))),
    group(
      'rotate(-4 -40 0)',
      rect(-160, -436, 280, 436, 14, ink, `opacity=".28" filter="${paint.blur(12)}"`),
      rect(-160, -436, 280, 436, 14, flat(paint, 0.975, 0.008, hue)),
      rect(-44, -420, 48, 16, 8, lch(0.86, 0.02, hue)),
      brandName(-20, -362, 120),
      label(-20, -326, 24, text, { tracking: 4, longest: 220 }),
      ...[-300, -158].flatMap((top, row) =>
        [0, 1, 2, 3, 4].map((column) => nail(paint, -132 + column * 49, top, { hue, L, C, kind: row * 5 + column })),
      ),
    ),
  ].join('')

type Nail = { hue: number; L: number; C: number; kind: number }

function nail(paint: Paint, x: number, top: number, { hue, L, C, kind }: Nail): string {
  const wide = 38 - Math.abs(2 - (kind % 5)) * 3
  const tones = [L, L + 0.16, 0.92, L - 0.14, L + 0.08]
  const tone = tones[(kind * 2) % 5] ?? L
  const shape = `M${x} ${top + 26}q${wide / 2} -40 ${wide} 0v78q${-wide / 2} 30 ${-wide} 0Z`
  const middle = x + wide / 2
  return [
    path(shape, round(paint, tone, C, hue + (kind % 3) * 14, 0.8)),
    kind % 3 === 0 ? printedBlossom(middle, top + 62, 13, '#fff', kind * 9) : '',
    kind % 3 === 1 ? path(`M${x} ${top + 26}q${wide / 2} -40 ${wide} 0q${-wide / 2} 26 ${-wide} 0Z`, gold(paint)) : '',
    kind % 5 === 2 ? repeat(4, (i) => circle(middle, top + 40 + i * 16, 3.4, '#e0b860')) : '',
    stroke(`M${x + 8} ${top + 32}v58`, '#fff', 4, `stroke-opacity=".6" filter="${paint.blur(1.6)}"`),
  ].join('')
}
