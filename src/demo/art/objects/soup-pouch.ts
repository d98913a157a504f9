import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, gloss, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A stand-up pouch of soup, a bowl of it in front. */
export const soupPouch: Drawing = (paint, { hue, C = 0.1, L = 0.56, label: text }) =>
  [
    shadow(paint, -30, -2, 158, hue),
    group(
      'translate(-46 0)',
      path('M-136 -432H136L140 -380C150 -240 150 -110 140 -8Q0 14 -140 -8C-150 -110 -150 -240 -140 -380Z', round(paint, L, C, hue, 0.65)),
      path('M-136 -432H136L138 -404H-138Z', lch(L + 0.1, C * 0.8, hue)),
      repeat(4, (i) => stroke(`M-136 ${-428 + i * 6.4}h272`, '#fff', 1.4, 'stroke-opacity=".3"')),
      stroke('M-124 -380C-112 -260 -116 -140 -126 -40', '#fff', 20, `stroke-opacity=".32" filter="${paint.blur(9)}"`),
      rect(-84, -376, 168, 176, 84, '#fffaf2', 'opacity=".96"'),
      printedBlossom(0, -338, 20, lch(0.5, 0.14, 5)),
      brandName(0, -292, 104),
      label(0, -244, 30, text, { tracking: 3, longest: 148 }),
    ),
    bowl(paint, hue),
    ...['M60 -150C40 -186 84 -202 62 -244', 'M104 -148C86 -188 128 -206 104 -256', 'M144 -150C130 -178 164 -192 148 -226'].map((d) =>
      stroke(d, '#fff', 12, `opacity=".6" filter="${paint.blur(6)}"`),
    ),
  ].join('')

function bowl(paint: Paint, hue: number): string {
  const topping = (i: number) =>
    circle(
      [52, 92, 134, 74, 118, 156, 100][i] ?? 0,
      [-108, -118, -112, -98, -96, -102, -104][i] ?? 0,
      [12, 9, 12, 7, 9, 7, 6][i] ?? 6,
      [lch(0.72, 0.16, 45), lch(0.66, 0.14, 135), lch(0.94, 0.03, 90)][i % 3] ?? '#fff',
    )
  return group(
    'translate(0 18)',
    ellipse(116, 2, 118, 18, ink, `opacity=".32" filter="${paint.blur(9)}"`),
    path('M-14 -104C-8 -40 26 -4 70 0H134C178 -4 212 -40 218 -104Z', round(paint, 0.95, 0.01, 20, 0.75)),
    ellipse(102, -104, 116, 27, '#fffdfb'),
    ellipse(
      102,
      -102,
      104,
      21,
      paint.linear(
        [
          [0, lch(0.6, 0.13, hue * 0.2 + 48)],
          [1, lch(0.76, 0.13, hue * 0.2 + 56)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    repeat(7, topping),
    stroke('M0 -66Q100 -40 204 -66', lch(0.5, 0.15, 5), 3, 'opacity=".7"'),
    gloss(paint, 12, -84, 10, 50, 0.8, 3),
  )
}
