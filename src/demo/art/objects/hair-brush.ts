import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName } from '../lettering.ts'
import { ink, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A paddle brush and a comb. */
export const hairBrush: Drawing = (paint, { hue, C = 0.06, L = 0.72 }) =>
  [
    shadow(paint, -56, -3, 34, hue) + shadow(paint, 106, -3, 34, hue),
    group(
      'translate(-56 0) rotate(-7)',
      rect(-20, -190, 40, 190, 18, wood(paint)),
      path('M-104 -330C-104 -410 -62 -448 0 -448S104 -410 104 -330S66 -176 0 -176S-104 -250 -104 -330Z', wood(paint)),
      path(
        'M-84 -330C-84 -396 -50 -428 0 -428S84 -396 84 -330S54 -204 0 -204S-84 -264 -84 -330Z',
        paint.radial(
          [
            [0, lch(L + 0.1, C, hue)],
            [0.8, lch(L, C, hue)],
            [1, lch(L - 0.14, C, hue)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ),
      repeat(34, (i) => bristle(i)),
      circle(0, -22, 5, '#6d4426'),
      group('rotate(-90 5 -104)', brandName(5, -104, 96, '#fff', 0.9)),
    ),
    group(
      'translate(106 0) rotate(9)',
      path('M-34 -360Q-34 -392 -4 -392Q22 -390 22 -360V-30Q22 0 -4 0Q-34 -2 -34 -30Z', wood(paint)),
      repeat(27, (i) => path(`M22 ${-352 + i * 12.4}h44q4 3 0 6h-44Z`, '#b98757')),
      printedBlossom(-6, -196, 15, '#fff', 20),
    ),
  ].join('')

function bristle(index: number): string {
  const row = Math.floor(index / 6)
  const [x, y] = [-56 + (index % 6) * 22 + (row % 2) * 6, -400 + row * 32]
  const inside = (x / 72) ** 2 + ((y + 320) / 98) ** 2 < 1
  if (!inside) return ''
  return (
    stroke(`M${x + 2} ${y + 3}l-5 -10`, ink, 3, 'stroke-opacity=".3"') +
    stroke(`M${x} ${y}l-4 -11`, '#fff8f0', 3) +
    circle(x - 4, y - 12, 3.4, '#fffdf8')
  )
}
