import { paw } from '../box.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, path, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A stand-up bag of dry pet food, some of it in front. */
export const petBag: Drawing = (paint, { hue, C = 0.062, L = 0.74, label: text }) =>
  [
    shadow(paint, 0, -2, 158, hue),
    path('M-140 -450H140L146 -390C164 -260 168 -120 158 -10Q0 16 -158 -10C-168 -120 -164 -260 -146 -390Z', round(paint, L, C, hue, 0.62)),
    path('M-140 -450H140L144 -408H-144Z', lch(L - 0.09, C, hue)),
    repeat(6, (i) => stroke(`M-140 ${-444 + i * 6}h280`, '#fff', 1.5, 'stroke-opacity=".2"')),
    stroke('M-136 -396C-112 -280 -118 -160 -132 -40', '#fff', 22, `stroke-opacity=".42" filter="${paint.blur(9)}"`),
    stroke('M132 -390C112 -280 120 -150 136 -30', lch(L - 0.3, C, hue), 22, `stroke-opacity=".28" filter="${paint.blur(9)}"`),
    path('M-112 -360H112V-180A112 112 0 0 1 -112 -180Z', '#fffdfb', 'opacity=".96"'),
    paw(lch(L - 0.22, C * 1.15, hue), 'translate(0 -268)'),
    brandName(0, -156, 118),
    label(0, -118, 24, text, { tracking: 4, longest: 170 }),
    kibble(paint, -176, 22, 15) + kibble(paint, -146, 36, 12) + kibble(paint, -202, 40, 12) + kibble(paint, -122, 18, 11),
  ].join('')

function kibble(paint: Paint, x: number, y: number, r: number): string {
  return (
    ellipse(x, y + 5, short(r * 1.1), short(r * 0.5), ink, `opacity=".25" filter="${paint.blur(3)}"`) +
    ellipse(
      x,
      y,
      r,
      short(r * 0.76),
      paint.radial(
        [
          [0, '#c78d58'],
          [1, '#7c4c29'],
        ],
        0.36,
        0.3,
        0.8,
      ),
    )
  )
}
