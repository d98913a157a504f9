import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import { noteShown } from '#server/platform/pictures/published/note-shown.ts'
import { listTemperatures } from '../list-temperatures.ts'
import { listBundleOf, listLinkedOf, listSplitStocksOf, saveBundleOf, saveLinkedOf, saveSplitStocksOf } from '../relatives/store.ts'
import {
  findLastPositions,
  listFilmsOf,
  listPicturesOf,
  listShelvesOf,
  saveFilmsOf,
  savePicturesOf,
  saveShelvesOf,
} from '../shelves/store.ts'
import { saveProductRow, type LockedProduct } from '../store.ts'

const entry = z.object({
  product: z.number(),
  name_zh: z.string(),
  name_en: z.string(),
  required: z.boolean(),
  max_amount: z.number(),
  quantity: z.number(),
})

const part = z.object({
  stock_description_zh: z.string(),
  stock_description_en: z.string(),
  /** Older versions do not name it. */
  expected_on: z.string().nullable().default(null),
})

const whole = z.object({
  pictures: z.array(z.object({ url: z.string(), alt_zh: z.string(), alt_en: z.string() })),
  films: z.array(z.string()),
  shelves: z.array(z.object({ category: z.number(), position: z.number() })),
  accessories: z.array(z.number()),
  siblings: z.array(z.number()),
  optional_bundles_max_quantity: z.number(),
  bundle: z.array(entry),
  split_stocks: z.array(part),
})

/** What belongs to a product beside its own row, as a version says it. */
export type Lists = Omit<z.output<typeof whole>, 'bundle' | 'optional_bundles_max_quantity'> & {
  bundle: { picks: number; entries: z.output<typeof entry>[] }
}

export function readLists(said: unknown): Lists {
  const { bundle, optional_bundles_max_quantity: picks, ...lists } = whole.parse(said)
  return { ...lists, bundle: { picks, entries: bundle } }
}

/** The same as it stands now. */
export async function listsOf(tx: Tx, { id: product, optional_bundles_max_quantity: picks }: LockedProduct): Promise<Lists> {
  return {
    pictures: await listPicturesOf(tx, product),
    films: await listFilmsOf(tx, product),
    shelves: await listShelvesOf(tx, product),
    accessories: await listLinkedOf(tx, { product, kind: 'accessories' }),
    siblings: await listLinkedOf(tx, { product, kind: 'siblings' }),
    bundle: { picks, entries: await listBundleOf(tx, product) },
    split_stocks: await listSplitStocksOf(tx, product),
  }
}

type ToSave = { product: number; lists: Partial<Lists>; now: Date }

/**
 * Writes those of the lists that are named. `saveRow` writes the row between what has to leave before it and what can only come after it: what
 * travels apart is never paid on delivery, and what is picked together has one temperature. Goods and categories that are gone are left out.
 */
export async function saveListsOf(tx: Tx, { product, lists, now }: ToSave, saveRow: () => Promise<unknown>): Promise<void> {
  const { pictures, films, shelves, accessories, siblings, bundle, split_stocks: parts } = lists
  if (bundle) await saveBundleOf(tx, { product, entries: [] })
  if (parts) await saveSplitStocksOf(tx, { product, parts: [] })
  await saveRow()
  if (parts) await saveSplitStocksOf(tx, { product, parts })
  if (bundle) {
    await saveBundleOf(tx, { product, entries: bundle.entries })
    await saveProductRow(tx, { id: product, change: { optional_bundles_max_quantity: bundle.picks } })
  }
  if (pictures) {
    await savePicturesOf(tx, { product, pictures })
    await noteShown(tx, { addresses: pictures.map(({ url }) => url), now })
  }
  if (films) await saveFilmsOf(tx, { product, films })
  if (shelves) {
    const there = await findLastPositions(
      tx,
      shelves.map(({ category }) => category),
    )
    const after = shelves.filter(({ category }) => there.has(category))
    await saveShelvesOf(tx, { product, before: await listShelvesOf(tx, product), after })
  }
  for (const [kind, linked] of Object.entries({ accessories, siblings }) as ['accessories' | 'siblings', number[] | undefined][]) {
    if (!linked) continue
    const there = await listTemperatures(tx, linked)
    await saveLinkedOf(tx, { product, kind, linked: linked.filter((id) => there.has(id)) })
  }
}
