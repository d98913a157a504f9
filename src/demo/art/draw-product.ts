import { fallenPetal } from './blossom.ts'
import { chance } from './chance.ts'
import { lch } from './colour.ts'
import type { Pack } from './pack.ts'
import { Paint } from './paint.ts'
import { drawings, type ProductType, spreadTypes, wideTypes } from './product-types.ts'
import { circle, group, path, picture, short } from './shapes.ts'
import { plinth, studio } from './studio.ts'

export const scenes = ['plain', 'plinth', 'arch', 'disc', 'petals'] as const

export type Scene = (typeof scenes)[number]

/** `hue` is the thing's, `backdrop` the wall's. The seed moves the branch shadow, so that neighbours differ. */
export type ProductPicture = Pack & { type: ProductType; backdrop: number; scene: Scene; seed: string }

/** One square product picture (800 × 800) as SVG. */
export function drawProduct({ type, backdrop, scene, seed, ...pack }: ProductPicture): string {
  const paint = new Paint()
  const random = chance(seed)
  const transform = `translate(${short(-60 + random() * 90)} ${short(-30 + random() * 60)}) rotate(${short(-8 + random() * 16)} 600 100)`
  const shade = { strength: scene === 'arch' ? 0.65 : 0.85, transform }
  const wide = wideTypes.has(type)
  const [floor, scale] = [scene === 'plinth' ? 620 : 650, wide ? 1.14 : 1.2]
  const body = [
    studio(paint, { width: 800, height: 800, hue: backdrop, chroma: 0.021, horizon: 0.72, shade }),
    behind(paint, scene, backdrop),
    scene === 'plinth' ? stand(paint, type, backdrop) : '',
    group(`translate(400 ${floor}) scale(${scale})`, drawings[type](paint, pack)),
    scene === 'petals'
      ? fallenPetal(paint, 190, 690, 26, -20) + fallenPetal(paint, 612, 728, 20, 40) + fallenPetal(paint, 250, 744, 15, 70)
      : '',
  ]
  return picture(800, 800, paint, body.join(''))
}

function stand(paint: Paint, type: ProductType, hue: number): string {
  if (spreadTypes.has(type)) return plinth(paint, 400, 618, 352, 62, hue)
  return plinth(paint, 400, 604, wideTypes.has(type) ? 280 : 220, 96, hue)
}

/** What stands on the wall behind the thing. */
function behind(paint: Paint, scene: Scene, hue: number): string {
  if (scene === 'disc')
    return circle(
      430,
      330,
      236,
      paint.linear(
        [
          [0, lch(0.97, 0.02, hue)],
          [1, lch(0.845, 0.06, hue)],
        ],
        0,
        0,
        1,
        1,
      ),
      'opacity=".8"',
    )
  if (scene !== 'arch') return ''
  const arch = paint.linear([
    [0, lch(0.84, 0.05, hue)],
    [0.5, lch(0.885, 0.045, hue)],
    [1, lch(0.92, 0.035, hue)],
  ])
  return path('M190 600V330A210 210 0 0 1 610 330V600Z', arch, 'opacity=".75" stroke="#fff" stroke-opacity=".35" stroke-width="3"')
}
