import { lch } from '../colour.ts'
import { round, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, gloss, group, path, repeat } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A glass of cotton pads, some beside it. */
export const cottonPads: Drawing = (paint, { hue, C = 0.05, L = 0.86, label: text }) =>
  [
    shadow(paint, -30, -4, 132, hue),
    group(
      'translate(-40 0)',
      ellipse(0, -330, 128, 30, lch(L - 0.14, C, hue)),
      path('M-128 -352V-330A128 30 0 0 0 128 -330V-352Z', wood(paint)),
      ellipse(
        0,
        -352,
        128,
        30,
        paint.linear([
          [0, '#edd2aa'],
          [1, '#c79a68'],
        ]),
      ),
      circle(0, -380, 22, wood(paint)),
      repeat(9, (i) => pad(paint, (i % 2) * 5 - 2, -36 - i * 30)),
      path(
        'M-124 -318V-30A124 28 0 0 0 124 -30V-318A124 28 0 0 1 -124 -318Z',
        paint.linear([
          [0, '#fff', 0.8],
          [0.12, lch(L, C, hue), 0.35],
          [0.5, '#fff', 0.1],
          [0.9, lch(L - 0.1, C, hue), 0.35],
          [1, '#fff', 0.75],
        ]),
      ),
      gloss(paint, -108, -290, 12, 250, 0.85, 3),
      sticker(paint, 0, -222, 150, 124, text),
    ),
    group('translate(150 26) scale(.66)', pad(paint, 0, 0), pad(paint, 12, -28)),
  ].join('')

function pad(paint: Paint, x: number, y: number): string {
  return [
    path(`M${x - 100} ${y - 16}V${y}A100 22 0 0 0 ${x + 100} ${y}V${y - 16}Z`, round(paint, 0.94, 0.008, 60, 0.6)),
    ellipse(
      x,
      y - 16,
      100,
      22,
      paint.linear([
        [0, '#ffffff'],
        [1, '#ece6e2'],
      ]),
    ),
    ellipse(x, y - 16, 84, 17, 'none', 'stroke="#d8cfc8" stroke-width="1.6" stroke-dasharray="5 6"'),
  ].join('')
}
