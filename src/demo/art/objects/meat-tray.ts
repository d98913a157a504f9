import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { flat, ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { ellipse, group, path, rect, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Slices on a tray under film: meat, hot pot and chilled dishes. */
export const meatTray: Drawing = (paint, { hue, C = 0.13, L = 0.66, label: text }) =>
  [
    shadow(paint, 0, 6, 204, hue),
    path('M-190 -170H190L212 -10Q212 16 186 16H-186Q-212 16 -212 -10Z', round(paint, 0.3, 0.03, 300, 0.7)),
    path('M-174 -156H174L190 -16H-190Z', '#191016'),
    ...[0, 1].flatMap((row) => [0, 1, 2, 3, 4].map((column) => slice(paint, -134 + column * 67 + row * 6, -112 + row * 62, { hue, L, C }))),
    path('M-190 -170H-70L-160 16H-200Q-212 16 -212 -10Z', '#fff', 'opacity=".2"'),
    path('M40 -170H84L40 16H-14Z', '#fff', 'opacity=".14"'),
    group(
      'translate(0 -2)',
      path(
        'M-70 -250H70Q80 -250 80 -240V-56Q80 -46 70 -46H-70Q-80 -46 -80 -56V-240Q-80 -250 -70 -250Z',
        ink,
        `opacity=".35" filter="${paint.blur(8)}"`,
      ),
      rect(-82, -256, 164, 204, 8, flat(paint, 0.975, 0.012, 60)),
      rect(-82, -256, 164, 44, 8, flat(paint, L - 0.14, C, hue)),
      brandName(0, -226, 104, '#fff'),
      printedBlossom(0, -172, 24, lch(0.5, 0.14, 5), 0, '#fff'),
      label(0, -96, 32, text, { tracking: 3, longest: 144 }),
      stroke('M-40 -74h80', ink, 1.6, 'stroke-opacity=".3"'),
    ),
  ].join('')

function slice(paint: Paint, x: number, y: number, { hue, L, C }: { hue: number; L: number; C: number }): string {
  return group(
    `translate(${x} ${y})`,
    ellipse(4, 10, 38, 26, '#000', `opacity=".4" filter="${paint.blur(4)}"`),
    path(
      'M-36 10C-44 -24 -10 -40 14 -32C40 -24 42 6 28 24C8 38 -30 34 -36 10Z',
      paint.linear(
        [
          [0, lch(L + 0.1, C * 0.8, hue)],
          [0.5, lch(L, C, hue)],
          [1, lch(L - 0.14, C, hue)],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
    stroke('M-28 8C-14 -2 -6 -18 8 -20M-16 22C0 12 6 -2 24 -6M2 26q12 -6 18 -16', lch(0.94, 0.03, 30), 4, 'opacity=".75"'),
  )
}
