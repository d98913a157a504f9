import { lch } from './colour.ts'
import { flat } from './materials.ts'
import type { Paint } from './paint.ts'
import { ellipse, group, path, rect } from './shapes.ts'

export type BoxSides = { width: number; height: number; hue: number; L: number; C: number }

/** A carton seen a little from above and from the right; its front is centred on x = 0 and stands on y = 0. */
export function box(paint: Paint, { width, height, hue, L, C }: BoxSides): string {
  const [left, right] = [-width / 2, width / 2]
  const top = paint.linear([
    [0, lch(L + 0.16, C * 0.8, hue)],
    [1, lch(L + 0.07, C, hue)],
  ])
  const side = paint.linear(
    [
      [0, lch(L - 0.12, C, hue)],
      [1, lch(L - 0.2, C, hue)],
    ],
    0,
    0,
    0,
    1,
  )
  return [
    path(`M${left} ${-height}L${left + 34} ${-height - 44}H${right + 26}L${right} ${-height}Z`, top),
    path(`M${right} ${-height}L${right + 26} ${-height - 44}V-40L${right} 0Z`, side),
    rect(left, -height, width, height, 0, flat(paint, L, C, hue)),
  ].join('')
}

/** The print of a paw about 120 wide, centred on (0, 0). */
export function paw(fill: string, transform: string): string {
  return group(
    transform,
    path('M0 -4c22 0 40 22 42 40c1 18 -14 24 -26 20c-11 -4 -21 -4 -32 0c-12 4 -27 -2 -26 -20c2 -18 20 -40 42 -40Z', fill),
    ...[-1, 1].flatMap((side) => [
      ellipse(side * 46, -8, 15, 20, fill, `transform="rotate(${side * 24} ${side * 46} -8)"`),
      ellipse(side * 18, -36, 15, 21, fill, `transform="rotate(${side * 8} ${side * 18} -36)"`),
    ]),
  )
}
