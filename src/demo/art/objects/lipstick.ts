import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { dark, gold, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A lipstick turned up, its cap beside it. */
export const lipstick: Drawing = (paint, { hue, C = 0.17, L = 0.53, label: text }) =>
  [
    shadow(paint, -58, -3, 60, hue) + shadow(paint, 81, -3, 60, hue),
    path('M-96 -246V-372Q-94 -398 -66 -420Q-38 -440 -20 -426V-246Z', round(paint, L, C, hue, 1)),
    path(
      'M-96 -366Q-92 -398 -64 -420Q-36 -440 -20 -428Q-30 -392 -56 -374Q-78 -360 -96 -366Z',
      lch(L + 0.1, C * 0.85, hue),
      'opacity=".85"',
    ),
    gloss(paint, -86, -350, 9, 96, 0.5),
    rect(-102, -262, 88, 84, 6, gold(paint)),
    repeat(3, (i) => stroke(`M-102 ${-244 + i * 22}h88`, '#6d4c20', 2, 'stroke-opacity=".22"')),
    rect(-112, -184, 108, 184, 12, dark(paint)),
    gloss(paint, -98, -172, 9, 156, 0.45),
    printedBlossom(-58, -112, 22, '#d9b06c'),
    brandName(-58, -54, 78, '#f1dcb2'),
    rect(26, -246, 110, 246, 14, dark(paint)),
    rect(26, -30, 110, 20, 0, gold(paint)),
    gloss(paint, 42, -230, 10, 186, 0.45),
    label(81, -116, 26, text, { fill: '#f1dcb2', tracking: 3, longest: 88 }),
  ].join('')
