import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { glass, gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Hair oil: a square glass bottle with a small pump. */
export const hairOil: Drawing = (paint, { hue, C = 0.11, L = 0.68, label: text }) =>
  [
    shadow(paint, 0, -4, 108, hue),
    path(
      'M-10 -470H-66Q-78 -470 -78 -456V-440H-62V-450H20Q30 -450 30 -460T20 -470Z',
      paint.linear(
        [
          [0, '#fbe9c2'],
          [0.4, '#d9b06c'],
          [1, '#8a6430'],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    rect(-12, -452, 24, 42, 0, gold(paint)),
    rect(-40, -414, 80, 58, 8, gold(paint)),
    rect(-30, -360, 60, 24, 0, glass(paint)),
    rect(-104, -340, 208, 340, 22, round(paint, 0.93, C * 0.3, hue, 0.6)),
    rect(
      -88,
      -296,
      176,
      278,
      12,
      paint.linear([
        [0, lch(L - 0.12, C, hue)],
        [0.18, lch(L + 0.14, C * 0.9, hue)],
        [0.5, lch(L + 0.06, C, hue)],
        [0.84, lch(L - 0.06, C * 1.1, hue)],
        [1, lch(L - 0.14, C, hue)],
      ]),
    ),
    rect(-88, -296, 176, 14, 5, lch(L + 0.2, C * 0.6, hue), 'opacity=".7"'),
    rect(-4, -330, 8, 290, 4, '#fff', 'opacity=".35"'),
    brandName(0, -178, 116, '#fff'),
    stroke('M-34 -158h68', '#fff', 1.5, 'stroke-opacity=".7"'),
    label(0, -118, 26, text, { fill: '#fff', tracking: 5, longest: 158 }),
    printedBlossom(0, -228, 20, '#fff'),
    gloss(paint, -96, -322, 10, 300, 0.85, 2.4),
    gloss(paint, 92, -316, 5, 280, 0.6),
  ].join('')
