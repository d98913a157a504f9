import { box } from '../box.ts'
import { lch } from '../colour.ts'
import { brandName, label } from '../lettering.ts'
import { ink } from '../materials.ts'
import type { Drawing } from '../pack.ts'
import type { Paint } from '../paint.ts'
import { circle, ellipse, group, path, rect, repeat, short, stroke } from '../shapes.ts'
import { shadow } from '../studio.ts'

/** A carton of frozen dumplings with a window. */
export const dumplingBox: Drawing = (paint, { hue, C = 0.075, L = 0.56, label: text }) =>
  [
    shadow(paint, 10, -2, 200, hue),
    box(paint, { width: 392, height: 292, hue, L, C }),
    label(-168, -226, 36, text, { fill: '#fff', at: 'start', tracking: 5, longest: 214 }),
    brandName(114, -232, 104, '#fff', 0.92),
    stroke('M-168 -204h336', '#fff', 1.5, 'stroke-opacity=".4"'),
    rect(
      -172,
      -180,
      344,
      148,
      20,
      paint.linear(
        [
          [0, lch(0.4, 0.05, hue)],
          [1, lch(0.62, 0.05, hue)],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
    `<g clip-path="${paint.clip(rect(-172, -180, 344, 148, 20, '#fff'))}">`,
    [
      [-120, -142],
      [-18, -148],
      [84, -142],
      [168, -134],
    ]
      .map(([x = 0, y = 0]) => dumpling(paint, x, y, 0.94))
      .join(''),
    [
      [-170, -70],
      [-62, -76],
      [48, -74],
      [156, -68],
    ]
      .map(([x = 0, y = 0]) => dumpling(paint, x, y, 1.12))
      .join(''),
    path('M-172 -180L-46 -180L-136 -32H-172Z', '#fff', 'opacity=".16"'),
    '</g>',
    rect(-172, -180, 344, 148, 20, 'none', 'stroke="#fff" stroke-opacity=".5" stroke-width="2"'),
    [
      [-182, -278],
      [182, -16],
      [-178, -24],
      [176, -276],
    ]
      .map(([x = 0, y = 0]) => frost(x, y))
      .join(''),
  ].join('')

function dumpling(paint: Paint, x: number, y: number, scale: number): string {
  const pleat = (at: number) => stroke(`M${at} ${short(Math.abs(at) * 0.36 - 28)}q-5 14 -1 26`, '#bfa58d', 3, 'stroke-opacity=".65"')
  return group(
    `translate(${x} ${y}) scale(${scale})`,
    ellipse(4, 24, 48, 12, ink, `opacity=".3" filter="${paint.blur(5)}"`),
    path(
      'M-50 14C-52 -18 -28 -36 0 -36S52 -18 50 14C50 26 -50 26 -50 14Z',
      paint.linear(
        [
          [0, '#fffdf8'],
          [0.55, '#f6eadb'],
          [1, '#dcc7b2'],
        ],
        0,
        0,
        0.5,
        1,
      ),
    ),
    [-34, -20, -6, 8, 22, 35].map(pleat).join(''),
    stroke('M-44 2C-42 -16 -22 -29 0 -30S42 -16 44 2', '#fff', 5, 'stroke-opacity=".85"'),
  )
}

function frost(x: number, y: number): string {
  const crystal = (i: number) =>
    circle(
      short(x + Math.cos(i * 2.4) * i * 3.2),
      short(y + Math.sin(i * 2.4) * i * 3),
      short(4.4 - i * 0.45),
      '#fff',
      `opacity="${short(0.8 - i * 0.1)}"`,
    )
  return repeat(7, crystal)
}
