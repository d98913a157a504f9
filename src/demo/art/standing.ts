import type { Pack } from './pack.ts'
import type { Paint } from './paint.ts'
import { drawings, type ProductType } from './product-types.ts'
import { group, short } from './shapes.ts'

/** A thing of a group: `x` is its distance from the middle of the group, `scale` 1 is its own size. */
export type Standing = Pack & { type: ProductType; x: number; scale: number }

/** Things standing side by side on y, around cx; the whole group grows by `scale`. */
export function standTogether(
  paint: Paint,
  things: readonly Standing[],
  { cx, y, scale }: { cx: number; y: number; scale: number },
): string {
  return things
    .map((thing) =>
      group(
        `translate(${short(cx + thing.x * scale)} ${y}) scale(${short(thing.scale * scale * 100) / 100})`,
        drawings[thing.type](paint, thing),
      ),
    )
    .join('')
}
