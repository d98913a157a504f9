import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, group, path, rect, repeat, short } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Two nail files leaning on a buffer block. */
export const nailFile: Drawing = (paint, { hue, C = 0.08, L = 0.7, label: text }) =>
  [
    shadow(paint, -92, -3, 36, hue) + shadow(paint, 76, -2, 118, hue),
    file(paint, 'translate(-88 0) rotate(-13)', hue, L, C),
    file(paint, 'translate(-14 4) rotate(7)', hue + 40, 0.9, 0.03),
    group(
      'translate(96 0)',
      path('M-94 -140L-62 -172H106L94 -140Z', lch(L + 0.13, C * 0.7, hue)),
      path('M94 -140L106 -172V-30L94 0Z', lch(L - 0.16, C, hue)),
      rect(-94, -140, 188, 47, 3, flat(paint, L + 0.1, C * 0.6, hue)),
      rect(-94, -94, 188, 48, 0, flat(paint, 0.95, 0.012, hue)),
      rect(-94, -47, 188, 47, 3, flat(paint, L, C, hue)),
      brandName(0, -64, 110),
      label(0, -14, 22, text, { fill: '#fff', tracking: 4, longest: 168 }),
    ),
  ].join('')

function file(paint: Paint, place: string, hue: number, L: number, C: number): string {
  const grit = (i: number) => circle(short(-20 + ((i * 37) % 41)), short(-352 + ((i * 61) % 330)), 1.1, lch(L - 0.16, C, hue))
  return group(
    place,
    rect(-26, -396, 56, 396, 27, ink, `opacity=".25" filter="${paint.blur(8)}"`),
    rect(-29, -400, 58, 400, 29, round(paint, L - 0.08, C, hue, 0.5)),
    rect(-25, -397, 50, 394, 25, flat(paint, L, C, hue)),
    repeat(70, grit),
    group('rotate(-90 6 -200)', brandName(6, -200, 120, '#fff', 0.85)),
  )
}
