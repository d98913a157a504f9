import { fallenPetal } from './blossom.ts'
import { floweringBranch } from './branch.ts'
import { chance } from './chance.ts'
import { lch } from './colour.ts'
import type { Screen } from './draw-banner.ts'
import { Paint } from './paint.ts'
import { type ProductType, wideTypes } from './product-types.ts'
import { circle, group, path, picture, short } from './shapes.ts'
import { type Standing, standTogether } from './standing.ts'
import { plinth, studio } from './studio.ts'

/** `hue` is the wall's; up to three things, each of a hue of its own when `hues` names them. Packs carry no words here. */
export type Cover = { hue: number; types: readonly ProductType[]; hues?: readonly number[] }

/** The picture over a category: 1920 × 480 with its left half empty, or 750 × 500 with its things low. */
export function drawCover(cover: Cover, screen: Screen): string {
  const [width, height] = screen === 'desktop' ? [1920, 480] : [750, 500]
  const place = screen === 'desktop' ? { cx: 1390, y: 412, scale: 0.66 } : { cx: 375, y: 436, scale: 0.62 }
  const branch = screen === 'desktop' ? 'translate(1340 -30) scale(.7)' : 'translate(440 -14) scale(.38)'
  return compose(cover, { width, height, place, branch, seed: screen, plinth: screen === 'desktop' ? 430 : 320 })
}

/** The picture over a health article: 1200 × 675. */
export function drawArticleCover({ seed, ...cover }: Cover & { seed: string }): string {
  const cx = 520 + Math.round(chance(seed)() * 160)
  return compose(cover, {
    width: 1200,
    height: 675,
    place: { cx, y: 574, scale: 0.92 },
    branch: 'translate(590 -30) scale(.74)',
    seed,
    plinth: 440,
  })
}

/** What a messenger shows beside a shared link without a picture of its own: 1200 × 630. */
export function drawShareCard(cover: Cover): string {
  return compose(cover, {
    width: 1200,
    height: 630,
    place: { cx: 600, y: 540, scale: 0.9 },
    branch: 'translate(560 -40) scale(.78)',
    seed: 'share',
    plinth: 430,
  })
}

type Setting = {
  width: number
  height: number
  place: { cx: number; y: number; scale: number }
  branch: string
  seed: string
  plinth: number
}

function compose({ hue, types, hues = [] }: Cover, { width, height, place, branch, seed, plinth: rx }: Setting): string {
  const paint = new Paint()
  const random = chance(`${seed}${hue}${types.join()}`)
  const { cx, y } = place
  const horizon = Math.min(0.84, (y - 12) / height)
  const shade = {
    strength: 0.7,
    transform: `translate(${short(random() * 120 - 20)} ${short(random() * 40 - 40)}) scale(${short(height / 75) / 10})`,
  }
  const body = [
    studio(paint, { width, height, hue, chroma: 0.026, horizon, shade }),
    random() < 0.5 ? disc(paint, cx, y, height, hue) : arch(paint, cx, y, height, hue),
    plinth(paint, cx, y, rx, Math.round(height * 0.07), hue),
    group(branch, floweringBranch(paint, 5)),
    standTogether(paint, lineUp(types, hues, hue), { ...place, y: y + 12 }),
    fallenPetal(paint, cx - rx - 60, y + 40, 18, -25) + fallenPetal(paint, cx + rx - 20, y + 52, 15, 30),
  ]
  return picture(width, height, paint, body.join(''))
}

/** Spreads things over the stand by their breadth, the middle one in front. */
function lineUp(types: readonly ProductType[], hues: readonly number[], hue: number): Standing[] {
  const breadths = types.map((type) => (wideTypes.has(type) ? 350 : 235))
  const total = breadths.reduce((sum, breadth) => sum + breadth, 0)
  let left = -total / 2
  const things = types.map((type, index): Standing => {
    const breadth = breadths[index] ?? 0
    const x = left + breadth / 2
    left += breadth
    return { type, x, scale: wideTypes.has(type) ? 0.84 : 0.92, hue: hues[index] ?? hue + (index - 1) * 45, label: '' }
  })
  const middle = Math.floor(things.length / 2)
  return things.toSorted((a, b) => Number(things.indexOf(a) === middle) - Number(things.indexOf(b) === middle))
}

function disc(paint: Paint, cx: number, y: number, height: number, hue: number): string {
  return circle(
    cx,
    short(y - height * 0.38),
    short(height * 0.42),
    paint.linear(
      [
        [0, lch(0.975, 0.018, hue)],
        [1, lch(0.855, 0.05, hue)],
      ],
      0,
      0,
      1,
      1,
    ),
    'opacity=".85"',
  )
}

function arch(paint: Paint, cx: number, y: number, height: number, hue: number): string {
  const r = short(height * 0.36)
  const fill = paint.linear([
    [0, lch(0.84, 0.05, hue)],
    [0.5, lch(0.885, 0.045, hue)],
    [1, lch(0.92, 0.035, hue)],
  ])
  return path(
    `M${cx - r} ${y}V${short(y - height * 0.36)}A${r} ${r} 0 0 1 ${cx + r} ${short(y - height * 0.36)}V${y}Z`,
    fill,
    'opacity=".75"',
  )
}
