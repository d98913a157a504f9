import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, path, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A lamp that cures gel. */
export const uvLamp: Drawing = (paint, { hue, C = 0.02, L = 0.94 }) =>
  [
    shadow(paint, 0, -2, 215, hue),
    path('M-220 0C-224 -150 -150 -256 0 -256S224 -150 220 0Q0 20 -220 0Z', round(paint, L, C, hue, 0.62)),
    stroke('M-160 -130C-130 -206 -70 -236 -10 -240', '#fff', 16, `opacity=".8" filter="${paint.blur(6)}"`),
    path(
      'M-142 6C-140 -92 -90 -132 0 -132S140 -92 142 6Q0 14 -142 6Z',
      paint.linear(
        [
          [0, '#3a2b58'],
          [0.5, '#6c4fb5'],
          [1, '#cdb8ff'],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    [-84, -46, 0, 46, 84].map((x) => diode(paint, x, short(Math.abs(x) * 0.36 - 108))).join(''),
    printedBlossom(0, -188, 20, lch(0.55, 0.14, 5)),
  ].join('')

function diode(paint: Paint, x: number, y: number): string {
  return circle(x, y, 9, '#efe6ff') + circle(x, y + 8, 26, '#cdb6ff', `opacity=".5" filter="${paint.blur(8)}"`)
}
