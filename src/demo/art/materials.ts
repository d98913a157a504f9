import { lch } from './colour.ts'
import type { Paint } from './paint.ts'

/** 烏梅 smoked plum, the ink of every pack. */
export const ink = '#2a1720'

/** Something round, lit from the upper left. `contrast` 1 is glossy, 0.6 matt. */
export function round(paint: Paint, L: number, C: number, hue: number, contrast = 1): string {
  return paint.linear([
    [0, lch(L - 0.13 * contrast, C * 1.05, hue)],
    [0.07, lch(L - 0.02 * contrast, C, hue)],
    [0.2, lch(L + 0.075 * contrast, C * 0.86, hue)],
    [0.36, lch(L + 0.02 * contrast, C, hue)],
    [0.62, lch(L - 0.045 * contrast, C * 1.04, hue)],
    [0.86, lch(L - 0.15 * contrast, C * 1.1, hue)],
    [0.95, lch(L - 0.1 * contrast, C, hue)],
    [1, lch(L - 0.16 * contrast, C, hue)],
  ])
}

/** A flat face, a little lighter towards the upper left. */
export function flat(paint: Paint, L: number, C: number, hue: number): string {
  return paint.linear(
    [
      [0, lch(L + 0.06, C * 0.94, hue)],
      [0.5, lch(L, C, hue)],
      [1, lch(L - 0.08, C * 1.05, hue)],
    ],
    0,
    0,
    1,
    0.7,
  )
}

/** A face that looks up into the light. */
export function lid(paint: Paint, L: number, C: number, hue: number): string {
  return paint.linear(
    [
      [0, lch(L + 0.08, C * 0.75, hue)],
      [0.5, lch(L + 0.02, C, hue)],
      [1, lch(L - 0.07, C * 1.1, hue)],
    ],
    0,
    0,
    1,
    0.6,
  )
}

/** Clear glass over what lies behind it. */
export function glass(paint: Paint): string {
  return paint.linear([
    [0, '#fff', 0.9],
    [0.1, '#fff', 0.5],
    [0.5, '#fff', 0.3],
    [0.9, '#fff', 0.42],
    [1, '#fff', 0.85],
  ])
}

export function gold(paint: Paint): string {
  return paint.linear([
    [0, '#8a6430'],
    [0.08, '#c99f5f'],
    [0.22, '#fbe9c2'],
    [0.36, '#d9b06c'],
    [0.62, '#b98a47'],
    [0.86, '#7d5a2b'],
    [0.95, '#c29a5c'],
    [1, '#7a5728'],
  ])
}

export function silver(paint: Paint): string {
  return paint.linear([
    [0, '#8f9196'],
    [0.1, '#c3c6cb'],
    [0.24, '#ffffff'],
    [0.4, '#d3d6da'],
    [0.64, '#a4a7ad'],
    [0.86, '#7c7f86'],
    [0.95, '#c0c3c8'],
    [1, '#82858b'],
  ])
}

export function wood(paint: Paint): string {
  return paint.linear([
    [0, '#a8794e'],
    [0.2, '#e3bd8d'],
    [0.5, '#cf9f6c'],
    [0.86, '#a06f43'],
    [1, '#8a5c36'],
  ])
}

export function white(paint: Paint): string {
  return round(paint, 0.955, 0.008, 20, 0.75)
}

/** Lacquer of smoked plum: caps, pumps, lids. */
export function dark(paint: Paint): string {
  return round(paint, 0.3, 0.035, 355, 1.15)
}
