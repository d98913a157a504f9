import { lch } from '../colour.ts'
import { label } from '../lettering.ts'
import { ink, round, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A cheesecake with a slice cut out, on a wooden board. */
export const cheesecake: Drawing = (paint, { hue, C = 0.1, L = 0.86, label: text }) =>
  [
    shadow(paint, 0, 6, 206, hue),
    path('M-214 -30V-6A214 48 0 0 0 214 -6V-30Z', round(paint, 0.62, 0.07, 60, 0.7)),
    ellipse(0, -30, 214, 48, wood(paint)),
    ellipse(4, -34, 176, 36, ink, `opacity=".3" filter="${paint.blur(8)}"`),
    path('M-164 -150V-48A164 36 0 0 0 46 -14L20 -120L164 -150Z', round(paint, 0.92, 0.04, 85, 0.7)),
    path(
      'M164 -150V-52A164 36 0 0 1 150 -36L20 -56V-130Z',
      paint.linear([
        [0, lch(0.93, 0.05, 88)],
        [1, lch(0.84, 0.07, 82)],
      ]),
    ),
    path('M46 -14L20 -56V-140L46 -112Z', lch(0.88, 0.06, 84)),
    path(
      'M-164 -62V-48A164 36 0 0 0 46 -14V-30A164 36 0 0 1 -164 -62ZM150 -50L164 -66V-52Q160 -44 150 -36L20 -56V-70Z',
      lch(0.6, 0.08, 58),
    ),
    path(
      'M20 -142L46 -106A164 36 0 0 1 -164 -142A164 36 0 1 1 158 -130Z',
      paint.linear(
        [
          [0, lch(L - 0.1, C, 66)],
          [0.4, lch(L - 0.2, C * 1.1, 58)],
          [1, lch(L - 0.32, C, 50)],
        ],
        0,
        0,
        1,
        0.8,
      ),
    ),
    ellipse(-50, -152, 74, 12, '#fff', `opacity=".35" filter="${paint.blur(6)}"`),
    ...[
      [-70, -150],
      [-30, -166],
      [-34, -138],
      [10, -160],
    ].map(([x = 0, y = 0]) => berry(paint, x, y, hue)),
    path(
      'M-22 -172q-10 -34 22 -44q8 26 -22 44ZM-22 -172q-30 -8 -40 -34q28 -4 40 34Z',
      paint.linear([
        [0, '#8fb36b'],
        [1, '#47713f'],
      ]),
    ),
    group(
      'translate(-196 -18) rotate(-6)',
      rect(-4, -250, 5, 240, 2, '#a97e50'),
      path('M0 -252H152L136 -222L152 -192H0Z', lch(0.5, 0.15, 5)),
      label(70, -212, 26, text, { fill: '#fff', tracking: 3, longest: 116 }),
    ),
  ].join('')

function berry(paint: Paint, x: number, y: number, hue: number): string {
  return [
    ellipse(x + 4, y + 14, 19, 7, '#5b2a20', `opacity=".4" filter="${paint.blur(3)}"`),
    circle(
      x,
      y,
      18,
      paint.radial(
        [
          [0, lch(0.7, 0.17, hue)],
          [0.55, lch(0.5, 0.19, hue)],
          [1, lch(0.33, 0.13, hue)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    ellipse(x - 6, y - 8, 5, 3.4, '#fff', 'opacity=".8"'),
  ].join('')
}
