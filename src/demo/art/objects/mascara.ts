import { brandName, label } from '../lettering.ts'
import { dark, gold, round, silver } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { gloss, group, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Mascara or eyeliner: a tube and its wand. */
export const mascara: Drawing = (paint, { hue, C = 0.12, L = 0.48, label: text }) =>
  [
    shadow(paint, -60, -3, 42, hue) + shadow(paint, 64, -3, 34, hue),
    group(
      'translate(64 0) rotate(7)',
      rect(-30, -196, 60, 196, 16, round(paint, L, C, hue, 1)),
      gloss(paint, -19, -182, 8, 160, 0.55),
      rect(-24, -206, 48, 12, 3, gold(paint)),
      rect(-4, -300, 8, 98, 4, silver(paint)),
      path('M0 -440C15 -432 19 -404 18 -366C17 -330 13 -304 0 -296C-13 -304 -17 -330 -18 -366C-19 -404 -15 -432 0 -440Z', dark(paint)),
      repeat(15, (i) =>
        stroke(`M${-23 + Math.abs(7 - i) * 0.9} ${-432 + i * 9.4}L${23 - Math.abs(7 - i) * 0.9} ${-427 + i * 9.4}`, '#241319', 2.6),
      ),
    ),
    rect(-96, -400, 72, 400, 20, round(paint, L, C, hue, 1)),
    rect(-97, -236, 74, 14, 0, gold(paint)),
    gloss(paint, -84, -384, 9, 140, 0.55),
    gloss(paint, -84, -210, 9, 180, 0.55),
    group('rotate(-90 -48 -112)', brandName(-48, -112, 124, '#fff', 0.95)),
    label(-60, -262, 17, text, { fill: '#fff', tracking: 1, longest: 62 }),
  ].join('')
