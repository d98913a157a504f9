import { blossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, gloss, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A chilled layer cake in front of its ribboned box. */
export const cake: Drawing = (paint, { hue, C = 0.06, L = 0.86, label: text }) =>
  [
    shadow(paint, 70, -48, 150, hue),
    ribbonedBox(paint, hue, L, C),
    brandName(62, -292, 108, ink, 0.85),
    label(62, -254, 21, text, { tracking: 3, opacity: 0.8, longest: 132 }),
    ellipse(-42, -2, 200, 40, ink, `opacity=".26" filter="${paint.blur(12)}"`),
    ellipse(-52, -10, 190, 42, lch(0.8, 0.015, 60)),
    ellipse(
      -52,
      -17,
      190,
      42,
      paint.linear([
        [0, '#fff'],
        [0.6, '#f5eeee'],
        [1, '#ddd0d2'],
      ]),
    ),
    layer(-62, 36, round(paint, 0.79, 0.075, 72, 0.9)),
    layer(-74, 14, round(paint, 0.97, 0.012, 60, 0.6)),
    layer(-108, 36, round(paint, 0.79, 0.075, 72, 0.9)),
    layer(-120, 14, round(paint, 0.66, 0.15, hue, 0.8)),
    layer(-158, 40, round(paint, 0.965, 0.02, 30, 0.7)),
    ellipse(
      -52,
      -158,
      150,
      34,
      paint.linear([
        [0, '#ffffff'],
        [0.5, '#fdf3f1'],
        [1, '#ead7d6'],
      ]),
    ),
    [
      [-92, 2],
      [-52, 18],
      [0, 23],
      [54, 17],
      [94, 1],
      [60, -14],
      [4, -20],
      [-56, -15],
    ]
      .map(([x = 0, y = 0]) => berry(paint, x - 52, y - 170, hue))
      .join(''),
    blossom(paint, -48, -166, 34, 5, 14),
    gloss(paint, -186, -136, 10, 90, 0.55, 4),
  ].join('')

function ribbonedBox(paint: Paint, hue: number, L: number, C: number): string {
  const ribbon = lch(0.5, 0.15, 5)
  return [
    path(
      'M-20 -346h250v300h-250Z',
      paint.linear(
        [
          [0, lch(L + 0.03, C, hue)],
          [1, lch(L - 0.07, C * 1.1, hue)],
        ],
        0,
        0,
        1,
        0.6,
      ),
    ),
    path('M-20 -346l30 -36h238l-18 36Z', lch(L + 0.06, C * 0.7, hue)),
    path('M230 -346l18 -36v294l-18 42Z', lch(L - 0.16, C * 1.2, hue)),
    rect(140, -346, 26, 300, 0, ribbon),
    path('M140 -346l24 -36h25l-23 36Z', lch(0.57, 0.15, 5)),
    group(
      'translate(162 -366)',
      path('M0 0C-30 -44 -76 -34 -66 -8C-60 10 -20 8 0 0ZM0 0C26 -46 74 -38 66 -12C60 8 20 8 0 0Z', lch(0.54, 0.16, 5)),
      path('M0 0C-16 -20 -48 -24 -52 -10C-30 -14 -14 -6 0 0Z', lch(0.4, 0.13, 5)),
      circle(0, 0, 11, lch(0.46, 0.15, 5)),
    ),
  ].join('')
}

function layer(top: number, height: number, fill: string): string {
  return path(`M-202 ${top}V${top + height}A150 34 0 0 0 98 ${top + height}V${top}A150 34 0 0 1 -202 ${top}Z`, fill)
}

function berry(paint: Paint, x: number, y: number, hue: number): string {
  return [
    ellipse(x + 3, y + 17, 21, 8, '#8d5a60', `opacity=".35" filter="${paint.blur(3)}"`),
    circle(
      x,
      y,
      19,
      paint.radial(
        [
          [0, lch(0.72, 0.17, hue)],
          [0.5, lch(0.52, 0.2, hue)],
          [1, lch(0.34, 0.14, hue)],
        ],
        0.36,
        0.3,
        0.8,
      ),
    ),
    ellipse(x - 6, y - 8, 5, 3.4, '#fff', 'opacity=".8"'),
  ].join('')
}
