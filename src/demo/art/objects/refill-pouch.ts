import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A refill pouch with a spout at its corner. */
export const refillPouch: Drawing = (paint, { hue, C = 0.06, L = 0.78, label: text }) =>
  [
    shadow(paint, 0, -2, 136, hue),
    rect(-124, -470, 62, 44, 8, round(paint, L - 0.24, C * 1.4, hue, 0.9)),
    repeat(6, (i) => stroke(`M${-116 + i * 9} -464v30`, '#fff', 2, 'stroke-opacity=".3"')),
    rect(-112, -430, 38, 26, 3, white(paint)),
    path(
      'M-134 -412H-58L126 -330Q132 -324 132 -314C140 -200 138 -90 130 -8Q0 14 -130 -8C-138 -110 -140 -240 -134 -412Z',
      round(paint, L, C, hue, 0.6),
    ),
    path('M-134 -412H-58L126 -330Q132 -324 132 -314L132 -304L-60 -388H-134Z', lch(L - 0.08, C, hue), 'opacity=".6"'),
    stroke('M-118 -370C-108 -250 -110 -140 -118 -30', '#fff', 18, `stroke-opacity=".42" filter="${paint.blur(8)}"`),
    stroke('M112 -300C100 -210 106 -110 116 -30', lch(L - 0.28, C, hue), 18, `stroke-opacity=".26" filter="${paint.blur(8)}"`),
    path('M-130 -70Q0 -34 130 -70L129 -8Q0 14 -129 -8Z', lch(L - 0.14, C * 1.2, hue), 'opacity=".7"'),
    printedBlossom(0, -254, 30, '#fffdfb', 0, lch(L - 0.16, C * 1.3, hue)),
    brandName(0, -188, 124, '#fff'),
    label(0, -136, 30, text, { fill: '#fff', tracking: 4, longest: 210 }),
  ].join('')
