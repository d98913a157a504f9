import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, group, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A soft hair band with a bow, on its card. */
export const hairband: Drawing = (paint, { hue, C = 0.06, L = 0.84, label: text }) =>
  [
    shadow(paint, 0, -2, 150, hue),
    rect(-146, -430, 292, 430, 16, flat(paint, 0.97, 0.01, hue)),
    rect(-146, -430, 292, 430, 16, 'none', `stroke="${lch(0.88, 0.02, hue)}" stroke-width="2"`),
    rect(-26, -414, 52, 16, 8, lch(0.86, 0.02, hue)),
    brandName(0, -352, 128),
    label(0, -306, 27, text, { tracking: 5, longest: 230 }),
    ellipse(
      0,
      -142,
      128,
      104,
      'none',
      `stroke="${ink}" stroke-width="34" opacity=".2" filter="${paint.blur(8)}" transform="translate(8 12)"`,
    ),
    ellipse(0, -142, 126, 102, 'none', `stroke="${lch(L - 0.06, C, hue)}" stroke-width="36"`),
    ellipse(-3, -146, 126, 102, 'none', `stroke="${lch(L + 0.08, C * 0.7, hue)}" stroke-width="10" opacity=".7" filter="${paint.blur(4)}"`),
    repeat(18, (i) =>
      stroke(
        `M${short(Math.cos(i * 0.349) * 112)} ${short(-142 + Math.sin(i * 0.349) * 88)}L${short(Math.cos(i * 0.349 + 0.06) * 141)} ${short(-142 + Math.sin(i * 0.349 + 0.06) * 117)}`,
        lch(L - 0.18, C, hue),
        3,
        'stroke-opacity=".45"',
      ),
    ),
    group(
      'translate(0 -246)',
      path('M0 0C-40 -52 -104 -56 -98 -8C-96 40 -36 34 0 0Z', flat(paint, L, C * 1.2, hue)),
      path('M0 0C40 -52 104 -56 98 -8C96 40 36 34 0 0Z', flat(paint, L - 0.05, C * 1.2, hue)),
      path(
        'M-6 2C-40 -8 -66 -8 -82 4C-60 16 -30 14 -6 2ZM6 2C40 -8 66 -8 82 4C60 16 30 14 6 2Z',
        lch(L - 0.18, C * 1.3, hue),
        'opacity=".5"',
      ),
      rect(-17, -19, 34, 38, 13, round(paint, L - 0.04, C * 1.2, hue, 0.8)),
    ),
    ...[
      [-70, -92],
      [64, -66],
      [-110, -160],
      [112, -164],
      [0, -42],
    ].map(([x = 0, y = 0], i) => printedBlossom(x, y, 13, lch(0.55, 0.14, 5), i * 20)),
  ].join('')
