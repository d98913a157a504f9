import { fallenPetal } from './blossom.ts'
import { floweringBranch } from './branch.ts'
import { lch } from './colour.ts'
import { Paint } from './paint.ts'
import { circle, group, picture } from './shapes.ts'
import { type Standing, standTogether } from './standing.ts'
import { plinth, studio } from './studio.ts'

export type Screen = 'desktop' | 'mobile'

type Theme = { backdrop: number; chroma: number; branch: number; things: readonly Standing[] }

const themes = {
  bloom: {
    backdrop: 8,
    chroma: 0.03,
    branch: 5,
    things: [
      { type: 'gift', x: -215, scale: 0.92, hue: 5, label: '' },
      { type: 'polish', x: 20, scale: 0.88, hue: 5, label: '梅紅' },
      { type: 'serum', x: 210, scale: 0.86, hue: 20, C: 0.05, L: 0.82, label: '梅萃' },
    ],
  },
  gel: {
    backdrop: 350,
    chroma: 0.026,
    branch: 350,
    things: [
      { type: 'polish', x: -250, scale: 0.82, hue: 5, label: '梅紅' },
      { type: 'polish', x: -82, scale: 0.94, hue: 15, L: 0.74, C: 0.07, label: '霧玫' },
      { type: 'polish', x: 90, scale: 0.86, hue: 250, L: 0.72, C: 0.04, label: '晨霧' },
      { type: 'geljar', x: 286, scale: 0.72, hue: 355, label: '梅子' },
    ],
  },
  table: {
    backdrop: 238,
    chroma: 0.024,
    branch: 8,
    things: [
      { type: 'dumpling', x: -200, scale: 0.98, hue: 255, label: '高麗菜水餃' },
      { type: 'cake', x: 190, scale: 0.98, hue: 10, label: '梅酒生乳' },
    ],
  },
  calm: {
    backdrop: 145,
    chroma: 0.024,
    branch: 20,
    things: [
      { type: 'shampoo', x: -225, scale: 0.9, hue: 150, label: '洗髮' },
      { type: 'candle', x: -10, scale: 0.8, hue: 40, label: '苔庭' },
      { type: 'tube', x: 200, scale: 0.86, hue: 8, label: '護手霜' },
    ],
  },
  colour: {
    backdrop: 30,
    chroma: 0.028,
    branch: 0,
    things: [
      { type: 'compact', x: -215, scale: 0.86, hue: 10, label: '柔霧' },
      { type: 'lipstick', x: 25, scale: 0.92, hue: 12, label: '紅梅' },
      { type: 'palette', x: 260, scale: 0.68, hue: 5, label: '' },
    ],
  },
  companion: {
    backdrop: 75,
    chroma: 0.026,
    branch: 15,
    things: [
      { type: 'petbag', x: -210, scale: 0.86, hue: 65, label: '鮮雞' },
      { type: 'petbowl', x: 60, scale: 0.66, hue: 150, label: '' },
      { type: 'pettoy', x: 280, scale: 0.66, hue: 5, label: '' },
    ],
  },
  home: {
    backdrop: 160,
    chroma: 0.02,
    branch: 10,
    things: [
      { type: 'diffuser', x: -230, scale: 0.9, hue: 20, label: '夜梅' },
      { type: 'cup', x: 0, scale: 0.7, hue: 155, label: '' },
      { type: 'teatin', x: 225, scale: 0.86, hue: 5, label: '蜜香' },
    ],
  },
  winter: {
    backdrop: 265,
    chroma: 0.022,
    branch: 0,
    things: [
      { type: 'soup', x: -220, scale: 0.86, hue: 20, label: '雞湯' },
      { type: 'bun', x: 60, scale: 0.74, hue: 10, label: '梅花包' },
      { type: 'icecream', x: 285, scale: 0.7, hue: 350, label: '梅子' },
    ],
  },
} as const satisfies Record<string, Theme>

export type BannerTheme = keyof typeof themes

type Frame = {
  size: readonly [width: number, height: number]
  horizon: number
  /** The middle and the floor of the group, and its scale. */
  group: { cx: number; y: number; scale: number }
  plinth: readonly [rx: number, height: number]
  disc: readonly [rise: number, r: number]
  branch: string
  shade: { strength: number; transform: string }
  petals: readonly (readonly [dx: number, dy: number, r: number, turn: number])[]
}

/** The left 45 % (desktop) or the upper 45 % (mobile) stay empty: that is where the words go. */
const frames: Record<Screen, Frame> = {
  desktop: {
    size: [1920, 800],
    horizon: 0.76,
    group: { cx: 1315, y: 688, scale: 1.12 },
    plinth: [500, 58],
    disc: [250, 315],
    branch: 'translate(1120 -20) scale(.92)',
    shade: { strength: 0.7, transform: 'translate(154 -10) scale(.95)' },
    petals: [
      [-640, 44, 24, -25],
      [-560, 78, 16, 40],
      [530, 66, 20, 15],
    ],
  },
  mobile: {
    size: [750, 900],
    horizon: 0.8,
    group: { cx: 375, y: 804, scale: 0.86 },
    plinth: [330, 44],
    disc: [190, 235],
    branch: 'translate(500 -20) scale(.38)',
    shade: { strength: 0, transform: '' },
    petals: [
      [-250, 48, 24, -25],
      [-300, 10, 16, 40],
      [280, 66, 20, 15],
    ],
  },
}

/** A banner of the home page as SVG: 1920 × 800 or 750 × 900. */
export function drawBanner(theme: BannerTheme, screen: Screen): string {
  const paint = new Paint()
  const { backdrop, chroma, branch, things } = themes[theme]
  const frame = frames[screen]
  const [width, height] = frame.size
  const { cx, y, scale } = frame.group
  const [rise, r] = frame.disc
  const disc = paint.linear(
    [
      [0, lch(0.975, 0.018, backdrop)],
      [1, lch(0.855, 0.05, backdrop)],
    ],
    0,
    0,
    1,
    1,
  )
  const body = [
    studio(paint, { width, height, hue: backdrop, chroma, horizon: frame.horizon, shade: frame.shade }),
    circle(cx, y - rise, r, disc, 'opacity=".85"'),
    plinth(paint, cx, y, frame.plinth[0], frame.plinth[1], backdrop),
    group(frame.branch, floweringBranch(paint, branch)),
    standTogether(paint, things, { cx, y: y + 16, scale }),
    ...frame.petals.map(([dx, dy, radius, turn]) => fallenPetal(paint, cx + dx, y + dy, radius, turn)),
  ]
  return picture(width, height, paint, body.join(''))
}
