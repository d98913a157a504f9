import { lch } from '../colour.ts'
import { ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, path, rect, short, stroke } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** A tied linen bag of bath salt, crystals on the floor. */
export const bathSalt: Drawing = (paint, { hue, C = 0.06, L = 0.82, label: text }) =>
  [
    shadow(paint, 0, -2, 146, hue),
    path(
      'M-46 -344C-72 -384 -92 -410 -86 -424C-56 -436 -40 -416 -22 -430C0 -442 18 -416 40 -430C62 -438 84 -434 88 -420C90 -404 66 -380 46 -344Z',
      paint.linear([
        [0, lch(0.96, 0.012, 70)],
        [0.5, lch(0.89, 0.02, 70)],
        [1, lch(0.79, 0.03, 65)],
      ]),
    ),
    path(
      'M-46 -344C-30 -352 30 -352 46 -344C104 -310 148 -232 148 -130C148 -50 132 -6 104 0Q0 12 -104 0C-132 -6 -148 -50 -148 -130C-148 -232 -104 -310 -46 -344Z',
      paint.linear([
        [0, lch(0.85, 0.022, 70)],
        [0.22, lch(0.965, 0.012, 70)],
        [0.55, lch(0.925, 0.016, 70)],
        [1, lch(0.78, 0.032, 62)],
      ]),
    ),
    [
      [-30, -330, -70, -200],
      [-6, -332, -10, -236],
      [26, -330, 62, -206],
      [10, -332, 30, -262],
    ]
      .map(([x = 0, y = 0, u = 0, v = 0]) =>
        stroke(`M${x} ${y}Q${x} ${(y + v) / 2} ${u} ${v}`, '#8b7460', 5, `stroke-opacity=".3" filter="${paint.blur(3)}"`),
      )
      .join(''),
    rect(-52, -360, 104, 22, 11, lch(L - 0.25, C * 1.6, hue)),
    path(
      'M40 -350C80 -372 106 -340 84 -326C66 -318 50 -334 40 -346ZM40 -346C62 -320 66 -282 58 -262L48 -268C54 -296 46 -322 34 -340Z',
      lch(L - 0.2, C * 1.6, hue),
    ),
    sticker(paint, -4, -232, 176, 168, text),
    ...[
      [-186, 26, 17],
      [-160, 42, 12],
      [168, 30, 18],
      [196, 44, 12],
      [140, 48, 10],
      [-206, 46, 9],
    ].map(([x = 0, y = 0, r = 0]) => crystal(paint, x, y, { r, hue, L, C })),
  ].join('')

function crystal(paint: Paint, x: number, y: number, { r, hue, L, C }: { r: number; hue: number; L: number; C: number }): string {
  return [
    ellipse(x + 3, y + r * 0.5, r * 1.1, r * 0.4, ink, `opacity=".22" filter="${paint.blur(3)}"`),
    path(
      `M${x - r} ${y}L${short(x - r * 0.5)} ${short(y - r * 0.9)}L${short(x + r * 0.4)} ${short(y - r)}L${x + r} ${short(y - r * 0.2)}L${short(x + r * 0.5)} ${short(y + r * 0.6)}L${short(x - r * 0.6)} ${short(y + r * 0.5)}Z`,
      lch(L, C, hue),
    ),
    path(
      `M${x - r} ${y}L${short(x - r * 0.5)} ${short(y - r * 0.9)}L${short(x + r * 0.4)} ${short(y - r)}L${x} ${short(y - r * 0.1)}Z`,
      lch(L + 0.13, C * 0.5, hue),
    ),
  ].join('')
}
