import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName } from '../lettering.ts'
import { gold, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Three nail-art brushes in a glass. */
export const nailBrushes: Drawing = (paint, { hue, C = 0.1, L = 0.62 }) =>
  [
    shadow(paint, 0, -4, 108, hue),
    brush(paint, -15, 330, round(paint, 0.34, C, 355, 0.9)),
    brush(paint, 13, 350, round(paint, L, C, hue, 0.9)),
    brush(paint, -2, 372, round(paint, 0.93, C, hue, 0.9)),
    path(
      'M-108 -230L-96 -30Q-94 0 -64 0H64Q94 0 96 -30L108 -230Z',
      paint.linear([
        [0, lch(0.9, 0.04, hue), 0.95],
        [0.12, '#fff', 0.78],
        [0.5, lch(0.92, 0.04, hue), 0.66],
        [0.9, lch(0.8, 0.06, hue), 0.8],
        [1, '#fff', 0.9],
      ]),
    ),
    ellipse(0, -230, 108, 20, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    gloss(paint, -86, -196, 12, 150, 0.8, 3),
    printedBlossom(0, -118, 22, lch(0.5, 0.14, 5)),
    brandName(0, -62, 92, ink, 0.85),
  ].join('')

function brush(paint: Paint, turn: number, length: number, handle: string): string {
  const hair = `M-10 ${-length - 44}c-4 -30 6 -56 10 -68c4 12 14 38 10 68Z`
  return group(
    `rotate(${turn} 0 -40)`,
    rect(-9, -length, 18, length - 60, 9, handle),
    rect(-10, -length - 46, 20, 74, 3, gold(paint)),
    path(
      hair,
      paint.linear([
        [0, '#7a4b2e'],
        [0.35, '#d7a477'],
        [1, '#6b3d22'],
      ]),
    ),
  )
}
