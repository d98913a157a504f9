import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, group, path, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A fillet in a vacuum pack on ice, lemon beside it. */
export const fishPack: Drawing = (paint, { hue, C = 0.13, L = 0.72, label: text }) =>
  [
    shadow(paint, 0, 0, 204, hue),
    group(
      'translate(0 -4)',
      path(
        'M-206 -296Q0 -312 206 -296L212 0Q0 14 -212 0Z',
        paint.linear(
          [
            [0, '#f4f8fb'],
            [0.5, '#dbe6ee'],
            [1, '#c2d1dc'],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      path(
        'M-150 -196C-120 -250 30 -262 118 -214C156 -194 178 -160 176 -128C150 -84 20 -64 -88 -92C-140 -106 -166 -160 -150 -196Z',
        ink,
        `opacity=".25" filter="${paint.blur(9)}" transform="translate(6 12)"`,
      ),
      path(
        'M-150 -196C-120 -250 30 -262 118 -214C156 -194 178 -160 176 -128C150 -84 20 -64 -88 -92C-140 -106 -166 -160 -150 -196Z',
        paint.linear(
          [
            [0, lch(L + 0.1, C * 0.8, hue)],
            [0.5, lch(L, C, hue)],
            [1, lch(L - 0.09, C, hue)],
          ],
          0,
          0,
          0.6,
          1,
        ),
      ),
      ...[-96, -52, -8, 36, 80, 122].map((x) =>
        stroke(`M${x} -234q-22 34 -6 66q14 32 -4 68`, lch(L + 0.17, C * 0.4, hue), 6, 'opacity=".75"'),
      ),
      path(
        'M-150 -196C-166 -160 -140 -106 -88 -92C20 -64 150 -84 176 -128C180 -116 174 -98 160 -90C110 -56 0 -50 -92 -76C-150 -92 -176 -156 -150 -196Z',
        lch(0.62, 0.03, 240),
      ),
      path('M-206 -296Q0 -312 206 -296L207 -262Q0 -278 -207 -262Z', lch(0.45, 0.09, 245)),
      brandName(-120, -276, 100, '#fff'),
      label(96, -276, 22, text, { fill: '#fff', tracking: 3, longest: 180 }),
      path('M-190 -250L-60 -256L-150 -14L-200 -12Z', '#fff', 'opacity=".28"'),
      path('M60 -252L96 -250L10 -8L-16 -8Z', '#fff', 'opacity=".2"'),
      stroke('M-190 -24Q0 -12 192 -24', '#fff', 5, 'opacity=".7"'),
    ),
    ...[
      [-204, 14, 1],
      [-170, 34, 0.8],
      [204, 20, 1.1],
      [-222, 42, 0.6],
    ].map(([x = 0, y = 0, s = 1]) => iceCube(x, y, s)),
    lemon(paint),
  ].join('')

function iceCube(x: number, y: number, scale: number): string {
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M-24 -18L2 -28L26 -16V12L-2 24L-24 10Z', '#e3f0f8', 'opacity=".9"'),
    path('M-24 -18L2 -28L26 -16L-2 -6Z', '#ffffff'),
    path('M-2 -6L26 -16V12L-2 24Z', '#b9d3e4', 'opacity=".9"'),
  )
}

function lemon(paint: Paint): string {
  return group(
    'translate(128 26)',
    ellipse(6, 14, 54, 12, ink, `opacity=".26" filter="${paint.blur(5)}"`),
    ellipse(0, 0, 50, 24, lch(0.86, 0.16, 98)),
    ellipse(0, -5, 50, 24, lch(0.97, 0.05, 100)),
    ellipse(0, -5, 43, 20, lch(0.91, 0.14, 102)),
    repeat(8, (i) =>
      stroke(`M0 -5L${short(Math.cos((i * Math.PI) / 4) * 42)} ${short(Math.sin((i * Math.PI) / 4) * 19 - 5)}`, '#fffbe2', 2.6),
    ),
  )
}
