import { branchShadow } from './branch.ts'
import { lch } from './colour.ts'
import { round } from './materials.ts'
import type { Paint } from './paint.ts'
import { ellipse, path, rect, short } from './shapes.ts'

export type Room = {
  width: number
  height: number
  /** Hue and chroma of wall and floor. */
  hue: number
  chroma: number
  /** Where the wall meets the floor, as a share of the height. */
  horizon: number
  /** The branch shadow on the wall: how strong (0 is none) and where. */
  shade: { strength: number; transform: string }
}

/** A seamless wall and floor, lit from the upper left through a plum branch. */
export function studio(paint: Paint, { width, height, hue, chroma, horizon, shade }: Room): string {
  const L = 0.93
  const wall = paint.linear(
    [
      [0, lch(L + 0.018, chroma * 0.8, hue)],
      [horizon - 0.12, lch(L - 0.006, chroma, hue)],
      [horizon - 0.02, lch(L - 0.038, chroma * 1.25, hue)],
      [horizon + 0.06, lch(L - 0.012, chroma * 1.1, hue)],
      [1, lch(L + 0.014, chroma * 0.85, hue)],
    ],
    0,
    0,
    0,
    1,
  )
  const dusk = lch(L - 0.12, chroma * 1.9, hue)
  const colour = lch(0.36, 0.06, hue)
  return [
    rect(0, 0, width, height, 0, wall),
    ellipse(
      short(width * 0.3),
      short(height * 0.26),
      short(width * 0.55),
      short(height * 0.42),
      paint.radial([
        [0, '#ffffff', 0.62],
        [1, '#ffffff', 0],
      ]),
    ),
    ellipse(
      short(width * 0.98),
      short(height * 0.62),
      short(width * 0.42),
      short(height * 0.5),
      paint.radial([
        [0, dusk, 0.42],
        [1, dusk, 0],
      ]),
    ),
    shade.strength
      ? `<g opacity="${short(17 * shade.strength) / 100}" filter="${paint.blur(8)}" transform="${shade.transform}">${branchShadow(colour)}</g>`
      : '',
  ].join('')
}

/** A round stand whose top is centred on (cx, y). */
export function plinth(paint: Paint, cx: number, y: number, rx: number, height: number, hue: number): string {
  const [L, C, ry] = [0.952, 0.018, rx * 0.17]
  return [
    ellipse(cx + 26, y + height + 2, short(rx * 1.12), short(ry * 1.15), lch(0.42, 0.06, hue), `opacity=".26" filter="${paint.blur(16)}"`),
    path(`M${cx - rx} ${y}V${y + height}A${rx} ${short(ry)} 0 0 0 ${cx + rx} ${y + height}V${y}Z`, round(paint, L - 0.05, C, hue, 0.62)),
    ellipse(
      cx,
      y,
      rx,
      short(ry),
      paint.linear([
        [0, lch(L + 0.03, C * 0.7, hue)],
        [1, lch(L - 0.035, C * 1.2, hue)],
      ]),
    ),
  ].join('')
}

/** What a thing of half-width `rx` standing on (cx, y) casts on the floor, to the right. */
export function shadow(paint: Paint, cx: number, y: number, rx: number, hue: number): string {
  const cast = `M${short(cx - rx * 0.9)} ${y}L${short(cx + rx * 0.6)} ${y - 6}L${short(cx + rx * 2.5)} ${y + 46}L${short(cx + rx * 0.9)} ${y + 54}Z`
  return [
    path(cast, lch(0.4, 0.06, hue), `opacity=".17" filter="${paint.blur(15)}"`),
    ellipse(cx + 8, y, short(rx * 1.08), Math.max(9, short(rx * 0.1)), lch(0.34, 0.07, hue), `opacity=".42" filter="${paint.blur(9)}"`),
    ellipse(cx, y - 2, short(rx * 0.96), 6, lch(0.25, 0.06, hue), `opacity=".5" filter="${paint.blur(3)}"`),
  ].join('')
}
