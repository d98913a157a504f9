import { lch } from './colour.ts'
import type { Paint } from './paint.ts'
import { circle, ellipse, group, path, repeat, short, stroke } from './shapes.ts'

const brandHue = 5

/** One petal from the centre outward, its tip `reach` away: round and without a notch, since a notch makes a cherry. */
export function petalPath(cx: number, cy: number, angle: number, reach: number, breadth = 0.86): string {
  const a = ((angle - 90) * Math.PI) / 180
  const [cos, sin] = [Math.cos(a), Math.sin(a)]
  const r = reach * 0.5 * breadth
  const at = (along: number, across: number) => `${short(cx + cos * along - sin * across)} ${short(cy + sin * along + cos * across)}`
  const foot = at(reach * 0.1, 0)
  const shoulder = reach * 0.62
  return (
    `M${foot}C${at(reach * 0.1, -reach * 0.2)} ${at(shoulder - r * 0.62, -r)} ${at(shoulder, -r)}` +
    `A${short(r)} ${short(r)} 0 0 1 ${at(shoulder, r)}C${at(shoulder - r * 0.62, r)} ${at(reach * 0.1, reach * 0.2)} ${foot}Z`
  )
}

/** The blossom as a print of one colour; with `core` its stamens are drawn too. */
export function printedBlossom(cx: number, cy: number, reach: number, fill: string, turn = 0, core = ''): string {
  const petals = repeat(5, (index) => path(petalPath(cx, cy, turn + index * 72, reach, 0.98), fill))
  if (!core) return petals
  return petals + repeat(5, (index) => stamen(cx, cy, reach, turn + index * 72, core))
}

function stamen(cx: number, cy: number, reach: number, angle: number, colour: string): string {
  const a = ((angle - 90) * Math.PI) / 180
  const at = (share: number) => [short(cx + Math.cos(a) * reach * share), short(cy + Math.sin(a) * reach * share)] as const
  const [tip, head] = [at(0.42), at(0.46)]
  return (
    stroke(`M${short(cx)} ${short(cy)}L${tip[0]} ${tip[1]}`, colour, short(reach * 0.045)) +
    circle(head[0], head[1], short(reach * 0.06), colour)
  )
}

/** A real blossom with shaded petals and golden stamens. */
export function blossom(paint: Paint, cx: number, cy: number, reach: number, hue = brandHue, turn = 0): string {
  const [L, C] = [0.84, 0.085]
  const fill = paint.radial(
    [
      [0, lch(L + 0.07, C * 0.6, hue)],
      [0.6, lch(L, C, hue)],
      [1, lch(L - 0.07, C * 1.25, hue)],
    ],
    0.42,
    0.36,
    0.72,
  )
  const edge = `stroke="${lch(L - 0.1, C * 1.2, hue, 0.35)}" stroke-width="${short(reach * 0.012)}"`
  const petals = [2, 3, 1, 4, 0].map((index) => path(petalPath(cx, cy, turn + index * 72, reach, 1.08), fill, edge)).join('')
  const heart = circle(cx, cy, short(reach * 0.26), lch(L - 0.2, C * 2, hue, 0.5), `filter="${paint.blur(short(reach * 0.06))}"`)
  return (
    petals +
    heart +
    repeat(15, (index) => goldenStamen(cx, cy, reach, turn, index)) +
    circle(cx, cy, short(reach * 0.055), lch(0.78, 0.1, 110))
  )
}

function goldenStamen(cx: number, cy: number, reach: number, turn: number, index: number): string {
  const a = ((turn + index * 24 + (index % 3) * 5) * Math.PI) / 180
  const length = reach * (0.3 + ((index * 7) % 5) * 0.035)
  const [x, y] = [short(cx + Math.cos(a) * length), short(cy + Math.sin(a) * length)]
  return (
    stroke(`M${short(cx)} ${short(cy)}L${x} ${y}`, lch(0.96, 0.03, 60), short(reach * 0.018), 'opacity=".9"') +
    circle(x, y, short(reach * 0.034), index % 2 ? '#f0c46a' : '#e0a745')
  )
}

export function bud(paint: Paint, x: number, y: number, r: number, hue = brandHue): string {
  return circle(
    short(x),
    short(y),
    short(r),
    paint.radial(
      [
        [0, lch(0.85, 0.08, hue)],
        [1, lch(0.63, 0.16, hue)],
      ],
      0.36,
      0.3,
      0.75,
    ),
  )
}

/** A petal lying on the floor. */
export function fallenPetal(paint: Paint, x: number, y: number, r: number, turn: number): string {
  const fill = paint.radial(
    [
      [0, lch(0.93, 0.04, brandHue)],
      [0.7, lch(0.84, 0.09, brandHue)],
      [1, lch(0.74, 0.13, brandHue)],
    ],
    0.4,
    0.3,
    0.8,
  )
  return group(
    `translate(${short(x)} ${short(y)}) rotate(${turn}) scale(1 .56)`,
    ellipse(3, short(r * 0.55), r, short(r * 0.7), lch(0.4, 0.07, brandHue), `opacity=".24" filter="${paint.blur(4)}"`),
    path(petalPath(0, r * 0.9, 0, r * 1.9, 1.05), fill),
  )
}
