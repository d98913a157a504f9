import * as z from 'zod'
import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { shelfPriceNames } from '#rules/catalog/shelf-price.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { changedFields } from '#server/platform/audit/changed-fields.ts'
import type { Shop } from '#server/platform/shop.ts'
import { judgeChange, type JudgedRefusal } from '../judging/judge-change.ts'
import { productWrittenShape } from '../product-shape.ts'
import { findRunningPrice } from '../schedules/store.ts'
import { saveLinkedOf } from '../relatives/store.ts'
import { listShelvesOf, saveFilmsOf, savePicturesOf, saveShelvesOf } from '../shelves/store.ts'
import { lockProductRows, saveProductRow } from '../store.ts'
import { conflictSince, type SavedMeanwhile } from './conflict-since.ts'
import { saveAsVersion } from './save-as-version.ts'
import { findWholeOf } from './store.ts'

export type RestoreRefusal =
  | JudgedRefusal
  | { code: 'unknown_product' }
  | { code: 'unknown_version' }
  | ({ code: 'edit_conflict' } & SavedMeanwhile)

/** `keep`: fields that stay as they are now, such as the prices for who may not set them. */
type Wanted = { actor: Actor; id: number; version: number; seen: number; keep: readonly string[] }

const lists = z.object({
  pictures: z.array(z.object({ url: z.string(), alt_zh: z.string(), alt_en: z.string() })),
  films: z.array(z.string()),
  shelves: z.array(z.object({ category: z.number(), position: z.number() })),
  accessories: z.array(z.number()),
  siblings: z.array(z.number()),
})

/** What of a product's own row is said by somebody; the rest moves by itself or by verbs of its own, as its state does. */
const said = z.object(productWrittenShape.shape).omit({ available: true, optional_bundles_max_quantity: true }).partial()

/**
 * Makes a new version that says what an older one said (GDS-51): texts, codes and prices, pictures and films, categories and what it is
 * shown beside. What can be picked along with it and what travels apart stays, and so do its stock and its state.
 */
export async function restoreVersion(
  shop: Pick<Shop, 'database' | 'now'>,
  { actor, id, version, seen, keep }: Wanted,
): Promise<Result<{ version: number; changed: string[] }, RestoreRefusal>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const [row] = await lockProductRows(tx, [id])
    if (!row) return refuse({ code: 'unknown_product' })
    const old = await findWholeOf(tx, { product: id, version })
    if (!old) return refuse({ code: 'unknown_version' })
    if (row.version !== seen) return refuse({ code: 'edit_conflict', ...(await conflictSince(tx, { row, seen })) })
    // What a scheduled price has put on the row is its own to take away.
    const held = (await findRunningPrice(tx, id)) ? [...keep, ...shelfPriceNames] : keep
    const kept = Object.entries(said.parse(old.whole)).filter(([field]) => !held.includes(field))
    const { before, after } = changedFields(row, Object.fromEntries(kept))
    const refusal = await judgeChange(tx, { row, after, now })
    if (refusal) return refuse(refusal)
    const change = {
      product: id,
      actor,
      verb: 'restore-product',
      before: { ...before, version: seen },
      after: { ...after, restored: version },
      now,
    }
    const saved = await saveAsVersion(tx, change, async () => {
      if (Object.keys(after).length > 0) await saveProductRow(tx, { id, change: after })
      await saveLists(tx, { product: id, ...lists.parse(old.whole) })
    })
    return ok({ version: saved, changed: Object.keys(after) })
  })
}

async function saveLists(
  tx: Tx,
  { product, pictures, films, shelves, accessories, siblings }: z.output<typeof lists> & { product: number },
) {
  await savePicturesOf(tx, { product, pictures })
  await saveFilmsOf(tx, { product, films })
  await saveShelvesOf(tx, { product, before: await listShelvesOf(tx, product), after: shelves })
  await saveLinkedOf(tx, { product, kind: 'accessories', linked: accessories })
  await saveLinkedOf(tx, { product, kind: 'siblings', linked: siblings })
}
