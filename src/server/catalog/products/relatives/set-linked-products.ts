import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listTemperatures } from '../list-temperatures.ts'
import { lockProductRows } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listLinkedOf, saveLinkedOf, type LinkKind } from './store.ts'

const linkedShape = z
  .array(z.int().min(1))
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, 'Each product stands there once')

/** `version`: what it made, or what stood there already. */
export type LinkedSet = { before: number[]; after: number[]; version: number }

export type LinkedRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. */
type Wanted = { actor: Actor; product: number; kind: LinkKind; linked: number[]; seen?: readonly number[] | undefined }

/** Makes the accessories or the other styles of a product these products and no others, by their ids. Told twice, the second time changes nothing. */
export async function setLinkedProducts(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, kind, linked, seen }: Wanted,
): Promise<Result<LinkedSet, LinkedRefusal>> {
  const read = linkedShape.refine((ids) => !ids.includes(product), 'A product is not beside itself').safeParse(linked)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const after = read.data
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const known = await listTemperatures(tx, after)
    const unknown = after.find((id) => !known.has(id))
    if (unknown !== undefined) return refuse({ code: 'unknown_product', product: unknown })
    const before = await listLinkedOf(tx, { product, kind })
    if (isDeepStrictEqual(before, after)) return ok({ before, after, version: row.version })
    if (seen && !isDeepStrictEqual(before, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { [kind]: before } })
    }
    const change = { product, actor, verb: `set-${kind}`, before, after, now: shop.now() }
    const version = await saveAsVersion(tx, change, () => saveLinkedOf(tx, { product, kind, linked: after }))
    return ok({ before, after, version })
  })
}
