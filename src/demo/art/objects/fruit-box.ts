import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A gift carton of fruit. */
export const fruitBox: Drawing = (paint, { hue, C = 0.16, L = 0.72, label: text }) =>
  [
    shadow(paint, 0, -2, 206, hue),
    path('M-190 -176L-164 -240H200L190 -176Z', '#6f4a2c'),
    ...[-120, -38, 44, 126].map((x) => fruit(paint, x, -214, { hue, L, C })),
    ...[-150, -68, 14, 96, 158].map((x) => fruit(paint, x, -176, { hue: hue + 4, L: L + 0.02, C })),
    path('M190 -176L206 -226V-30L190 0Z', '#a9764a'),
    rect(
      -200,
      -180,
      392,
      180,
      6,
      paint.linear(
        [
          [0, '#ecd0a6'],
          [0.5, '#dcb885'],
          [1, '#c29864'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    rect(
      -200,
      -180,
      392,
      180,
      6,
      paint.linear(
        [
          [0, '#fff', 0.2],
          [1, '#7a4f2a', 0.2],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    rect(-60, -166, 112, 26, 13, '#6f4a2c', 'opacity=".8"'),
    rect(-164, -122, 320, 100, 8, '#fffaf2', 'opacity=".96"'),
    printedBlossom(-116, -72, 30, lch(0.5, 0.14, 5), 0, '#fff'),
    label(38, -68, 38, text, { tracking: 4, longest: 216 }),
    brandName(38, -38, 128, ink, 0.8),
  ].join('')

function fruit(paint: Paint, x: number, y: number, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return [
    circle(
      x,
      y,
      54,
      paint.radial(
        [
          [0, lch(L + 0.16, C * 0.75, hue + 18)],
          [0.5, lch(L, C, hue)],
          [1, lch(L - 0.2, C, hue - 6)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    ellipse(x - 18, y - 24, 15, 9, '#fff', `opacity=".65" transform="rotate(-30 ${x - 18} ${y - 24})" filter="${paint.blur(3)}"`),
    stroke(`M${x + 2} ${y - 48}q2 -12 10 -16`, '#5f432a', 5),
    path(
      `M${x + 6} ${y - 56}q20 -24 44 -10q-14 22 -44 10Z`,
      paint.linear([
        [0, '#9dbb72'],
        [1, '#4d7a45'],
      ]),
    ),
  ].join('')
}
