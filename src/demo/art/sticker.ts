import { printedBlossom } from './blossom.ts'
import { lch } from './colour.ts'
import { brandName, label } from './lettering.ts'
import { ink } from './materials.ts'
import type { Paint } from './paint.ts'
import { rect, short } from './shapes.ts'

/** The paper label of most packs, centred on cx: blossom, MEIHAO and what is inside. */
export function sticker(paint: Paint, cx: number, top: number, width: number, height: number, text: string): string {
  const middle = top + height / 2
  const left = short(cx - width / 2)
  return [
    rect(left, top, width, height, 5, '#fffdfb', 'opacity=".96"'),
    rect(
      left,
      top,
      width,
      height,
      5,
      paint.linear([
        [0, ink, 0.07],
        [0.3, '#fff', 0],
        [1, ink, 0.1],
      ]),
    ),
    printedBlossom(cx, short(middle - height * 0.25), short(Math.min(width, height) * 0.13), lch(0.5, 0.14, 5)),
    brandName(cx, short(middle + height * 0.09), short(width * 0.6)),
    label(cx, short(middle + height * 0.36), short(Math.min(width * 0.15, height * 0.2)), text, {
      tracking: 3,
      opacity: 0.85,
      longest: width * 0.86,
    }),
  ].join('')
}
