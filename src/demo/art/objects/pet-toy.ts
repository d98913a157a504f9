import { paw } from '../box.ts'
import { lch } from '../colour.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A ball, a rope with two knots and a bone: toys. */
export const petToy: Drawing = (paint, { hue, C = 0.12, L = 0.7 }) =>
  [
    shadow(paint, -70, -4, 118, hue),
    shadow(paint, 120, 2, 92, hue),
    group('translate(112 -6) rotate(-6)', rope(paint, hue)),
    circle(
      -78,
      -126,
      128,
      paint.radial(
        [
          [0, lch(L + 0.14, C * 0.8, hue)],
          [0.55, lch(L, C, hue)],
          [1, lch(L - 0.2, C * 1.1, hue)],
        ],
        0.36,
        0.3,
        0.78,
      ),
    ),
    `<g clip-path="${paint.clip('<circle cx="-78" cy="-126" r="128"/>')}">`,
    stroke('M-206 -190C-130 -150 -40 -150 56 -200M-206 -62C-130 -100 -40 -104 56 -50', lch(0.95, 0.03, hue + 40), 20, 'opacity=".9"'),
    paw('#fffaf4', 'translate(-78 -128) scale(.62)'),
    '</g>',
    ellipse(-122, -196, 34, 20, '#fff', `opacity=".7" transform="rotate(-34 -122 -196)" filter="${paint.blur(5)}"`),
    group('translate(40 30) rotate(-10)', bone(paint)),
  ].join('')

function rope(paint: Paint, hue: number): string {
  const strand = (i: number) =>
    path(`M-17 ${-240 + i * 26}q17 -20 34 0v17q-17 -14 -34 4Z`, i % 2 ? lch(0.94, 0.02, 70) : lch(0.66, 0.1, hue + 60))
  const knot = (y: number) =>
    circle(
      0,
      y,
      34,
      paint.radial(
        [
          [0, lch(0.97, 0.02, 70)],
          [0.6, lch(0.87, 0.035, 70)],
          [1, lch(0.66, 0.05, 60)],
        ],
        0.36,
        0.3,
        0.75,
      ),
    ) + stroke(`M-28 ${y - 8}q28 22 56 -6M-24 ${y + 12}q26 14 50 -4`, lch(0.66, 0.1, hue + 60), 6, 'opacity=".8"')
  return [
    rect(-17, -240, 34, 214, 12, round(paint, 0.88, 0.03, 70, 0.7)),
    repeat(8, strand),
    knot(-244) + knot(-30),
    repeat(7, (i) =>
      stroke(`M${-15 + i * 5} -272q${(i - 3) * 5} -26 ${(i - 3) * 8} -44`, i % 2 ? lch(0.82, 0.04, 70) : lch(0.64, 0.1, hue + 60), 5),
    ),
    repeat(7, (i) =>
      stroke(`M${-15 + i * 5} -4q${(i - 3) * 4} 6 ${(i - 3) * 8} 22`, i % 2 ? lch(0.82, 0.04, 70) : lch(0.64, 0.1, hue + 60), 5),
    ),
  ].join('')
}

function bone(paint: Paint): string {
  return [
    ellipse(6, 18, 92, 14, ink, `opacity=".26" filter="${paint.blur(6)}"`),
    path(
      'M-60 -14C-96 -44 -112 -14 -92 0C-112 16 -94 44 -60 16H60C94 44 112 16 92 0C112 -14 96 -44 60 -14Z',
      paint.linear(
        [
          [0, '#fffdf6'],
          [0.5, '#f4e6d0'],
          [1, '#d2b48f'],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    stroke('M-52 -5H50', '#fff', 5, `opacity=".8" filter="${paint.blur(1.6)}"`),
  ].join('')
}
