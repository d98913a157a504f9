import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { gold, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Three small bottles of a health drink. */
export const tonicBottles: Drawing = (paint, { hue, C = 0.1, L = 0.6, label: text }) =>
  [
    shadow(paint, 0, -4, 190, hue),
    group('translate(-118 -22) scale(.92)', bottle(paint, { hue, L: L + 0.06, C, text: '' })),
    group('translate(118 -22) scale(.92)', bottle(paint, { hue, L: L + 0.06, C, text: '' })),
    bottle(paint, { hue, L, C, text }),
  ].join('')

function bottle(paint: Paint, { hue, L, C, text }: { hue: number; L: number; C: number; text: string }): string {
  return [
    ellipse(14, -2, 76, 12, ink, `opacity=".3" filter="${paint.blur(7)}"`),
    rect(-36, -372, 72, 54, 8, gold(paint)),
    repeat(9, (i) => stroke(`M${-30 + i * 7.5} -362v40`, '#6d4c20', 2, 'stroke-opacity=".18"')),
    path(
      'M-30 -318H30V-286C34 -258 72 -244 72 -202V-30Q72 0 44 0H-44Q-72 0 -72 -30V-202C-72 -244 -34 -258 -30 -286Z',
      round(paint, L - 0.12, C * 1.2, hue, 1),
    ),
    rect(-72, -190, 144, 138, 0, '#fffbf8'),
    rect(-72, -82, 144, 30, 0, round(paint, L + 0.08, C, hue, 0.8)),
    rect(
      -72,
      -190,
      144,
      138,
      0,
      paint.linear([
        [0, ink, 0.2],
        [0.12, ink, 0.03],
        [0.3, '#fff', 0],
        [0.65, ink, 0.04],
        [1, ink, 0.24],
      ]),
    ),
    printedBlossom(0, -160, 16, lch(0.5, 0.14, 5)),
    brandName(0, text ? -122 : -112, 92),
    label(0, -92, 19, text, { tracking: 2, longest: 124 }),
    gloss(paint, -60, -220, 9, 200, 0.55, 2.6),
  ].join('')
}
