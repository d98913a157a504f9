import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { dark, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A pump bottle. */
export const pumpBottle: Drawing = (paint, { hue, C = 0.05, L = 0.7, label: text }) =>
  [
    shadow(paint, 0, -4, 110, hue),
    path(
      'M-14 -490H-92Q-114 -490 -114 -464L-112 -452H-96Q-96 -466 -80 -466H24Q34 -478 24 -490Z',
      paint.linear(
        [
          [0, lch(0.4, 0.035, 355)],
          [0.4, lch(0.34, 0.035, 355)],
          [1, lch(0.22, 0.03, 355)],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    stroke('M-96 -485H10', '#fff', 3, 'stroke-opacity=".35"'),
    rect(-13, -468, 26, 52, 0, dark(paint)),
    rect(-44, -424, 88, 50, 9, dark(paint)),
    gloss(paint, -32, -416, 8, 34, 0.45),
    path(
      'M-42 -378H42C84 -374 106 -348 106 -304V-34Q106 0 70 0H-70Q-106 0 -106 -34V-304C-106 -348 -84 -374 -42 -378Z',
      round(paint, L, C, hue, 0.9),
    ),
    rect(-76, -292, 152, 240, 5, '#fffdfc', 'opacity=".95"'),
    rect(
      -76,
      -292,
      152,
      240,
      5,
      paint.linear([
        [0, ink, 0.06],
        [0.3, '#fff', 0],
        [1, ink, 0.1],
      ]),
    ),
    printedBlossom(0, -240, 24, lch(0.5, 0.12, hue), 0, '#fff'),
    brandName(0, -184, 106),
    label(0, -142, 24, text, { tracking: 4, longest: 136 }),
    stroke('M-50 -108h100M-24 -96h48', ink, 1.4, 'stroke-opacity=".25"'),
    gloss(paint, -94, -316, 12, 290, 0.65, 2.8),
    gloss(paint, 90, -290, 6, 250, 0.4),
  ].join('')
