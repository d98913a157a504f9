import { paw } from '../box.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A zip pouch of pet treats with a window. */
export const treatPouch: Drawing = (paint, { hue, C = 0.08, L = 0.74, label: text }) =>
  [
    shadow(paint, 0, -2, 138, hue),
    path('M-126 -400H126L132 -350C140 -220 140 -110 132 -8Q0 14 -132 -8C-140 -110 -140 -220 -132 -350Z', round(paint, L, C, hue, 0.6)),
    path('M-126 -400H126L128 -372H-128Z', lch(L + 0.08, C * 0.8, hue)),
    circle(0, -386, 9, lch(L - 0.22, C, hue)),
    stroke('M-128 -346H128M-130 -338H130', '#fff', 2.4, 'stroke-opacity=".55"'),
    stroke('M-116 -320C-104 -220 -108 -120 -118 -30', '#fff', 18, `stroke-opacity=".4" filter="${paint.blur(8)}"`),
    brandName(0, -292, 118, '#fff'),
    label(0, -246, 32, text, { fill: '#fff', tracking: 4, longest: 220 }),
    circle(0, -126, 88, lch(0.36, 0.05, hue)),
    `<g clip-path="${paint.clip('<circle cx="0" cy="-126" r="84"/>')}">`,
    circle(0, -126, 84, lch(0.5, 0.06, 45)),
    ...[
      [-50, -170, 20],
      [20, -180, -14],
      [62, -130, 40],
      [-18, -128, -30],
      [-66, -104, 8],
      [36, -84, 12],
      [-24, -64, -16],
    ].map(([x = 0, y = 0, turn = 0]) => stick(paint, `translate(${x} ${y}) rotate(${turn})`)),
    path('M-84 -210H-20L-90 -40Z', '#fff', 'opacity=".2"'),
    '</g>',
    circle(0, -126, 84, 'none', 'stroke="#fff" stroke-width="4" opacity=".85"'),
    paw('#fff', 'translate(96 -34) scale(.3)'),
  ].join('')

function stick(paint: Paint, place: string): string {
  return group(
    place,
    rect(-40, -10, 80, 26, 11, ink, 'opacity=".3"'),
    rect(
      -42,
      -15,
      84,
      26,
      12,
      paint.linear(
        [
          [0, '#e2aa74'],
          [0.5, '#c17f4c'],
          [1, '#86502a'],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    stroke('M-28 -6q26 -6 54 0', '#f7d8ae', 3.4, 'opacity=".7"'),
  )
}
