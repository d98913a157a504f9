import type { Tx } from '#database/connect.ts'
import { tidyName } from '#rules/clean-text.ts'
import type { Actor } from '#rules/actor.ts'
import type { RowFault } from '#rules/imports/row-result.ts'
import { changeProducts } from '#server/catalog/products/importing/change-products.ts'
import { holdProducts } from '#server/catalog/products/importing/hold-products.ts'
import { givePictures, picturesNow } from '#server/catalog/products/shelves/set-pictures-of-product.ts'
import { shownPictures } from '#server/catalog/products/shelves/shown-pictures.ts'
import { moveProduct } from '#server/catalog/products/states/set-product-state.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import { saveOutcomes } from '../rows-store.ts'
import { apart, type BesideProduct, type GivenPicture } from '../applying/beside-product.ts'
import { withPictures } from './pictures-in-text.ts'
import { listPicturesOfRow, lockWaitingRow, saveGiven } from './store.ts'

type Giving = { importId: number; row: number; actor: Actor; now: Date }
type Came = Awaited<ReturnType<typeof listPicturesOfRow>>
type OfProduct = { product: number; actor: Actor; now: Date }

/** Gives a product the pictures that came for its row, puts them into its text, and puts it on sale where the file says so. */
export async function givePicturesToRow(tx: Tx, { importId, row, actor, now }: Giving): Promise<void> {
  const waiting = await lockWaitingRow(tx, { importId, row })
  await saveGiven(tx, { importId, row })
  if (!waiting || waiting.product_id === null) return
  const { fields, beside } = apart(waiting.after as object)
  const wanted = await listPicturesOfRow(tx, { importId, row })
  const of = { product: waiting.product_id, actor, now }
  const why: RowFault[] = []
  const shown = await showThem(tx, { ...of, wanted, seen: seenOf(beside), why })
  const text = await intoText(tx, { ...of, wanted, text: beside.text, stands: fields['content_zh'] })
  if (beside.state === 'on') await putOnSale(tx, { ...of, why })
  const failed = wanted.filter(({ picture }) => picture === null).length
  if (failed > 0) why.push({ field: 'picture', code: 'pictureFailed', by: String(failed) })
  const stood = ((waiting.why ?? []) as RowFault[]).filter(
    ({ code }) => !['pictureFailed', 'picturesThere', 'draftWithoutPicture'].includes(code),
  )
  const all = [...stood, ...why]
  const after = {
    ...(waiting.after as object),
    ...(text !== null && { content_zh: text }),
    ...(shown && { ...(shown.given && { given: shown.given }), stood: beside.stood ?? shown.stood }),
  }
  await saveOutcomes(tx, {
    importId,
    outcomes: [{ row_no: row, outcome: 'applied', why: all.length > 0 ? all : null, before: waiting.before as object, after }],
  })
}

/** What it may show now: what stood there the last time pictures were given to it; the first time whatever it has, where they take its place. */
function seenOf({ replaces, given, stood }: BesideProduct): GivenPicture[] | undefined {
  const last = given ?? stood
  return last || !replaces ? [...(last ?? [])] : undefined
}

type Showing = OfProduct & { wanted: Came; seen: GivenPicture[] | undefined; why: RowFault[] }

/** What it shows then, and what it showed before; `seen`: what it may show now, all where that is left out. Null where somebody has given it others meanwhile, which stay. */
async function showThem(
  tx: Tx,
  { product, actor, now, wanted, seen, why }: Showing,
): Promise<{ given?: GivenPicture[]; stood: GivenPicture[] } | null> {
  const pictures = wanted.flatMap(({ picture: url, alt, in_text: isInText }) =>
    url === null || isInText ? [] : [{ url, alt_zh: tidyName(alt, 200), alt_en: '' }],
  )
  const each = pictures.filter(({ url }, place) => pictures.findIndex((other) => other.url === url) === place)
  if (each.length === 0) return { stood: await picturesNow(tx, product) }
  const given = await givePictures(tx, { actor, product, pictures: each, seen, now })
  if (given.ok) return { given: each, stood: shownPictures(given.value.before.preview, given.value.before.pictures) }
  why.push({ field: 'picture', code: given.refusal.code === 'edit_conflict' ? 'picturesThere' : given.refusal.code })
  return null
}

type IntoText = OfProduct & { wanted: Came; text: BesideProduct['text']; stands: unknown }

/** The text as it is then; null where it has no pictures, or somebody has changed it meanwhile. */
async function intoText(tx: Tx, { product, actor, now, wanted, text, stands }: IntoText): Promise<string | null> {
  if (!text) return null
  const ours = new Map(
    Object.entries(text.sources).flatMap(([src, source]) => {
      const url = wanted.find((each) => each.source === source)?.picture
      return url ? [[src, url] as const] : []
    }),
  )
  const held = (await holdProducts(tx, [product])).get(product)
  if (ours.size === 0 || held?.content_zh !== stands) return null
  const content_zh = withPictures(text.html, ours)
  const changed = await changeProducts(tx, { changes: [{ product, change: { content_zh } }], actor, verb: 'import-product', now })
  if (!('after' in (changed.get(product) ?? {}))) return null
  await noteShown(tx, { addresses: [...ours.values()], now })
  return content_zh
}

async function putOnSale(tx: Tx, { product, actor, now, why }: OfProduct & { why: RowFault[] }): Promise<void> {
  const row = (await holdProducts(tx, [product])).get(product)
  if (row?.state !== 'draft') return
  const moved = await moveProduct(tx, { actor, row, state: 'on', now })
  if (!moved.ok) why.push({ field: 'state', code: moved.refusal.code === 'wrong_value' ? 'draftWithoutPicture' : moved.refusal.code })
}
