import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink, round } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, gloss, path, rect, repeat, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A tall amber bottle of vitamins with a safety cap. */
export const vitaminBottle: Drawing = (paint, { hue, C = 0.1, L = 0.62, label: text }) =>
  [
    shadow(paint, 0, -4, 100, hue),
    rect(-70, -456, 140, 82, 12, round(paint, L + 0.2, C * 0.5, hue, 0.8)),
    repeat(16, (i) => stroke(`M${-62 + i * 8.3} -446v62`, ink, 2.2, 'stroke-opacity=".08"')),
    rect(-60, -376, 120, 18, 0, '#7b4a1e'),
    path(
      'M-60 -360H60C84 -352 96 -330 96 -300V-34Q96 0 62 0H-62Q-96 0 -96 -34V-300C-96 -330 -84 -352 -60 -360Z',
      round(paint, 0.5, 0.1, 60, 1.05),
    ),
    rect(-96, -284, 192, 236, 0, '#fffbf7'),
    rect(-96, -284, 192, 70, 0, round(paint, L, C, hue, 0.7)),
    brandName(0, -240, 118, '#fff'),
    label(0, -160, 30, text, { tracking: 4, longest: 164 }),
    stroke('M-44 -136h88', lch(L, C, hue), 2),
    repeat(5, (i) => circle(-36 + i * 18, -104, 5.5, i < 4 ? lch(L, C, hue) : lch(0.9, 0.02, hue))),
    stroke('M-50 -76h100M-32 -64h64', ink, 2, 'stroke-opacity=".18"'),
    rect(
      -96,
      -284,
      192,
      236,
      0,
      paint.linear([
        [0, ink, 0.2],
        [0.1, ink, 0.03],
        [0.25, '#fff', 0],
        [0.62, ink, 0.03],
        [0.9, ink, 0.17],
        [1, ink, 0.24],
      ]),
    ),
    gloss(paint, -84, -340, 10, 330, 0.5, 3),
    ...[
      [146, 28, 0],
      [186, 44, 1],
      [-150, 40, 1],
    ].map(([x = 0, y = 0, kind = 0]) => tablet(paint, x, y, kind ? lch(L + 0.24, C * 0.8, hue) : '#fbf3e6')),
  ].join('')

function tablet(paint: Paint, x: number, y: number, fill: string): string {
  return (
    ellipse(x + 3, y + 8, 24, 9, ink, `opacity=".26" filter="${paint.blur(4)}"`) +
    ellipse(x, y + 3, 22, 12, '#cdb7a3') +
    ellipse(x, y - 2, 22, 12, fill) +
    stroke(`M${x - 13} ${y - 2}h26`, '#b79f8b', 1.6, 'opacity=".7"')
  )
}
