import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { gold, ink, lid, round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import { ellipse, gloss, group, path, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A squat jar of cream with its lid on, a spatula of cream beside it. */
export const creamJar: Drawing = (paint, { hue, C = 0.05, L = 0.84, label: text }) =>
  [
    shadow(paint, 0, -4, 150, hue),
    path('M-146 -168V-44Q-146 0 -100 4Q0 12 100 4Q146 0 146 -44V-168Z', round(paint, L, C, hue, 0.9)),
    path('M-126 -150V-52Q-126 -18 -92 -14Q0 -8 92 -14Q126 -18 126 -52V-150Z', round(paint, L + 0.06, C * 0.7, hue, 0.5), 'opacity=".7"'),
    path('M-152 -262V-172A152 34 0 0 0 152 -172V-262Z', white(paint)),
    ellipse(0, -262, 152, 36, lid(paint, 0.95, 0.012, hue)),
    ellipse(0, -262, 138, 31, 'none', `stroke="${lch(0.86, 0.02, hue)}" stroke-width="2"`),
    path('M-152 -190V-176A152 34 0 0 0 152 -176V-190A152 34 0 0 1 -152 -190Z', gold(paint)),
    printedBlossom(0, -264, 24, lch(0.72, 0.08, hue), 0),
    gloss(paint, -136, -244, 12, 56, 0.8, 3),
    gloss(paint, -130, -130, 12, 96, 0.75, 3),
    brandName(0, -82, 124),
    label(0, -42, 24, text, { tracking: 4, opacity: 0.85, longest: 220 }),
    group(
      'translate(186 34) rotate(-12)',
      ellipse(6, 8, 60, 12, ink, `opacity=".25" filter="${paint.blur(5)}"`),
      path(
        'M-58 2C-40 -26 -10 -34 10 -18C30 -26 56 -12 58 4C40 16 -36 16 -58 2Z',
        paint.linear(
          [
            [0, '#ffffff'],
            [0.6, lch(0.96, 0.015, hue)],
            [1, lch(0.86, 0.03, hue)],
          ],
          0,
          0,
          0.4,
          1,
        ),
      ),
      stroke('M-34 -4C-18 -20 0 -22 14 -10', '#fff', 5, 'opacity=".9"'),
    ),
  ].join('')
