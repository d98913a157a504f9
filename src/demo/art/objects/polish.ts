import { printedBlossom } from '../blossom.ts'
import { brandName, label } from '../lettering.ts'
import { dark, gold, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Gel polish: a soft-square lacquered bottle with a tall cap. */
export const polish: Drawing = (paint, { hue, C = 0.15, L = 0.6, label: text }) =>
  [
    shadow(paint, 0, -4, 100, hue),
    path('M-44 -232L-35 -440Q-34 -452 -22 -452H22Q34 -452 35 -440L44 -232Z', dark(paint)),
    gloss(paint, -27, -440, 9, 190, 0.5),
    stroke('M-34 -448Q0 -459 34 -448', '#fff', 3, 'stroke-opacity=".25"'),
    rect(-50, -244, 100, 20, 6, gold(paint)),
    path('M-58 -226H58Q98 -222 98 -176V-44Q98 0 52 0H-52Q-98 0 -98 -44V-176Q-98 -222 -58 -226Z', round(paint, L, C, hue, 1)),
    stroke('M-52 -216H52Q86 -212 87 -174V-48Q86 -14 50 -12H-50Q-86 -14 -87 -48V-174Q-86 -212 -52 -216Z', '#fff', 3, 'stroke-opacity=".22"'),
    gloss(paint, -74, -190, 16, 150, 0.7, 3),
    gloss(paint, -52, -196, 6, 90, 0.35),
    gloss(paint, 78, -160, 6, 110, 0.35),
    printedBlossom(4, -140, 21, L > 0.84 ? '#a8234f' : '#ffffffee', 0),
    brandName(4, -84, 104, L > 0.84 ? ink : '#fff', 0.95),
    label(4, -50, 19, text, { fill: L > 0.84 ? ink : '#fff', opacity: 0.92, tracking: 2, longest: 150 }),
  ].join('')
