import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { label } from '../lettering.ts'
import { lid, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, gloss, path, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A tea cup on its saucer, steaming. */
export const cup: Drawing = (paint, { hue, C = 0.05, L = 0.8, label: text }) =>
  [
    shadow(paint, 0, 4, 190, hue),
    ellipse(0, -8, 200, 34, lch(L - 0.16, C, hue)),
    ellipse(0, -16, 200, 34, lid(paint, L + 0.02, C, hue)),
    ellipse(0, -18, 130, 20, lch(L - 0.12, C, hue), `opacity=".6" filter="${paint.blur(5)}"`),
    path('M120 -196C190 -214 224 -170 206 -124C190 -86 150 -74 108 -78', 'none', `stroke="${lch(L - 0.08, C, hue)}" stroke-width="24"`),
    path(
      'M124 -200C188 -214 216 -172 200 -128C186 -94 150 -84 112 -86',
      'none',
      `stroke="${lch(L + 0.1, C * 0.6, hue)}" stroke-width="6" opacity=".8"`,
    ),
    path('M-148 -244C-148 -130 -124 -40 -60 -22Q0 -14 60 -22C124 -40 148 -130 148 -244Z', round(paint, L, C, hue, 0.85)),
    ellipse(0, -244, 148, 36, lid(paint, L + 0.12, C * 0.5, hue)),
    ellipse(
      0,
      -240,
      134,
      29,
      paint.linear(
        [
          [0, '#8a5a2c'],
          [0.5, '#b9803f'],
          [1, '#d9a75e'],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    ellipse(-40, -244, 48, 7, '#fff', `opacity=".45" filter="${paint.blur(4)}"`),
    printedBlossom(0, -138, 42, lch(L > 0.7 ? L - 0.2 : 0.95, C * 1.3, hue), 0, lch(L, C, hue)),
    label(0, -66, 22, text, { fill: lch(L > 0.7 ? L - 0.34 : 0.95, C * 1.4, hue), tracking: 4, longest: 170 }),
    gloss(paint, -122, -212, 14, 120, 0.75, 3.6),
    ...['M-40 -290C-70 -330 -10 -350 -36 -400', 'M16 -290C-10 -336 52 -356 20 -416', 'M64 -292C44 -324 90 -340 70 -380'].map((d) =>
      stroke(d, '#fff', 14, `opacity=".55" filter="${paint.blur(7)}"`),
    ),
  ].join('')
