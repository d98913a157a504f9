import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { dark, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, gloss, group, path, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A pot of builder gel: glass jar, its lid leaning behind. */
export const gelJar: Drawing = (paint, { hue, C = 0.14, L = 0.64, label: text }) =>
  [
    shadow(paint, 0, -6, 165, hue),
    group(
      'rotate(-15 120 -20)',
      ellipse(118, -146, 126, 128, dark(paint)),
      ellipse(
        112,
        -148,
        116,
        119,
        paint.linear(
          [
            [0, lch(0.46, 0.04, 355)],
            [0.45, lch(0.33, 0.04, 355)],
            [1, lch(0.24, 0.03, 355)],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      printedBlossom(112, -164, 40, '#d9b06c', 8, lch(0.33, 0.04, 355)),
    ),
    path(
      'M-150 -150V-46Q-150 -2 0 4Q150 -2 150 -46V-150Z',
      paint.linear([
        [0, '#ffffff', 0.85],
        [0.1, '#ffffff', 0.5],
        [0.5, '#ffffff', 0.34],
        [0.9, '#ffffff', 0.4],
        [1, '#ffffff', 0.8],
      ]),
    ),
    path('M-135 -138V-60Q-134 -22 0 -16Q134 -22 135 -60V-138Z', round(paint, L, C, hue, 0.95)),
    ellipse(
      0,
      -150,
      150,
      44,
      paint.linear([
        [0, '#ffffff'],
        [0.5, lch(0.93, 0.02, hue)],
        [1, lch(0.82, 0.04, hue)],
      ]),
    ),
    ellipse(
      0,
      -146,
      137,
      36,
      paint.linear(
        [
          [0, lch(L - 0.12, C * 1.1, hue)],
          [0.4, lch(L + 0.01, C, hue)],
          [1, lch(L + 0.07, C * 0.9, hue)],
        ],
        0,
        0,
        1,
        0.6,
      ),
    ),
    path(
      'M-92 -144C-60 -170 40 -174 82 -152C50 -160 0 -158 -20 -146C-6 -134 46 -132 74 -138C30 -120 -60 -122 -92 -144Z',
      lch(L + 0.12, C * 0.75, hue),
      `opacity=".75" filter="${paint.blur(3)}"`,
    ),
    stroke('M-86 -156C-52 -174 10 -176 44 -170', '#fff', 6, `opacity=".85" filter="${paint.blur(1.6)}"`),
    gloss(paint, -128, -106, 14, 66, 0.75, 2.6),
    gloss(paint, 120, -104, 7, 60, 0.5),
    brandName(0, -68, 112, L > 0.8 ? ink : '#fff', 0.95),
    label(0, -38, 18, text, { fill: L > 0.8 ? ink : '#fff', tracking: 3, longest: 200, opacity: 0.92 }),
  ].join('')
