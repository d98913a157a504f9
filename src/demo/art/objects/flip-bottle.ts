import { lch } from '../colour.ts'
import { round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, ellipse, gloss, path, rect, stroke } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A clear bottle with a press-down cap: removers, toners, cleansing water. */
export const flipBottle: Drawing = (paint, { hue, C = 0.07, L = 0.8, label: text }) =>
  [
    shadow(paint, 0, -4, 104, hue),
    rect(-56, -462, 112, 70, 14, white(paint)),
    rect(-62, -404, 124, 20, 6, round(paint, 0.9, 0.01, 20, 0.8)),
    stroke('M-40 -446h80', '#fff', 3, 'stroke-opacity=".8"'),
    path(
      'M-50 -386H50C84 -380 100 -360 100 -326V-38Q100 0 62 0H-62Q-100 0 -100 -38V-326C-100 -360 -84 -380 -50 -386Z',
      round(paint, 0.93, C * 0.4, hue, 0.7),
    ),
    path('M-90 -318H90V-40Q90 -10 60 -10H-60Q-90 -10 -90 -40Z', round(paint, L, C, hue, 0.8), 'opacity=".88"'),
    ellipse(0, -318, 90, 9, lch(L + 0.1, C * 0.7, hue)),
    sticker(paint, 0, -262, 148, 196, text),
    gloss(paint, -88, -340, 12, 300, 0.7, 2.8),
    gloss(paint, 82, -320, 6, 260, 0.45),
    [
      [-70, -40, 5],
      [66, -52, 4],
      [72, -292, 5],
      [-64, -290, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fff', 'opacity=".6"'))
      .join(''),
  ].join('')
