import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** An eyeshadow palette, open, with its mirror. */
export const palette: Drawing = (paint, { hue, C = 0.09, L = 0.66, label: text }) =>
  [
    shadow(paint, 0, 6, 200, hue),
    path('M-190 -150L-176 -398Q-175 -412 -160 -412H160Q175 -412 176 -398L190 -150Z', round(paint, 0.34, 0.05, hue, 0.7)),
    path(
      'M-168 -168L-156 -392H156L168 -168Z',
      paint.linear(
        [
          [0, '#fbfdfe'],
          [0.4, '#dbe5ea'],
          [0.55, '#f7fafb'],
          [1, '#ccd8de'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    path('M-100 -392H-30L-120 -168H-164Z', '#fff', 'opacity=".5"'),
    label(0, -268, 30, text, { fill: lch(0.58, 0.02, 240), tracking: 8, longest: 280 }),
    path('M-200 -150H200L216 8Q217 22 202 22H-202Q-217 22 -216 8Z', round(paint, 0.34, 0.05, hue, 0.7)),
    path('M-188 -140H188L200 -6H-200Z', lch(0.26, 0.04, hue)),
    ...[0, 1].flatMap((row) => [0, 1, 2, 3].map((column) => pan(paint, { hue, L, C, row, column }))),
    brandName(0, 14, 84, '#f1dcb2', 0.9),
  ].join('')

type Pan = { hue: number; L: number; C: number; row: number; column: number }

function pan(paint: Paint, { hue, L, C, row, column }: Pan): string {
  const tone = [0.2, 0.1, -0.02, -0.16][(column + row * 2) % 4] ?? 0
  const [x, y] = [-136 + column * 90.6, row ? -42 : -102]
  const width = row ? 84 : 80
  return [
    rect(short(x - width / 2), y - 25, width, 50, 7, '#15090e'),
    rect(short(x - width / 2 + 3), y - 22, width - 6, 46, 6, flat(paint, L + tone, C * (row ? 1 : 0.7), hue + column * 9)),
    column % 2 ? repeat(12, (i) => circle(short(x - 30 + ((i * 23) % 60)), y - 15 + ((i * 17) % 32), 1.4, '#fff', 'opacity=".75"')) : '',
    stroke(`M${short(x - 28)} ${y - 12}q26 -8 52 2`, '#fff', 5, `opacity=".35" filter="${paint.blur(2.6)}"`),
  ].join('')
}
