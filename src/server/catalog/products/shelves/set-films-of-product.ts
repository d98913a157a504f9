import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { filmAddress } from '#server/platform/pictures/film-address.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listFilmsOf, saveFilmsOf } from './store.ts'

const filmsShape = z
  .array(filmAddress)
  .max(10)
  .refine((films) => new Set(films).size === films.length, 'Each film stands there once')

export type FilmsSet = { before: string[]; after: string[] }

export type FilmsRefusal = { code: 'wrong_value'; why: string } | { code: 'unknown_product'; product: number }

/** Gives a product these films and no others, at most 10, in their order. Told twice, the second time changes nothing. */
export async function setFilmsOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, films }: { actor: Actor; product: number; films: z.input<typeof filmsShape> },
): Promise<Result<FilmsSet, FilmsRefusal>> {
  const read = filmsShape.safeParse(films)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const [before, after] = [await listFilmsOf(tx, product), read.data]
    if (isDeepStrictEqual(before, after)) return ok({ before, after })
    const change = { product, actor, verb: 'set-films', before, after, now: shop.now() }
    await saveAsVersion(tx, change, () => saveFilmsOf(tx, { product, films: after }))
    return ok({ before, after })
  })
}
