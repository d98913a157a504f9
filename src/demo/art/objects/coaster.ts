import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, repeat, short } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Cork coasters shaped as a blossom: a stack, and one leaning on it. */
export const coaster: Drawing = (paint, { hue, C = 0.07, L = 0.74 }) =>
  [
    shadow(paint, 0, 0, 180, hue),
    ...[-10, -34, -58, -82].map((y) => flatBlossom(paint, y, { hue, L, C })),
    group('translate(0 -94) scale(1 .3)', printedBlossom(0, 0, 84, lch(L - 0.08, C, hue), 0, lch(L + 0.04, C, hue))),
    group(
      'translate(120 -146) rotate(14)',
      printedBlossom(8, 8, 158, lch(L - 0.3, C, hue, 0.4), 10),
      printedBlossom(5, 0, 156, lch(L - 0.16, C, hue), 10),
      printedBlossom(
        -5,
        -2,
        156,
        paint.linear(
          [
            [0, lch(L + 0.08, C, hue)],
            [1, lch(L - 0.06, C, hue)],
          ],
          0,
          0,
          1,
          1,
        ),
        10,
      ),
      repeat(60, (i) =>
        circle(
          short(Math.cos(i * 2.4) * (14 + i * 1.9) - 5),
          short(Math.sin(i * 2.4) * (14 + i * 1.9) - 2),
          1.2 + (i % 3),
          lch(L - 0.2, C, hue),
          'opacity=".5"',
        ),
      ),
      printedBlossom(-5, -2, 84, lch(L - 0.1, C, hue), 10, lch(L + 0.04, C, hue)),
    ),
  ].join('')

function flatBlossom(paint: Paint, y: number, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return group(
    `translate(0 ${y}) scale(1 .3)`,
    printedBlossom(0, 60, 180, lch(L - 0.22, C, hue)),
    printedBlossom(
      0,
      0,
      180,
      paint.linear([
        [0, lch(L + 0.1, C, hue)],
        [1, lch(L - 0.04, C, hue)],
      ]),
    ),
  )
}
