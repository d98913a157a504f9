import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import type { Actor } from '#rules/actor.ts'
import { mostFilmsOfProduct } from '#rules/catalog/films/film-address.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { filmAddress } from '#server/platform/pictures/film-address.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { listFilmsOf, saveFilmsOf } from './store.ts'

const filmsShape = z
  .array(filmAddress)
  .max(mostFilmsOfProduct)
  .refine((films) => new Set(films).size === films.length, 'Each film stands there once')

/** `version`: what it made, or what stood there already. */
export type FilmsSet = { before: string[]; after: string[]; version: number }

export type FilmsRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. */
type Wanted = { actor: Actor; product: number; films: z.input<typeof filmsShape>; seen?: readonly string[] | undefined }

/** Gives a product these films and no others, at most 10, in their order. Told twice, the second time changes nothing. */
export async function setFilmsOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, films, seen }: Wanted,
): Promise<Result<FilmsSet, FilmsRefusal>> {
  const read = filmsShape.safeParse(films)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [product])
    if (!row) return refuse({ code: 'unknown_product', product })
    const [before, after] = [await listFilmsOf(tx, product), read.data]
    if (isDeepStrictEqual(before, after)) return ok({ before, after, version: row.version })
    if (seen && !isDeepStrictEqual(before, seen)) {
      const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
      return refuse({ code: 'edit_conflict', ...meanwhile, present: { films: before } })
    }
    const change = { product, actor, verb: 'set-films', before, after, now: shop.now() }
    const version = await saveAsVersion(tx, change, () => saveFilmsOf(tx, { product, films: after }))
    await noteShown(tx, { addresses: after, now: shop.now() })
    return ok({ before, after, version })
  })
}
