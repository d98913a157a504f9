import { lch } from '../colour.ts'
import { gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, gloss, group, path, rect } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A reed diffuser. */
export const diffuser: Drawing = (paint, { hue, C = 0.06, L = 0.74, label: text }) =>
  [
    shadow(paint, 0, -4, 112, hue),
    ...[-19, -11, -3, 6, 14, 22].map((turn) => reed(turn)),
    rect(-38, -262, 76, 40, 7, gold(paint)),
    ellipse(0, -262, 38, 8, '#e7c88e'),
    ellipse(0, -262, 24, 5, '#5c4020'),
    path(
      'M-40 -222H40C84 -214 112 -184 112 -140V-36Q112 0 74 0H-74Q-112 0 -112 -36V-140C-112 -184 -84 -214 -40 -222Z',
      round(paint, 0.94, C * 0.35, hue, 0.6),
    ),
    path('M-99 -140H99V-42Q99 -13 68 -13H-68Q-99 -13 -99 -42Z', round(paint, L, C, hue, 0.85), 'opacity=".9"'),
    ellipse(0, -140, 99, 9, lch(L + 0.12, C * 0.7, hue)),
    sticker(paint, 0, -122, 150, 96, text),
    gloss(paint, -98, -168, 11, 140, 0.8, 2.6),
    gloss(paint, 90, -160, 6, 120, 0.5),
  ].join('')

function reed(turn: number): string {
  return group(`rotate(${turn} 0 -70)`, rect(-4, -476, 8, 400, 4, '#8d6a49'), rect(-4, -476, 4, 400, 2, '#d6b48d'))
}
