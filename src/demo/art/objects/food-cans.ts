import { paw } from '../box.ts'
import { label } from '../lettering.ts'
import { round, silver } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Three pull-ring cans, two below and one above. */
export const foodCans: Drawing = (paint, { hue, C = 0.09, L = 0.72, label: text }) =>
  [
    shadow(paint, 0, -2, 196, hue),
    can(paint, -98, -2, { hue, L, C, text: '' }),
    can(paint, 100, -2, { hue: hue + 40, L: L + 0.06, C: C * 0.8, text: '' }),
    can(paint, 0, -176, { hue, L, C, text }),
  ].join('')

type Can = { hue: number; L: number; C: number; text: string }

function can(paint: Paint, x: number, y: number, { hue, L, C, text }: Can): string {
  return group(
    `translate(${x} ${y})`,
    path('M-96 -150V-10A96 24 0 0 0 96 -10V-150Z', round(paint, L, C, hue, 0.9)),
    path('M-96 -22V-10A96 24 0 0 0 96 -10V-22A96 24 0 0 1 -96 -22Z', silver(paint)),
    path('M-98 -160V-146A98 25 0 0 0 98 -146V-160Z', silver(paint)),
    ellipse(
      0,
      -160,
      98,
      25,
      paint.linear(
        [
          [0, '#f7f8f9'],
          [0.5, '#d5d9dd'],
          [1, '#a9afb6'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    ellipse(0, -159, 84, 19, 'none', 'stroke="#9aa1a8" stroke-width="2" opacity=".7"'),
    ellipse(12, -156, 24, 8, 'none', 'stroke="#8d949c" stroke-width="5"'),
    paw('#fffaf4', `translate(0 ${text ? -86 : -70}) scale(.36)`),
    label(0, -28, 27, text, { fill: '#fff', tracking: 3, longest: 140 }),
    gloss(paint, -84, -124, 11, 96, 0.5, 3),
  )
}
