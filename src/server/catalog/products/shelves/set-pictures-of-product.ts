import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { lineUpTo } from '#contract/shared/fields.ts'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { withoutFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from '../versions/conflict-since.ts'
import { saveAsVersion } from '../versions/save-as-version.ts'
import { pictureAddress } from './picture-address.ts'
import { shownPictures } from './shown-pictures.ts'
import { listPicturesOf, savePicturesOf } from './store.ts'

const picturesShape = z
  .array(z.strictObject({ url: pictureAddress, alt_zh: lineUpTo(200).default(''), alt_en: lineUpTo(200).default('') }))
  .min(1)
  .max(30)
  .refine((pictures) => new Set(pictures.map(({ url }) => withoutFocus(url))).size === pictures.length, 'Each picture stands there once')

/** All pictures of a product in their order, 1 to 30, each with what it shows; the first is the preview. */
export type Pictures = z.input<typeof picturesShape>

type State = { preview: string; pictures: z.output<typeof picturesShape> }

/** `version`: what it made, or what stood there already. */
export type PicturesSet = { before: State; after: State; version: number }

export type PicturesRefusal =
  | { code: 'wrong_value'; why: string }
  | { code: 'unknown_product'; product: number }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `seen`: what stood there when somebody began to change it; left out, whatever stands there is replaced. */
type Wanted = { actor: Actor; product: number; pictures: Pictures; seen?: Pictures | undefined }

/** Gives a product these pictures and no others. Told twice, the second time changes nothing. */
export async function setPicturesOfProduct(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, product, pictures, seen }: Wanted,
): Promise<Result<PicturesSet, PicturesRefusal>> {
  return shop.database.transaction(async (tx) => givePictures(tx, { actor, product, pictures, seen, now: shop.now() }))
}

/** The same in a transaction of the caller. */
export async function givePictures(
  tx: Tx,
  { actor, product, pictures, seen, now }: Wanted & { now: Date },
): Promise<Result<PicturesSet, PicturesRefusal>> {
  const read = picturesShape.safeParse(pictures)
  if (!read.success) return refuse({ code: 'wrong_value', why: z.prettifyError(read.error) })
  const [row] = await lockProductRows(tx, [product])
  if (!row) return refuse({ code: 'unknown_product', product })
  const before = { preview: row.preview, pictures: await listPicturesOf(tx, product) }
  const after = { preview: read.data[0]?.url ?? row.preview, pictures: read.data }
  if (isDeepStrictEqual(before, after)) return ok({ before, after, version: row.version })
  const shown = shownPictures(row.preview, before.pictures)
  if (seen && !isDeepStrictEqual(shown, seen)) {
    const meanwhile = await conflictSince(tx, { row, seen: row.version - 1 })
    return refuse({ code: 'edit_conflict', ...meanwhile, present: { pictures: shown } })
  }
  const version = await saveAsVersion(tx, { product, actor, verb: 'set-pictures', before, after, now }, async () => {
    await savePicturesOf(tx, { product, pictures: after.pictures })
    if (after.preview !== before.preview) await saveProductRow(tx, { id: product, change: { preview: after.preview } })
  })
  await noteShown(tx, { addresses: after.pictures.map(({ url }) => url), now })
  return ok({ before, after, version })
}

/** What a product shows now; it is held until the transaction ends. */
export async function picturesNow(tx: Tx, product: number) {
  const [row] = await lockProductRows(tx, [product])
  return row ? shownPictures(row.preview, await listPicturesOf(tx, product)) : []
}
