import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { glass, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, gloss, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A glass bottle of milk, soy milk or drinking yogurt. */
export const milkBottle: Drawing = (paint, { hue, C = 0.02, L = 0.965, label: text }) =>
  [
    shadow(paint, 0, -4, 102, hue),
    path('M-44 -478H44L50 -440H-50Z', round(paint, 0.6, 0.13, hue, 0.9)),
    repeat(11, (i) => stroke(`M${-42 + i * 8.4} -470l${short((i - 5) * 0.9)} 28`, '#fff', 1.8, 'stroke-opacity=".4"')),
    rect(-46, -442, 92, 24, 8, glass(paint)),
    path(
      'M-40 -420H40V-370C44 -312 100 -296 100 -232V-36Q100 0 64 0H-64Q-100 0 -100 -36V-232C-100 -296 -44 -312 -40 -370Z',
      round(paint, 0.9, 0.012, 240, 0.6),
    ),
    path(
      'M-32 -400H32V-366C36 -302 90 -290 90 -230V-42Q90 -12 58 -12H-58Q-90 -12 -90 -42V-230C-90 -290 -36 -302 -32 -366Z',
      round(paint, L, C, hue, 0.5),
    ),
    circle(0, -150, 68, lch(0.6, 0.13, hue)),
    circle(0, -150, 61, 'none', 'stroke="#fff" stroke-width="2" opacity=".8"'),
    printedBlossom(0, -184, 16, '#fff'),
    brandName(0, -142, 88, '#fff'),
    label(0, -108, 23, text, { fill: '#fff', tracking: 2, longest: 104 }),
    gloss(paint, -86, -244, 12, 210, 0.85, 3),
    gloss(paint, -34, -400, 6, 60, 0.8),
    gloss(paint, 84, -230, 6, 180, 0.6),
  ].join('')
