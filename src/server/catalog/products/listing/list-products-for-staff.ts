import type { ProductFilter, ProductSort } from '#rules/catalog/product-filter.ts'
import { readSearchWords } from '#rules/staff/search-words.ts'
import type { Shop } from '#server/platform/shop.ts'
import { productConditions } from './conditions.ts'
import { label as labelShape } from '#contract/shared/label.ts'
import { missingLabel } from '#rules/label/missing-label.ts'
import { listRequirements } from '../labels/list-requirements.ts'
import { readCursor, writeCursor } from './product-cursor.ts'
import { countMeant, isFrequent, listHits, listPage, listShown, type Meant } from './store.ts'

export type ProductsMeant = { filter: ProductFilter; words: string | undefined }
export type ProductsAsked = ProductsMeant & { sort: ProductSort; cursor: string | undefined; rows: number }

/** A list says its exact total up to here (D-109). */
const mostCounted = 10_000

/** Products of the whole shop, also those that no visitor sees; what was put away only where the filter asks for it (GDS-03). */
export async function listProductsForStaff(shop: Shop, { sort, cursor, rows, ...asked }: ProductsAsked) {
  const { db } = shop.database
  const meant = await readMeant(shop, asked)
  const counting = countMeant(db, { ...meant, most: mostCounted + 1 })
  // Asked side by side. Should the page fail first, nobody waits for the count any more.
  counting.catch(() => undefined)
  const page = await listPage(db, { ...meant, sort, cursor: readCursor(cursor), limit: rows + 1 })
  const last = page[rows - 1]
  const counted = await counting
  return {
    rows: await presentRows(shop, page.slice(0, rows)),
    next: page.length > rows && last ? writeCursor(last) : null,
    total: Math.min(counted, mostCounted),
    capped: counted > mostCounted,
  }
}

/** The ids of all that is meant at this instant, the last change first; no more than `most`. */
export async function listIdsForStaff(shop: Shop, { most, ...asked }: ProductsMeant & { most: number }): Promise<number[]> {
  const meant = await readMeant(shop, asked)
  return (await listPage(shop.database.db, { ...meant, sort: '-changed', cursor: null, limit: most })).map(({ id }) => id)
}

async function readMeant(shop: Shop, { filter, words = '' }: ProductsMeant): Promise<Meant> {
  const { today } = await shop.terms()
  const requirements = filter.missing?.includes('label') ? await listRequirements(shop.database.db, shop.now()) : []
  const conditions = productConditions(filter, { lowUnits: today.low_stock_units, requirements })
  const asked = readSearchWords(words).words
  if (asked.length === 0) return { conditions }
  const { db } = shop.database
  // What stands on many is compared as text, from the start of the list on; what is rare is looked up by its tokens.
  if (await isFrequent(db, { words: asked, least: frequentFrom, steps })) return { conditions, near: asked }
  const hits = await listHits(db, { words: asked, most: mostHits + 1 })
  return hits.length > mostHits ? { conditions, near: asked } : { conditions, among: hits }
}

/** So many products are looked through for words; when so many of them hold these, they are frequent. */
const steps = 1000
const frequentFrom = 30
/** More hits than these are not handed on one by one. */
const mostHits = 2000

async function presentRows({ database: { db }, now }: Shop, page: readonly { id: number }[]) {
  const ids = page.map(({ id }) => id)
  const requirements = await listRequirements(db, now())
  const shown = new Map((await listShown(db, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = shown.get(id)
    if (!row) return []
    const { name_zh: zh, name_en: en, changed_at: changedAt, label_kind, label, shelf_life_days, arrival_days, ...said } = row
    const missing = missingLabel({ label_kind, label: labelShape.parse(label), shelf_life_days, arrival_days }, requirements)
    return [{ ...said, lacks_label: missing.length > 0, name: { zh, en: en || zh }, changed_at: changedAt.toISOString() }]
  })
}
