import { lch } from '../colour.ts'
import { brandName } from '../lettering.ts'
import { gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, group, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Lip tint: a clear tube with a satin cap, and a swatch on the floor. */
export const lipTint: Drawing = (paint, { hue, C = 0.17, L = 0.57 }) =>
  [
    path(
      'M92 34C150 4 250 12 282 34C262 64 180 74 128 62C100 56 84 46 92 34Z',
      paint.linear([
        [0, lch(L - 0.04, C, hue)],
        [0.5, lch(L + 0.05, C, hue)],
        [1, lch(L + 0.12, C * 0.75, hue)],
      ]),
    ),
    stroke('M118 32C160 18 220 20 252 32', '#fff', 7, `opacity=".6" filter="${paint.blur(2.4)}"`),
    shadow(paint, 0, -3, 50, hue),
    rect(-42, -440, 84, 214, 16, round(paint, 0.86, 0.05, hue, 0.9)),
    gloss(paint, -29, -426, 9, 180, 0.8, 2),
    rect(-38, -234, 76, 14, 0, gold(paint)),
    rect(
      -46,
      -222,
      92,
      222,
      18,
      paint.linear([
        [0, '#fff', 0.95],
        [0.12, '#fff', 0.55],
        [0.5, '#fff', 0.4],
        [0.9, '#fff', 0.5],
        [1, '#fff', 0.9],
      ]),
    ),
    rect(-37, -216, 74, 202, 14, round(paint, L, C, hue, 0.95)),
    rect(-5, -216, 9, 130, 0, lch(L - 0.14, C, hue, 0.5)),
    path('M-9 -90Q0 -40 8 -90Z', lch(L - 0.14, C, hue, 0.55)),
    gloss(paint, -31, -200, 9, 160, 0.75, 2.2),
    gloss(paint, 28, -180, 4, 120, 0.45),
    group('rotate(-90 22 -110)', brandName(22, -106, 122, '#fff', 0.95)),
  ].join('')
