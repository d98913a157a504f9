import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { lid, round, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A cat tree of three floors. */
export const catTree: Drawing = (paint, { hue, C = 0.04, L = 0.86 }) =>
  [
    shadow(paint, 0, 0, 190, hue),
    floor(paint, 0, -6, 186, { hue, L, C }),
    post(paint, -86, -20, 200),
    post(paint, 86, -20, 330),
    floor(paint, -92, -214, 104, { hue, L, C }),
    post(paint, -100, -228, 110),
    floor(paint, 92, -346, 100, { hue, L, C }),
    floor(paint, -104, -346, 78, { hue, L, C }),
    post(paint, 92, -358, 54),
    path('M22 -412Q24 -470 92 -470T162 -412Q92 -386 22 -412Z', round(paint, L, C, hue, 0.7)),
    ellipse(92, -414, 70, 17, lch(L - 0.2, C * 1.4, hue)),
    stroke('M-40 -208V-120', '#8d7459', 3),
    circle(
      -40,
      -104,
      17,
      paint.radial(
        [
          [0, lch(0.8, 0.12, 5)],
          [1, lch(0.55, 0.16, 5)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    printedBlossom(0, -4, 15, lch(0.5, 0.14, 5)),
  ].join('')

function floor(paint: Paint, x: number, y: number, rx: number, { hue, L, C }: { hue: number; L: number; C: number }): string {
  const ry = short(rx * 0.17)
  return [
    path(`M${x - rx} ${y - 16}V${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y - 16}Z`, wood(paint)),
    ellipse(
      x,
      y - 16,
      rx,
      ry,
      paint.linear([
        [0, '#edd2aa'],
        [1, '#c79a68'],
      ]),
    ),
    ellipse(x, y - 19, short(rx * 0.9), short(ry * 0.86), lid(paint, L, C, hue)),
  ].join('')
}

function post(paint: Paint, x: number, foot: number, height: number): string {
  return (
    rect(x - 19, foot - height, 38, height, 4, round(paint, 0.84, 0.045, 75, 0.8)) +
    repeat(Math.floor(height / 9), (i) => stroke(`M${x - 18} ${foot - 6 - i * 9}l36 -4`, '#8d6a44', 1.8, 'stroke-opacity=".4"'))
  )
}
