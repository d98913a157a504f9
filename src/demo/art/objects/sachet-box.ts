import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A carton of drink sachets, open, some sachets looking out. */
export const sachetBox: Drawing = (paint, { hue, C = 0.09, L = 0.72, label: text }) =>
  [
    shadow(paint, 10, -2, 176, hue),
    path('M-150 -262L-118 -420H182L172 -300L150 -262Z', flat(paint, L - 0.14, C, hue)),
    ...[-96, -46, 6, 56, 102].map((x, i) =>
      sachet(paint, `translate(${x} -180) rotate(${(i - 2) * 4})`, { hue: hue + i * 12, L: i % 2 ? 0.93 : L + 0.12, C: C * 0.8 }),
    ),
    path('M154 -256L180 -300V-40L154 0Z', lch(L - 0.16, C, hue)),
    rect(-154, -256, 308, 256, 0, flat(paint, L, C, hue)),
    path('M-154 -256C-100 -226 100 -226 154 -256V-240C100 -212 -100 -212 -154 -240Z', lch(L - 0.12, C, hue), 'opacity=".55"'),
    circle(-88, -116, 44, '#fffdfb', 'opacity=".95"'),
    printedBlossom(-88, -116, 28, lch(0.52, 0.15, 5), 0, '#fff'),
    brandName(48, -142, 142, '#fff'),
    label(48, -88, 34, text, { fill: '#fff', tracking: 4, longest: 188 }),
    stroke('M-22 -62h140', '#fff', 1.6, 'stroke-opacity=".5"'),
    stroke('M-130 -26H130', '#fff', 8, 'stroke-opacity=".28"'),
  ].join('')

function sachet(paint: Paint, place: string, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return group(
    place,
    path(
      'M-25 -232H25L23 -116L25 0H-25L-23 -116Z',
      paint.linear([
        [0, lch(L - 0.08, C, hue)],
        [0.2, lch(L + 0.06, C * 0.8, hue)],
        [0.6, lch(L, C, hue)],
        [1, lch(L - 0.14, C, hue)],
      ]),
    ),
    rect(-25, -232, 50, 14, 0, '#fff', 'opacity=".35"'),
    printedBlossom(0, -176, 12, lch(L > 0.85 ? 0.6 : 0.97, 0.1, 5)),
    stroke('M0 -150v80', '#fff', 2, 'stroke-opacity=".6"'),
  )
}
