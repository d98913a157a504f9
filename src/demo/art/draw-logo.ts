import { bareBranch } from './branch.ts'
import { lch } from './colour.ts'
import { printedBlossom } from './blossom.ts'
import { Paint } from './paint.ts'
import { circle, group, path, picture, rect } from './shapes.ts'
import { chineseName, latinName } from './wordmark.ts'

/** Of what the logo is made; see the design tokens of the same names. */
type LogoColours = { ink: string; brand: string; core: string }

const daylight: LogoColours = { ink: '#2a1720', brand: '#a8234f', core: '#ffffff' }
const night: LogoColours = { ink: '#f4ebef', brand: '#f08fae', core: '#1b1116' }

export type Light = 'daylight' | 'night'

/** The mark beside 梅好 MEIHAO. */
export function drawLogo(light: Light): string {
  const { ink, brand, core } = light === 'daylight' ? daylight : night
  return wrap(
    '0 0 488 100',
    group('translate(0 2) scale(.96)', mark(brand, core)),
    path(chineseName.outline, ink, 'transform="translate(116 76) scale(.069)"'),
    path(latinName.outline, ink, 'transform="translate(282 71) scale(.0405)"'),
  )
}

/** Five petals with their stamens. */
export function drawMark(light: Light): string {
  const { brand, core } = light === 'daylight' ? daylight : night
  return wrap('0 0 100 100', mark(brand, core))
}

/** `tile` has round corners and is for the browser; `full` bleeds, since the telephone cuts its own shape around the middle 80 %. */
export function drawIcon(shape: 'tile' | 'full'): string {
  const [corner, inset, scale] = shape === 'tile' ? [24, 11, 0.78] : [0, 20, 0.6]
  return wrap(
    '0 0 100 100',
    rect(0, 0, 100, 100, corner, daylight.brand),
    group(`translate(${inset} ${inset - 1}) scale(${scale})`, mark('#ffffff', daylight.brand)),
  )
}

/** Stands where a picture did not arrive: a branch before spring. */
export function drawPlaceholder(): string {
  const paint = new Paint()
  const wall = paint.linear(
    [
      [0, lch(0.965, 0.01, 350)],
      [1, lch(0.93, 0.018, 350)],
    ],
    0,
    0,
    0,
    1,
  )
  const body = [
    rect(0, 0, 800, 800, 0, wall),
    circle(420, 400, 236, lch(0.975, 0.012, 350), 'opacity=".8"'),
    group('translate(-60 196) scale(1.02)', `<g opacity=".55">${bareBranch(paint, 5)}</g>`),
  ]
  return picture(800, 800, paint, body.join(''))
}

function mark(brand: string, core: string): string {
  return printedBlossom(50, 52, 46, brand, 0, core)
}

function wrap(viewBox: string, ...shapes: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" role="img" aria-label="梅好 Meihao">${shapes.join('')}</svg>\n`
}
