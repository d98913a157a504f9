import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, ellipse, gloss, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A burning candle in a tumbler. */
export const candle: Drawing = (paint, { hue, C = 0.05, L = 0.86, label: text }) =>
  [
    circle(
      0,
      -306,
      220,
      paint.radial([
        [0, '#ffe2a6', 0.7],
        [0.4, '#ffdf9d', 0.22],
        [1, '#ffdf9d', 0],
      ]),
    ),
    shadow(paint, 0, -4, 128, hue),
    path('M-124 -262V-40Q-124 0 -80 2H80Q124 0 124 -40V-262Z', round(paint, L, C, hue, 0.75)),
    path(
      'M-124 -262V-150H124V-262Z',
      paint.linear(
        [
          [0, '#ffe9bb', 0.75],
          [1, '#ffe9bb', 0],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    ellipse(
      0,
      -262,
      124,
      30,
      paint.linear([
        [0, '#fff'],
        [0.5, lch(0.93, 0.02, hue)],
        [1, lch(0.82, 0.05, hue)],
      ]),
    ),
    ellipse(
      0,
      -257,
      112,
      23,
      paint.radial([
        [0, '#fffdf2'],
        [0.5, '#fff0d2'],
        [1, '#ecd0ae'],
      ]),
    ),
    stroke('M0 -258q-3 -14 2 -30', '#3a2418', 5),
    path(
      'M2 -360C30 -318 26 -284 2 -282C-22 -284 -24 -318 2 -360Z',
      paint.linear(
        [
          [0, '#ffb84d', 0.9],
          [0.45, '#ffe08a'],
          [0.8, '#fff6dc'],
          [1, '#9ec3ff', 0.8],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    rect(-72, -186, 144, 136, 4, '#fffdfb', 'opacity=".95"'),
    printedBlossom(0, -152, 17, lch(0.5, 0.14, 5), 0),
    brandName(0, -112, 96),
    label(0, -76, 19, text, { tracking: 3, longest: 124, opacity: 0.85 }),
    gloss(paint, -110, -222, 14, 170, 0.7, 3),
    gloss(paint, 106, -212, 6, 140, 0.4),
  ].join('')
