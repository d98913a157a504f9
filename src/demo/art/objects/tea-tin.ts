import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { gold, ink, lid, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path, rect, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A tea tin, some leaves on the floor. */
export const teaTin: Drawing = (paint, { hue, C = 0.08, L = 0.52, label: text }) =>
  [
    shadow(paint, 0, -4, 122, hue),
    path('M-118 -300V-12A118 24 0 0 0 118 -12V-300Z', round(paint, L, C, hue, 0.95)),
    path('M-122 -398V-296A122 26 0 0 0 122 -296V-398Z', round(paint, L - 0.06, C, hue, 1)),
    ellipse(0, -398, 122, 26, lid(paint, L + 0.12, C * 0.9, hue)),
    ellipse(0, -400, 44, 9, gold(paint)),
    path('M-122 -310V-298A122 26 0 0 0 122 -298V-310A122 26 0 0 1 -122 -310Z', gold(paint)),
    path('M-118 -34V-22A118 24 0 0 0 118 -22V-34A118 24 0 0 1 -118 -34Z', gold(paint)),
    rect(-62, -252, 124, 194, 4, '#fdf6e8', 'opacity=".97"'),
    rect(-54, -244, 108, 178, 2, 'none', `stroke="${lch(L, C, hue)}" stroke-width="2" opacity=".6"`),
    tallLabel(text),
    brandName(0, -80, 74),
    gloss(paint, -106, -384, 13, 70, 0.5, 3),
    gloss(paint, -104, -260, 13, 210, 0.5, 3),
    ...[
      [-170, 30, 20],
      [-148, 46, -30],
      [-196, 44, 60],
      [166, 34, -12],
      [190, 50, 40],
    ].map(([x = 0, y = 0, turn = 0]) => leaf(paint, `translate(${x} ${y}) rotate(${turn})`)),
  ].join('')

/** Up to four characters, set from top to bottom. */
function tallLabel(text: string): string {
  const letters = [...text].slice(0, 4)
  const size = Math.min(42, 132 / Math.max(letters.length, 1))
  return letters.map((letter, index) => label(0, short(-232 + size * (index + 0.9)), short(size * 0.92), letter)).join('')
}

function leaf(paint: Paint, place: string): string {
  return group(
    place,
    ellipse(2, 5, 19, 6, ink, `opacity=".22" filter="${paint.blur(3)}"`),
    path(
      'M-20 0C-10 -12 10 -12 20 0C8 8 -10 9 -20 0Z',
      paint.linear([
        [0, '#7d9160'],
        [1, '#3e5335'],
      ]),
    ),
    stroke('M-18 0Q0 -3 18 0', '#c9d4ad', 1.4),
  )
}
