import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { dark, gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Serum: a frosted bottle with a rubber dropper. */
export const serum: Drawing = (paint, { hue, C = 0.06, L = 0.76, label: text }) =>
  [
    shadow(paint, 0, -4, 102, hue),
    path('M-26 -372V-424Q-26 -470 0 -470Q26 -470 26 -424V-372Z', dark(paint)),
    gloss(paint, -17, -452, 7, 70, 0.5),
    rect(-40, -380, 80, 62, 8, gold(paint)),
    repeat(9, (i) => stroke(`M${-32 + i * 8} -374v50`, '#6d4c20', 2, 'stroke-opacity=".16"')),
    rect(-36, -322, 72, 26, 0, round(paint, L + 0.06, C * 0.7, hue, 0.8)),
    path(
      'M-38 -300H38C80 -296 98 -270 98 -226V-30Q98 0 66 0H-66Q-98 0 -98 -30V-226C-98 -270 -80 -296 -38 -300Z',
      round(paint, L, C, hue, 0.95),
    ),
    path('M-90 -196H90V-32Q89 -9 64 -9H-64Q-89 -9 -90 -32Z', lch(L - 0.1, C * 1.35, hue), 'opacity=".32"'),
    stroke('M-90 -196Q0 -184 90 -196', '#fff', 3, 'stroke-opacity=".4"'),
    rect(-6, -300, 12, 190, 6, '#fff', 'opacity=".32"'),
    rect(-64, -172, 128, 138, 4, '#fffdfb', 'opacity=".94"'),
    printedBlossom(0, -134, 17, lch(0.5, 0.14, 5), 0),
    brandName(0, -92, 88),
    label(0, -60, 17, text, { tracking: 2, longest: 112, opacity: 0.8 }),
    gloss(paint, -82, -250, 12, 210, 0.75, 2.6),
    gloss(paint, 84, -220, 5, 180, 0.5),
  ].join('')
