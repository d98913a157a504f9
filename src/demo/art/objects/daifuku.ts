import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { label } from '../lettering.ts'
import { ink, round, wood } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, group, path, rect } from '../shapes.ts'
import { shadow } from '../studio.ts'

type Colour = { hue: number; L: number; C: number }

/** Soft rice cakes on a wooden tray; one is cut, and shows the berry within its coat of bean. */
export const daifuku: Drawing = (paint, { hue, C = 0.045, L = 0.93, label: text }) => {
  const colour = { hue, L, C }
  return [
    shadow(paint, 0, -4, 214, hue),
    path('M-216 -62L-196 -8H196L216 -62Z', wood(paint)),
    ellipse(0, -66, 216, 44, '#8a5c36'),
    ellipse(0, -72, 216, 44, '#e3bd8d'),
    ellipse(0, -74, 196, 36, '#c99a68', 'opacity=".55"'),
    cake(paint, -112, -120, { ...colour, scale: 0.94 }),
    cake(paint, 104, -122, { ...colour, scale: 0.94 }),
    cake(paint, -4, -132, { ...colour, scale: 0.96 }),
    cake(paint, -92, -84, { ...colour, scale: 1.12 }),
    half(paint, 92, -84, colour),
    group(
      'translate(0 -34)',
      rect(-74, -18, 148, 42, 5, ink, `opacity=".3" filter="${paint.blur(5)}"`),
      rect(-76, -21, 152, 42, 5, '#fffaf2'),
      printedBlossom(-50, 0, 13, lch(0.5, 0.14, 5)),
      label(16, 8, 22, text, { tracking: 3, longest: 96 }),
    ),
  ].join('')
}

/** A whole one, dusted with starch: matt, paler on top, and the berry shines through its middle. */
function cake(paint: Paint, x: number, y: number, { hue, L, C, scale }: Colour & { scale: number }): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(6, 30, 86, 18, '#4c3320', `opacity=".38" filter="${paint.blur(6)}"`),
    path(
      'M-84 14C-90 -34 -48 -70 0 -70S90 -34 84 14C80 42 -80 42 -84 14Z',
      paint.radial(
        [
          [0, lch(L + 0.05, C * 0.35, hue)],
          [0.55, lch(L, C, hue)],
          [1, lch(L - 0.16, C * 1.5, hue)],
        ],
        0.36,
        0.26,
        0.9,
      ),
    ),
    ellipse(4, -14, 46, 36, lch(0.68, 0.15, hue), `opacity=".3" filter="${paint.blur(14)}"`),
    ellipse(-26, -46, 30, 11, '#fff', `opacity=".7" filter="${paint.blur(5)}"`),
  )
}

/** A cut one, its cut towards us: skin, white bean, and the berry with its pale heart. */
function half(paint: Paint, x: number, y: number, { hue, L, C }: Colour): string {
  return group(
    `translate(${x} ${y}) scale(1.16)`,
    ellipse(6, 32, 90, 18, '#4c3320', `opacity=".42" filter="${paint.blur(6)}"`),
    path('M-84 18C-92 -40 -46 -84 6 -82S96 -44 90 12C86 40 -78 44 -84 18Z', round(paint, L - 0.04, C * 1.2, hue, 0.5)),
    path('M-84 18C-88 -30 -46 -66 0 -66S86 -30 82 18C78 42 -80 42 -84 18Z', lch(L + 0.03, C * 0.5, hue)),
    path('M-70 16C-74 -24 -38 -54 0 -54S72 -24 68 16C64 34 -66 34 -70 16Z', lch(0.93, 0.035, 85)),
    path(
      'M-40 -8C-42 -32 -18 -44 0 -44S42 -32 40 -8C36 14 16 28 0 30C-16 28 -36 14 -40 -8Z',
      paint.radial(
        [
          [0, lch(0.66, 0.18, 22)],
          [0.7, lch(0.56, 0.21, 20)],
          [1, lch(0.44, 0.18, 18)],
        ],
        0.4,
        0.3,
        0.8,
      ),
    ),
    path('M-18 -8C-18 -24 -8 -30 0 -30S18 -24 18 -8C16 6 8 16 0 18C-8 16 -16 6 -18 -8Z', lch(0.92, 0.05, 25), 'opacity=".9"'),
    path('M-3 -22Q0 -6 0 10Q0 -6 3 -22Z', lch(0.72, 0.13, 22)),
  )
}
