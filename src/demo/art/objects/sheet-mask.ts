import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { group, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Two sheet-mask pouches, one leaning behind the other. */
export const sheetMask: Drawing = (paint, { hue, C = 0.05, L = 0.8, label: text }) =>
  [
    shadow(paint, -10, -2, 170, hue),
    group('rotate(9 60 0) translate(39 0)', pouch(paint, hue, L - 0.11, C)),
    group(
      'rotate(-3 -40 0) translate(-27 0)',
      rect(-119, -376, 262, 376, 0, ink, `opacity=".3" filter="${paint.blur(12)}"`),
      pouch(paint, hue, L, C),
      stroke('M-101 -344Q-77 -192 -97 -40', '#fff', 20, `stroke-opacity=".4" filter="${paint.blur(7)}"`),
      stroke('M109 -334Q91 -192 109 -50', lch(L - 0.22, C, hue), 14, `stroke-opacity=".25" filter="${paint.blur(7)}"`),
      path('M0 -318c46 0 66 34 64 78c-2 46 -28 84 -64 84s-62 -38 -64 -84c-2 -44 18 -78 64 -78Z', '#fff', 'opacity=".78"'),
      path(
        'M-35 -250q16 -11 32 0q-16 10 -32 0ZM5 -250q16 -11 32 0q-16 10 -32 0ZM-17 -190q18 -10 36 0q-18 13 -36 0Z',
        lch(L - 0.03, C, hue),
      ),
      brandName(0, -106, 118, ink, 0.9),
      label(0, -66, 25, text, { tracking: 4, longest: 200 }),
    ),
  ].join('')

function pouch(paint: Paint, hue: number, L: number, C: number): string {
  const foil = paint.linear(
    [
      [0, lch(L - 0.06, C, hue)],
      [0.14, lch(L + 0.06, C * 0.8, hue)],
      [0.5, lch(L, C, hue)],
      [0.8, lch(L + 0.03, C * 0.9, hue)],
      [1, lch(L - 0.1, C * 1.1, hue)],
    ],
    0,
    0,
    1,
    0.3,
  )
  const seam = (top: number) =>
    rect(-131, top, 262, 26, 0, lch(L - 0.05, C, hue), 'opacity=".5"') +
    repeat(5, (i) => stroke(`M-131 ${short(top + 4 + i * 4.6)}h262`, '#fff', 1.2, 'stroke-opacity=".35"'))
  return path('M-131 -384H131L126 -192L131 0H-131L-126 -192Z', foil) + seam(-384) + seam(-26)
}
