import { blossom, bud, printedBlossom } from './blossom.ts'
import type { Paint } from './paint.ts'
import { circle, stroke } from './shapes.ts'

/** The twigs of the branch that reaches in from the upper right, thick to thin. */
const twigs: readonly (readonly [d: string, width: number])[] = [
  ['M860 -60C760 10 700 60 640 96', 22],
  ['M640 96C580 128 520 122 450 168', 15],
  ['M450 168C396 204 360 210 300 268', 9],
  ['M300 268C276 292 262 300 236 336', 5],
  ['M640 96C620 150 628 196 596 250', 9],
  ['M596 250C580 284 586 310 566 348', 5],
  ['M450 168C420 130 380 118 340 112', 7],
  ['M340 112C310 106 290 96 262 98', 4],
  ['M742 24C716 -4 690 -20 660 -30', 8],
  ['M596 250C630 280 640 300 650 330', 4],
]

const blossoms: readonly (readonly [x: number, y: number, reach: number])[] = [
  [452, 160, 50],
  [330, 236, 40],
  [348, 108, 36],
  [598, 250, 46],
  [640, 92, 56],
  [742, 34, 40],
]

const buds: readonly (readonly [x: number, y: number, r: number])[] = [
  [262, 98, 13],
  [566, 350, 14],
  [236, 338, 13],
  [650, 332, 15],
  [290, 278, 12],
  [540, 120, 13],
  [612, 196, 12],
  [396, 196, 12],
]

/** A branch in flower, with its own soft shadow. */
export function floweringBranch(paint: Paint, hue: number): string {
  return (
    `<g opacity=".35" filter="${paint.blur(12)}" transform="translate(-30 46)">${bareTwigs('#6a4453')}</g>` +
    bareTwigs('#4d343c') +
    blossoms.map(([x, y, reach]) => blossom(paint, x, y, reach, hue, x % 72)).join('') +
    buds.map(([x, y, r]) => bud(paint, x, y, r, hue)).join('')
  )
}

/** A branch as it stands before spring: buds only. */
export function bareBranch(paint: Paint, hue: number): string {
  return bareTwigs('#4d343c') + buds.map(([x, y, r]) => bud(paint, x, y, r, hue)).join('')
}

/** The same branch as a shadow on the wall. */
export function branchShadow(colour: string): string {
  return (
    bareTwigs(colour) +
    blossoms.map(([x, y, reach]) => printedBlossom(x, y, reach, colour, x)).join('') +
    buds.map(([x, y, r]) => circle(x, y, r, colour)).join('')
  )
}

function bareTwigs(colour: string): string {
  return twigs.map(([d, width]) => stroke(d, colour, width, 'stroke-linejoin="round"')).join('')
}
