import { printedBlossom } from '../blossom.ts'
import { box } from '../box.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, path, rect, repeat, short } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A slim carton of powder sticks, three sticks in front. */
export const stickBox: Drawing = (paint, { hue, C = 0.08, L = 0.84, label: text }) =>
  [
    shadow(paint, -20, -2, 128, hue),
    group(
      'translate(-44 0)',
      box(paint, { width: 216, height: 388, hue, L, C }),
      path('M-108 -150C-40 -190 30 -96 108 -140V0H-108Z', flat(paint, L - 0.2, C * 1.5, hue)),
      repeat(9, (i) =>
        circle(short(-80 + ((i * 47) % 166)), -112 + ((i * 31) % 92), 5 + (i % 3) * 4, '#fff', `opacity="${0.25 + (i % 3) * 0.15}"`),
      ),
      printedBlossom(0, -326, 26, lch(0.5, 0.14, 5), 0, '#fff'),
      brandName(0, -262, 128),
      label(0, -212, 34, text, { tracking: 4, longest: 184 }),
    ),
    ...[
      ['translate(118 10) rotate(16)', 0],
      ['translate(150 26) rotate(38)', 1],
      ['translate(96 34) rotate(-72)', 2],
    ].map(([place, index]) => stick(paint, String(place), { hue, L: index === 1 ? 0.95 : L, C })),
  ].join('')

function stick(paint: Paint, place: string, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return group(
    place,
    rect(-16, -206, 40, 212, 3, ink, `opacity=".26" filter="${paint.blur(6)}"`),
    rect(
      -19,
      -210,
      38,
      210,
      3,
      paint.linear([
        [0, lch(L - 0.1, C, hue)],
        [0.22, lch(L + 0.07, C * 0.7, hue)],
        [0.6, lch(L, C, hue)],
        [1, lch(L - 0.14, C, hue)],
      ]),
    ),
    rect(-19, -70, 38, 56, 0, lch(L - 0.2, C * 1.5, hue)),
    rect(-19, -210, 38, 12, 0, '#fff', 'opacity=".45"') + rect(-19, -12, 38, 12, 0, '#fff', 'opacity=".45"'),
    group('rotate(-90 4 -140)', brandName(4, -140, 86, ink, 0.75)),
  )
}
