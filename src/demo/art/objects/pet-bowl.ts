import { paw } from '../box.ts'
import { lch } from '../colour.ts'
import { label } from '../lettering.ts'
import { ink, lid, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, path, repeat, short } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A stoneware pet bowl, full. */
export const petBowl: Drawing = (paint, { hue, C = 0.05, L = 0.8, label: text }) =>
  [
    shadow(paint, 0, -2, 196, hue),
    path('M-178 -170L-206 -24Q-206 2 -170 6Q0 18 170 6Q206 2 206 -24L178 -170Z', round(paint, L, C, hue, 0.85)),
    ellipse(0, -170, 180, 48, lid(paint, L + 0.1, C * 0.6, hue)),
    ellipse(0, -166, 160, 38, lch(L - 0.24, C, hue)),
    `<g clip-path="${paint.clip('<path d="M-160 -166A160 38 0 0 0 160 -166V-260H-160Z"/>')}">`,
    repeat(44, (i) => kibble(paint, -150 + ((i * 67) % 300), short(-150 - (i % 7) * 9 - Math.cos((-150 + ((i * 67) % 300)) / 105) * 26))),
    '</g>',
    path('M-178 -164A180 48 0 0 0 178 -164', 'none', `stroke="${lch(L + 0.14, C * 0.5, hue)}" stroke-width="7"`),
    paw(lch(L - 0.26, C * 1.6, hue), 'translate(0 -72) scale(.62)'),
    label(0, -10, 20, text, { fill: lch(L - 0.34, C * 1.6, hue), tracking: 4, longest: 260 }),
    path('M-168 -140Q-184 -70 -180 -30', 'none', `stroke="#fff" stroke-width="14" opacity=".6" filter="${paint.blur(5)}"`),
  ].join('')

function kibble(paint: Paint, x: number, y: number): string {
  return (
    ellipse(x + 2, y + 6, 17, 11, ink, 'opacity=".22"') +
    ellipse(
      x,
      y,
      17,
      13,
      paint.radial(
        [
          [0, '#d39a63'],
          [1, '#7f4e2a'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    )
  )
}
