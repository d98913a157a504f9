import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A paper tub of ice cream, two scoops above its rim. */
export const iceCream: Drawing = (paint, { hue, C = 0.08, L = 0.82, label: text }) =>
  [
    shadow(paint, 0, -4, 132, hue),
    group(
      'translate(186 -4) rotate(12)',
      ellipse(0, -112, 30, 112, round(paint, L - 0.18, C * 1.4, hue, 0.7)),
      ellipse(-10, -112, 24, 106, flat(paint, L - 0.1, C * 1.2, hue)),
      printedBlossom(-10, -112, 18, '#fff'),
    ),
    scoop(paint, -58, -272, { hue, L, C }),
    scoop(paint, 62, -280, { hue: hue + 36, L: 0.94, C: 0.035 }),
    repeat(14, (i) => circle(-110 + ((i * 53) % 224), -310 + ((i * 37) % 66), 3.2, i % 2 ? lch(0.5, 0.17, 10) : lch(0.62, 0.12, 135))),
    path(
      'M-150 -250L-122 -16Q-120 4 -96 6Q0 14 96 6Q120 4 122 -16L150 -250A150 34 0 0 1 -150 -250Z',
      round(paint, L - 0.18, C * 1.4, hue, 0.75),
    ),
    path('M-152 -262A152 36 0 0 0 152 -262V-244A152 36 0 0 1 -152 -244Z', white(paint)),
    path('M-139 -160Q0 -122 139 -160L134 -114Q0 -76 -134 -114Z', '#fffdfb', 'opacity=".96"'),
    brandName(0, -166, 124, '#fff'),
    label(0, -106, 32, text, { tracking: 4, longest: 216 }),
    printedBlossom(0, -44, 17, '#fff'),
    stroke('M-124 -200L-106 -40', '#fff', 14, `opacity=".45" filter="${paint.blur(5)}"`),
  ].join('')

function scoop(paint: Paint, x: number, y: number, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return [
    circle(
      x,
      y,
      88,
      paint.radial(
        [
          [0, lch(L + 0.09, C * 0.7, hue)],
          [0.6, lch(L, C, hue)],
          [1, lch(L - 0.14, C * 1.1, hue)],
        ],
        0.36,
        0.28,
        0.8,
      ),
    ),
    stroke(
      `M${x - 62} ${y - 20}C${x - 30} ${y - 56} ${x + 20} ${y - 60} ${x + 52} ${y - 34}M${x - 56} ${y + 16}C${x - 20} ${y - 8} ${x + 30} ${y - 12} ${x + 66} ${y + 6}`,
      lch(L + 0.1, C * 0.6, hue),
      7,
      `opacity=".7" filter="${paint.blur(2.6)}"`,
    ),
    stroke(`M${x - 40} ${y - 2}q40 -18 84 -8`, lch(L - 0.12, C, hue), 4, `opacity=".35" filter="${paint.blur(2)}"`),
  ].join('')
}
