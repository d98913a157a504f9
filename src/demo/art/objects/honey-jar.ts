import { lch } from '../colour.ts'
import { flat, glass, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, gloss, path, repeat, stroke } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A jar of honey, jam or sauce with a cloth lid. */
export const honeyJar: Drawing = (paint, { hue, C = 0.13, L = 0.68, label: text }) =>
  [
    shadow(paint, 0, -4, 128, hue),
    path('M-112 -262Q-124 -8 -96 2Q0 12 96 2Q124 -8 112 -262Z', glass(paint)),
    path(
      'M-106 -266C-130 -220 -128 -120 -126 -40Q-124 -2 -90 2Q0 10 90 2Q124 -2 126 -40C128 -120 130 -220 106 -266Z',
      round(paint, L, C, hue, 1),
    ),
    ellipse(0, -250, 104, 16, lch(L + 0.16, C * 0.8, hue), 'opacity=".8"'),
    path(
      'M-104 -350Q-98 -374 0 -374T104 -350L118 -300L136 -262L106 -272L84 -250L58 -270L30 -248L0 -268L-30 -248L-58 -270L-84 -250L-106 -272L-136 -262L-118 -300Z',
      flat(paint, 0.93, 0.03, 20),
    ),
    repeat(7, (i) => stroke(`M${-90 + i * 30} -356l${(i - 3) * 5} 82`, lch(0.62, 0.12, 10), 3, 'stroke-opacity=".35"')),
    stroke('M-116 -302Q0 -284 116 -302', '#b98a47', 7),
    path('M20 -292C50 -318 76 -300 62 -286C48 -276 30 -284 20 -292C6 -262 -6 -240 -16 -228', 'none', 'stroke="#b98a47" stroke-width="5"'),
    sticker(paint, 0, -208, 176, 150, text),
    gloss(paint, -112, -220, 12, 190, 0.75, 3),
    gloss(paint, 104, -210, 6, 160, 0.5),
  ].join('')
