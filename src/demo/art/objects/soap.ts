import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, lid, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Two bars of soap on a dish, the upper one wrapped in paper. */
export const soap: Drawing = (paint, { hue, C = 0.06, L = 0.8, label: text }) =>
  [
    shadow(paint, 0, 0, 200, hue),
    path('M-206 -50Q-196 8 -120 12H120Q196 8 206 -50Q0 -24 -206 -50Z', round(paint, 0.93, 0.012, hue, 0.7)),
    ellipse(0, -50, 206, 26, lid(paint, 0.93, 0.014, hue)),
    bar(paint, 'translate(0 -52)', hue, L, C),
    group('translate(0 -96)', printedBlossom(-116, 0, 22, lch(L - 0.12, C, hue)), brandName(36, 8, 130, lch(L - 0.2, C, hue))),
    bar(paint, 'translate(10 -158) rotate(-4)', hue + 30, L + 0.07, C * 0.7),
    group(
      'translate(10 -158) rotate(-4)',
      path('M-86 -104L-72 -138H100L86 -104V-2Q0 4 -86 -2Z', '#fffdfb', 'opacity=".97"'),
      stroke('M-86 -104H86', ink, 1, 'stroke-opacity=".18"'),
      printedBlossom(0, -78, 15, lch(0.5, 0.14, 5)),
      brandName(0, -46, 96),
      label(0, -18, 21, text, { tracking: 3, longest: 150 }),
    ),
    repeat(9, (i) =>
      circle(
        [-196, -176, 184, 206, 168, -150, 196, -210, 150][i] ?? 0,
        [18, 34, 22, 40, 44, 30, 6, 42, 26][i] ?? 0,
        [13, 8, 12, 8, 6, 5, 6, 5, 5][i] ?? 4,
        paint.radial([
          [0, '#fff', 0.15],
          [0.75, '#fff', 0.35],
          [0.95, '#fff', 0.95],
          [1, '#fff', 0.2],
        ]),
      ),
    ),
  ].join('')

function bar(paint: Paint, place: string, hue: number, L: number, C: number): string {
  return group(
    place,
    rect(-166, -88, 344, 100, 26, ink, `opacity=".25" filter="${paint.blur(8)}"`),
    path(
      'M-170 -76Q-168 -104 -146 -124Q-138 -138 -112 -138H126Q160 -138 162 -122Q172 -100 170 -76V-30Q170 0 138 0H-138Q-170 0 -170 -30Z',
      round(paint, L - 0.04, C, hue, 0.7),
    ),
    path(
      'M-170 -80Q-164 -106 -146 -124Q-138 -138 -112 -138H126Q158 -138 162 -122Q170 -100 168 -80Q160 -104 130 -104H-134Q-160 -104 -170 -80Z',
      lch(L + 0.08, C * 0.7, hue),
    ),
    stroke('M-128 -96H110', '#fff', 5, `opacity=".6" filter="${paint.blur(2)}"`),
  )
}
