import { blossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A cream tube standing on its cap. */
export const tube: Drawing = (paint, { hue, C = 0.06, L = 0.84, label: text }) =>
  [
    shadow(paint, 0, -3, 88, hue),
    rect(-78, -84, 156, 84, 12, white(paint)),
    repeat(17, (i) => stroke(`M${-70 + i * 8.75} -78v70`, ink, 2, 'stroke-opacity=".05"')),
    path('M-116 -462H116L86 -108Q84 -84 62 -84H-62Q-84 -84 -86 -108Z', round(paint, L, C, hue, 0.8)),
    path(
      'M-118 -470H118V-434H-115Z',
      paint.linear([
        [0, lch(L - 0.07, C, hue)],
        [0.3, lch(L + 0.05, C * 0.9, hue)],
        [1, lch(L - 0.12, C * 1.1, hue)],
      ]),
    ),
    repeat(24, (i) => stroke(`M${-112 + i * 9.8} -466v28`, lch(L - 0.2, C, hue), 2, 'stroke-opacity=".3"')),
    path('M-92 -420L-68 -110L-50 -110L-66 -420Z', '#fff', `opacity=".55" filter="${paint.blur(6)}"`),
    blossom(paint, 0, -350, 42, 5, 10),
    brandName(0, -254, 118),
    label(0, -214, 25, text, { tracking: 4, longest: 150 }),
    stroke('M-22 -184h44', ink, 1.5, 'stroke-opacity=".35"'),
  ].join('')
