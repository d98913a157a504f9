import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { dark, gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Cuticle oil in a click pen, a second one with its cap off, and a drop of oil. */
export const cuticlePen: Drawing = (paint, { hue, C = 0.1, L = 0.72, label: text }) =>
  [
    path(
      'M96 30c20 -20 74 -16 84 2c6 14 -22 26 -50 24c-26 -2 -46 -12 -34 -26Z',
      paint.radial(
        [
          [0, lch(0.93, 0.06, hue)],
          [0.7, lch(0.82, 0.1, hue)],
          [1, lch(0.72, 0.11, hue)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ),
    ellipse(122, 30, 14, 4, '#fff', `opacity=".85" filter="${paint.blur(1.6)}"`),
    shadow(paint, -62, -3, 30, hue) + shadow(paint, 56, -2, 30, hue),
    group(
      'translate(-62 0) rotate(-5)',
      pen(paint, hue, L, C),
      rect(-26, -470, 52, 150, 18, dark(paint)),
      gloss(paint, -17, -456, 7, 120, 0.5),
    ),
    group(
      'translate(56 2) rotate(4)',
      pen(paint, hue, L, C),
      path('M-9 -322h18l-4 -30q-5 -34 -12 -44q-2 26 -2 44Z', '#fdf8f4'),
      path('M-4 -350q-1 -30 -1 -44q6 12 9 44Z', '#d9cfc8'),
      rect(-17, -330, 34, 16, 4, gold(paint)),
    ),
    label(-62, -30, 17, text, { fill: '#fff', longest: 48 }),
  ].join('')

function pen(paint: Paint, hue: number, L: number, C: number): string {
  return [
    rect(-24, -320, 48, 320, 16, round(paint, 0.95, 0.02, hue, 0.8)),
    rect(-18, -304, 36, 176, 10, round(paint, L, C, hue, 0.9)),
    rect(-18, -304, 36, 50, 10, '#fff', 'opacity=".35"'),
    rect(-24, -118, 48, 118, 10, round(paint, L - 0.22, C, hue, 1)),
    rect(-24, -124, 48, 12, 0, gold(paint)),
    group('rotate(-90 6 -210)', brandName(6, -210, 116, '#fff', 0.95)),
    gloss(paint, -16, -300, 6, 280, 0.7, 2),
  ].join('')
}
