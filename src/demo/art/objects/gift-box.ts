import { blossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { group, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A gift box with a ribbon, and a real blossom in the knot. */
export const giftBox: Drawing = (paint, { hue, C = 0.12, L = 0.5, label: text }) =>
  [
    shadow(paint, 0, -2, 172, hue),
    rect(-164, -268, 328, 268, 6, flat(paint, L, C, hue)),
    rect(-27, -268, 54, 268, 0, round(paint, 0.9, 0.035, 5, 0.7)),
    rect(-164, -220, 328, 22, 0, ink, `opacity=".32" filter="${paint.blur(8)}"`),
    rect(-176, -292, 352, 78, 8, flat(paint, L + 0.05, C, hue)),
    stroke('M-168 -289h336', '#fff', 3, 'stroke-opacity=".4"'),
    rect(-29, -292, 58, 78, 0, round(paint, 0.9, 0.035, 5, 0.7)),
    bow(paint),
    blossom(paint, 0, -302, 58, 5, 6),
    brandName(-98, -44, 84, '#fff', 0.85),
    label(-98, -72, 22, text, { fill: '#fff', tracking: 3, opacity: 0.9, longest: 116 }),
  ].join('')

function bow(paint: Paint): string {
  return group(
    'translate(0 -294)',
    path(
      'M0 4C-50 -92 -150 -104 -142 -46C-138 -6 -54 6 0 4Z',
      paint.linear(
        [
          [0, '#fff3f4'],
          [0.5, lch(0.9, 0.045, 5)],
          [1, lch(0.74, 0.08, 5)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    path(
      'M0 4C50 -96 152 -100 140 -42C134 -4 54 8 0 4Z',
      paint.linear(
        [
          [0, lch(0.95, 0.03, 5)],
          [0.5, lch(0.88, 0.055, 5)],
          [1, lch(0.7, 0.09, 5)],
        ],
        1,
        0,
        0,
        1,
      ),
    ),
    path(
      'M-4 2C-40 -54 -108 -70 -112 -44C-70 -44 -30 -20 -4 2ZM4 2C40 -56 110 -66 110 -40C72 -42 30 -20 4 2Z',
      lch(0.62, 0.1, 5),
      'opacity=".55"',
    ),
  )
}
