import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { flat, round, silver } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, gloss, group, path, stroke } from '../shapes.ts'
import { sticker } from '../sticker.ts'
import { shadow } from '../studio.ts'

/** Glass jars of pudding, one open with its spoon. */
export const pudding: Drawing = (paint, { hue, C = 0.09, L = 0.84, label: text }) =>
  [
    shadow(paint, -10, -4, 182, hue),
    group(
      'translate(112 -26) scale(.9)',
      jar(paint, hue, L, C),
      path('M-98 -262Q-92 -290 0 -290T98 -262L106 -228Q0 -206 -106 -228Z', flat(paint, 0.95, 0.03, 20)),
      stroke('M-96 -234Q0 -214 96 -234', lch(0.5, 0.14, 5), 8),
      printedBlossom(0, -262, 15, lch(0.5, 0.14, 5)),
    ),
    group(
      'translate(-66 0)',
      jar(paint, hue, L, C),
      ellipse(0, -236, 92, 22, '#fff'),
      ellipse(
        0,
        -233,
        84,
        17,
        paint.radial([
          [0, '#b4692b'],
          [0.7, '#8a4617'],
          [1, '#6d340f'],
        ]),
      ),
      ellipse(-26, -238, 30, 4.5, '#fff', `opacity=".55" filter="${paint.blur(2)}"`),
      sticker(paint, 0, -174, 124, 106, text),
    ),
    group(
      'translate(206 36) rotate(-74)',
      path('M-5 -10L-8 -150Q0 -160 8 -150L5 -10Z', silver(paint)),
      ellipse(0, 12, 18, 28, silver(paint)),
      ellipse(-2, 12, 12, 21, '#eef0f2'),
    ),
  ].join('')

function jar(paint: Paint, hue: number, L: number, C: number): string {
  return [
    path('M-92 -236L-98 -206V-34Q-98 0 -66 2Q0 8 66 2Q98 0 98 -34V-206L92 -236Z', round(paint, 0.95, 0.01, hue, 0.6)),
    path('M-87 -202V-38Q-86 -10 -60 -8Q0 -3 60 -8Q86 -10 87 -38V-202Z', round(paint, L, C, hue, 0.7)),
    path('M-87 -206Q0 -190 87 -206V-178Q0 -160 -87 -178Z', round(paint, 0.5, 0.1, 52, 0.9)),
    gloss(paint, -88, -200, 10, 170, 0.8, 2.6),
    gloss(paint, 78, -190, 5, 150, 0.5),
  ].join('')
}
