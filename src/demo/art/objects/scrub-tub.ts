import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { round, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, ellipse, gloss, group, path, rect, repeat, short } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A tub of body scrub or hair mask, open, with a wooden spoon. */
export const scrubTub: Drawing = (paint, { hue, C = 0.07, L = 0.78, label: text }) =>
  [
    shadow(paint, 0, -4, 158, hue),
    group(
      'translate(196 -4) rotate(14)',
      ellipse(0, -116, 44, 116, wood(paint)),
      ellipse(
        -4,
        -116,
        36,
        106,
        paint.linear(
          [
            [0, '#e9c99d'],
            [1, '#bf8f5e'],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      printedBlossom(-4, -116, 20, '#9a6a3e'),
    ),
    path('M-150 -236V-40Q-150 0 -106 4Q0 12 106 4Q150 0 150 -40V-236Z', round(paint, 0.92, C * 0.3, hue, 0.7)),
    path('M-138 -220V-48Q-138 -12 -98 -8Q0 -2 98 -8Q138 -12 138 -48V-220Z', round(paint, L, C, hue, 0.8), 'opacity=".85"'),
    ellipse(0, -236, 150, 38, '#fff'),
    ellipse(0, -232, 139, 31, lch(L - 0.08, C, hue)),
    path(
      'M-136 -236C-110 -286 -54 -262 -30 -290C10 -318 66 -286 84 -268C116 -272 130 -252 137 -234A139 31 0 0 1 -136 -234Z',
      paint.linear(
        [
          [0, lch(L + 0.13, C * 0.7, hue)],
          [0.5, lch(L + 0.03, C, hue)],
          [1, lch(L - 0.06, C, hue)],
        ],
        0,
        0,
        0.6,
        1,
      ),
    ),
    repeat(46, (i) => grain(i, hue, L, C)),
    group('translate(60 -268) rotate(38)', rect(-8, -150, 16, 150, 8, wood(paint))),
    sticker(paint, 0, -180, 196, 152, text),
    gloss(paint, -138, -206, 12, 160, 0.7, 3),
    gloss(paint, 128, -200, 6, 140, 0.4),
  ].join('')

function grain(index: number, hue: number, L: number, C: number): string {
  const x = -110 + ((index * 53) % 224)
  const y = -244 + ((index * 29) % 36) - 26 * (1 - (x / 130) ** 2)
  return circle(short(x), short(y), 1.2 + (index % 3) * 0.9, index % 2 ? '#fff' : lch(L - 0.16, C, hue), 'opacity=".75"')
}
