import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { gold, ink, lid, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A cushion compact standing open, its puff beside it. */
export const compact: Drawing = (paint, { hue, C = 0.07, L = 0.8, label: text }) =>
  [
    shadow(paint, 0, -4, 170, hue),
    ellipse(0, -254, 158, 156, round(paint, L, C, hue, 0.9)),
    ellipse(0, -254, 144, 142, gold(paint)),
    ellipse(
      0,
      -254,
      138,
      136,
      paint.linear(
        [
          [0, '#fdfeff'],
          [0.35, '#dfe8ee'],
          [0.5, '#f8fbfc'],
          [0.7, '#c9d6de'],
          [1, '#eef3f5'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    path('M-92 -340L-10 -384L-112 -176L-132 -224Z', '#fff', 'opacity=".5"'),
    rect(-34, -106, 68, 24, 8, gold(paint)),
    path('M-160 -74V-40A160 42 0 0 0 160 -40V-74Z', round(paint, L - 0.04, C, hue, 0.9)),
    ellipse(0, -74, 160, 44, lid(paint, L + 0.04, C, hue)),
    ellipse(0, -74, 140, 36, gold(paint)),
    ellipse(
      0,
      -72,
      134,
      33,
      paint.radial([
        [0, lch(0.88, 0.045, 60)],
        [0.8, lch(0.83, 0.055, 55)],
        [1, lch(0.74, 0.06, 50)],
      ]),
    ),
    ellipse(-30, -78, 60, 10, '#fff', `opacity=".3" filter="${paint.blur(5)}"`),
    puff(paint, hue, L),
    brandName(0, -18, 92, '#fff', 0.9),
    label(0, -240, 28, text, { fill: lch(0.62, 0.02, 240), tracking: 6, longest: 200 }),
  ].join('')

function puff(paint: Paint, hue: number, L: number): string {
  return group(
    'translate(150 24)',
    ellipse(6, 10, 66, 22, ink, `opacity=".26" filter="${paint.blur(6)}"`),
    ellipse(0, 0, 64, 24, lch(0.8, 0.05, hue)),
    ellipse(
      0,
      -10,
      64,
      24,
      paint.linear(
        [
          [0, '#fff'],
          [1, lch(0.9, 0.03, hue)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    path('M-52 -14Q0 6 52 -14L46 -4Q0 14 -46 -4Z', lch(L - 0.1, 0.08, hue)),
  )
}
