import { blossom, printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { circle, path, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A pillow bag of snacks, noodles or coffee. */
export const snackBag: Drawing = (paint, { hue, C = 0.1, L = 0.66, label: text }) =>
  [
    shadow(paint, 0, -2, 150, hue),
    path(
      'M-142 -440Q-148 -430 -142 -420C-126 -380 -128 -340 -140 -220S-128 -60 -142 -20Q-148 -8 -142 0H142Q148 -8 142 -20C128 -60 130 -100 140 -220S126 -380 142 -420Q148 -430 142 -440Z',
      round(paint, L, C, hue, 0.75),
    ),
    ...[-440, -22].map((top) => repeat(22, (i) => stroke(`M${-136 + i * 13} ${top + 3}v16`, '#fff', 3, 'stroke-opacity=".28"'))),
    stroke('M-112 -390C-92 -300 -104 -140 -116 -50', '#fff', 24, `stroke-opacity=".38" filter="${paint.blur(10)}"`),
    stroke('M116 -380C100 -280 108 -150 122 -60', lch(L - 0.3, C, hue), 22, `stroke-opacity=".3" filter="${paint.blur(10)}"`),
    circle(0, -268, 92, '#fffaf3', 'opacity=".96"'),
    printedBlossom(0, -312, 22, lch(0.5, 0.14, 5)),
    brandName(0, -262, 116),
    label(0, -216, 31, text, { tracking: 3, longest: 156 }),
    path('M-138 -140Q0 -186 138 -140L134 -76Q0 -118 -134 -76Z', lch(L - 0.16, C * 1.1, hue)),
    ...[-76, -24, 30, 82].map((x, i) => blossom(paint, x, -112 - (i % 2) * 12, 22, 5 + i * 12, i * 20)),
  ].join('')
