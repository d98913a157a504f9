import { printedBlossom } from '../blossom.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A clear case of press-on nails. */
export const nailTips: Drawing = (paint, { hue, C = 0.09, L = 0.72, label: text }) =>
  [
    shadow(paint, 0, -2, 190, hue),
    path(
      'M-190 -120L-160 -330H160L190 -120Z',
      paint.linear(
        [
          [0, '#fff', 0.85],
          [0.5, '#fff', 0.45],
          [1, '#fff', 0.7],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    stroke('M-190 -120L-160 -330H160L190 -120', '#fff', 4, 'stroke-opacity=".9" stroke-linejoin="round"'),
    brandName(0, -262, 130, ink, 0.75),
    label(0, -214, 27, text, { tracking: 5, opacity: 0.8, longest: 260 }),
    stroke('M-120 -140L-96 -316', '#fff', 16, `opacity=".5" filter="${paint.blur(5)}"`),
    rect(-200, -126, 400, 126, 18, round(paint, 0.95, 0.012, hue, 0.55)),
    rect(-184, -112, 368, 96, 12, flat(paint, 0.88, 0.025, hue)),
    repeat(8, (i) => tip(paint, -172 + i * 44, { hue, L, C, index: i })),
  ].join('')

function tip(paint: Paint, x: number, { hue, L, C, index }: { hue: number; L: number; C: number; index: number }): string {
  const wide = 36 - (index % 4) * 2
  const tone = index % 3 === 1 ? 0.93 : L + (index % 2) * 0.1
  return [
    path(`M${x + 3} -80q${wide / 2} -34 ${wide} 0v40q${-wide / 2} 22 ${-wide} 0Z`, ink, `opacity=".3" filter="${paint.blur(3)}"`),
    path(`M${x} -86q${wide / 2} -34 ${wide} 0v44q${-wide / 2} 22 ${-wide} 0Z`, round(paint, tone, C, hue, 0.85)),
    index % 4 === 0 ? printedBlossom(x + wide / 2, -62, 11, '#fff') : '',
    stroke(`M${x + 8} -82v34`, '#fff', 3.4, `stroke-opacity=".75" filter="${paint.blur(1.2)}"`),
  ].join('')
}
