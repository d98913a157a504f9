import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Folded towels, tied with a band. */
export const towel: Drawing = (paint, { hue, C = 0.05, L = 0.84, label: text }) =>
  [
    shadow(paint, 0, -2, 196, hue),
    fold(paint, -4, hue, L - 0.1, C * 1.3),
    fold(paint, -84, hue + 20, 0.95, 0.012),
    fold(paint, -164, hue, L, C),
    path('M-46 -256Q-60 -246 -58 -230V6H58V-230Q60 -246 46 -256Z', flat(paint, 0.97, 0.01, 60)),
    path('M-58 -230V6H-44V-236ZM58 -230V6H44V-236Z', ink, 'opacity=".05"'),
    printedBlossom(0, -176, 22, lch(0.5, 0.14, 5)),
    brandName(0, -122, 92),
    label(0, -84, 21, text, { tracking: 3, longest: 104 }),
  ].join('')

function fold(paint: Paint, y: number, hue: number, L: number, C: number): string {
  const loop = (i: number) =>
    stroke(`M${-150 + i * 25} ${-20 - ((i * 31) % 44)}q6 -5 12 0`, lch(L - 0.12, C, hue), 2, 'stroke-opacity=".4"')
  return group(
    `translate(0 ${y})`,
    rect(-192, -84, 400, 92, 38, ink, `opacity=".22" filter="${paint.blur(7)}"`),
    rect(
      -198,
      -88,
      396,
      92,
      42,
      paint.linear(
        [
          [0, lch(L + 0.07, C * 0.7, hue)],
          [0.45, lch(L, C, hue)],
          [0.8, lch(L - 0.09, C * 1.1, hue)],
          [1, lch(L - 0.15, C * 1.1, hue)],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    path('M198 -42C198 -70 176 -72 150 -72C176 -60 178 -24 150 -14C180 -14 198 -18 198 -42Z', lch(L - 0.16, C * 1.2, hue), 'opacity=".55"'),
    stroke('M-158 -74H110', '#fff', 9, `stroke-opacity=".4" filter="${paint.blur(4)}"`),
    repeat(13, loop),
    stroke('M-196 -34H196', lch(L - 0.12, C, hue), 2.4, 'stroke-opacity=".55"'),
  )
}
