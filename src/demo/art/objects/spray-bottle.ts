import { lch } from '../colour.ts'
import { dark, gold, round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, stroke } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A trigger spray: pet shampoo mist, room and kitchen sprays. */
export const sprayBottle: Drawing = (paint, { hue, C = 0.06, L = 0.78, label: text }) =>
  [
    shadow(paint, 0, -4, 112, hue),
    path('M-40 -408C-96 -408 -132 -418 -132 -440Q-132 -458 -110 -460L-52 -480Q-20 -492 30 -488Q64 -484 66 -452L60 -408Z', dark(paint)),
    path('M-40 -412C-46 -372 -70 -346 -92 -330Q-104 -322 -98 -340C-84 -370 -82 -396 -84 -412Z', lch(0.42, 0.05, 355)),
    rect(-142, -456, 14, 30, 5, gold(paint)),
    stroke('M-104 -450Q-40 -476 40 -474', '#fff', 5, 'stroke-opacity=".35"'),
    rect(-42, -408, 84, 38, 7, white(paint)),
    path(
      'M-42 -370H42C46 -330 112 -306 112 -236V-38Q112 0 72 0H-72Q-112 0 -112 -38V-236C-112 -306 -46 -330 -42 -370Z',
      round(paint, L, C, hue, 0.85),
    ),
    sticker(paint, 0, -242, 172, 206, text),
    gloss(paint, -98, -240, 12, 210, 0.7, 3),
    gloss(paint, 96, -230, 6, 190, 0.4),
  ].join('')
