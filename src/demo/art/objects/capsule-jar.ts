import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round, white } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { gloss, group, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A jar of supplements with a ribbed cap, some capsules on the floor. */
export const capsuleJar: Drawing = (paint, { hue, C = 0.1, L = 0.5, label: text }) =>
  [
    shadow(paint, 0, -4, 116, hue),
    rect(-100, -392, 200, 92, 14, white(paint)),
    repeat(22, (i) => stroke(`M${short(-92 + i * 8.8)} -380v74`, ink, 2.6, 'stroke-opacity=".075"')),
    path(
      'M-86 -300H86C102 -290 112 -276 112 -254V-36Q112 0 74 0H-74Q-112 0 -112 -36V-254C-112 -276 -102 -290 -86 -300Z',
      round(paint, L, C, hue, 1),
    ),
    rect(-112, -232, 224, 176, 0, '#fffaf6', 'opacity=".97"'),
    rect(
      -112,
      -232,
      224,
      176,
      0,
      paint.linear([
        [0, ink, 0.2],
        [0.1, ink, 0.03],
        [0.25, '#fff', 0],
        [0.6, ink, 0.03],
        [0.9, ink, 0.17],
        [1, ink, 0.24],
      ]),
    ),
    rect(-112, -80, 224, 24, 0, round(paint, L + 0.14, C, hue, 0.9)),
    printedBlossom(0, -194, 18, lch(0.5, 0.14, 5)),
    brandName(0, -148, 112),
    label(0, -106, 25, text, { tracking: 4, longest: 180 }),
    gloss(paint, -96, -290, 11, 50, 0.6),
    gloss(paint, -98, -226, 12, 160, 0.6, 4),
    ...['translate(156 24) rotate(-14)', 'translate(214 44) rotate(30)', 'translate(-166 38) rotate(12)'].map((place) =>
      capsule(paint, place, { hue, L, C }),
    ),
  ].join('')

function capsule(paint: Paint, place: string, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return group(
    place,
    rect(-27, -6, 54, 22, 11, ink, `opacity=".28" filter="${paint.blur(4)}"`),
    path(
      'M0 -12H15A12 12 0 0 1 15 12H0Z',
      paint.linear(
        [
          [0, '#fff'],
          [0.4, '#f6ece6'],
          [1, '#cdbdb8'],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    path(
      'M0 -12H-15A12 12 0 0 0 -15 12H0Z',
      paint.linear(
        [
          [0, lch(L + 0.3, C * 0.9, hue)],
          [0.4, lch(L + 0.18, C * 1.2, hue)],
          [1, lch(L + 0.02, C * 1.2, hue)],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    rect(-18, -8, 34, 4, 2, '#fff', 'opacity=".75"'),
  )
}
