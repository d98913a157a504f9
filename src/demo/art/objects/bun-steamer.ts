import { printedBlossom } from '../blossom.ts'
import { lch } from '../colour.ts'
import { label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** Steamed buns in a bamboo steamer. */
export const bunSteamer: Drawing = (paint, { hue, C = 0.05, L = 0.95, label: text }) =>
  [
    shadow(paint, 0, -2, 206, hue),
    ...['M-80 -290C-110 -330 -50 -350 -78 -400', 'M10 -300C-16 -344 44 -364 14 -424', 'M92 -290C70 -324 118 -344 96 -388'].map((d) =>
      stroke(d, '#fff', 15, `opacity=".6" filter="${paint.blur(8)}"`),
    ),
    ellipse(0, -148, 208, 60, '#b98a55'),
    ellipse(0, -144, 190, 50, '#7d5a34'),
    bun(paint, -104, -168, { hue, L, C, scale: 0.94 }),
    bun(paint, 104, -168, { hue, L, C, scale: 0.94 }),
    bun(paint, 0, -188, { hue, L, C, scale: 0.94 }),
    bun(paint, 0, -132, { hue, L, C, scale: 1.12 }),
    path('M-208 -148V-14A208 46 0 0 0 208 -14V-148A208 60 0 0 1 -208 -148Z', round(paint, 0.76, 0.075, 72, 0.9)),
    repeat(30, (i) =>
      stroke(
        `M${-196 + i * 13.5} ${short(-122 + Math.sqrt(Math.max(0, 1 - ((-196 + i * 13.5) / 208) ** 2)) * 52)}v108`,
        '#7d5a34',
        1.6,
        'stroke-opacity=".28"',
      ),
    ),
    path(
      'M-208 -134A208 56 0 0 0 208 -134V-112A208 56 0 0 1 -208 -112ZM-208 -40A208 46 0 0 0 208 -40V-18A208 46 0 0 1 -208 -18Z',
      paint.linear([
        [0, '#b08049'],
        [0.2, '#e9c58c'],
        [0.6, '#c99a5f'],
        [1, '#8b6234'],
      ]),
    ),
    group(
      'translate(0 -26)',
      rect(-86, -26, 172, 62, 6, ink, `opacity=".3" filter="${paint.blur(5)}"`),
      rect(-88, -30, 176, 62, 6, '#fffaf2'),
      printedBlossom(-58, 0, 17, lch(0.5, 0.14, 5)),
      label(20, 10, 27, text, { tracking: 3, longest: 112 }),
    ),
  ].join('')

function bun(paint: Paint, x: number, y: number, { hue, L, C, scale }: { hue: number; L: number; C: number; scale: number }): string {
  const warm = L > 0.9 ? 70 : hue
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(4, 34, 84, 18, '#4c3320', `opacity=".4" filter="${paint.blur(6)}"`),
    path(
      'M-84 26C-92 -34 -52 -72 0 -76S92 -34 84 26C80 44 -80 44 -84 26Z',
      paint.radial(
        [
          [0, lch(L + 0.03, C * 0.2, warm)],
          [0.6, lch(L - 0.02, C * 0.5, warm)],
          [1, lch(L - 0.17, C, warm)],
        ],
        0.36,
        0.26,
        0.85,
      ),
    ),
    ...[-58, -34, -12, 12, 34, 58].map((turn) =>
      stroke(`M${turn * 0.08} -70Q${turn * 0.4} -60 ${turn * 0.95} ${-26 - Math.abs(turn) * 0.1}`, '#b59a80', 3.4, 'opacity=".55"'),
    ),
    circle(0, -66, 7, lch(0.55, 0.16, hue)),
  )
}
