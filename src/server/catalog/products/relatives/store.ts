import { anyOf } from '#database/any-of.ts'
import { askedTogether, inOrderOf } from '#database/asked-together.ts'
import type { Tx } from '#database/connect.ts'

/** What a product names on its page: `accessories` go with it, `siblings` are the same goods in another style. */
export type LinkKind = 'accessories' | 'siblings'

/** Ids in their order. */
export async function listLinkedOf(tx: Tx, { product, kind }: { product: number; kind: LinkKind }): Promise<number[]> {
  const rows =
    kind === 'accessories'
      ? await tx
          .selectFrom('product_accessories')
          .where('product_id', '=', product)
          .orderBy('position')
          .select('accessory_id as id')
          .execute()
      : await tx
          .selectFrom('product_options')
          .where('product_id', '=', product)
          .orderBy('position')
          .select('optional_product_id as id')
          .execute()
  return rows.map(({ id }) => id)
}

type Linked = { product: number; kind: LinkKind; linked: readonly number[] }

/** Makes what a product names these products, in that order. */
export async function saveLinkedOf(tx: Tx, { product, kind, linked }: Linked): Promise<void> {
  if (kind === 'accessories') {
    const rows = linked.map((accessory_id, position) => ({ product_id: product, accessory_id, position }))
    await tx.deleteFrom('product_accessories').where('product_id', '=', product).execute()
    if (rows.length > 0) await tx.insertInto('product_accessories').values(rows).execute()
    return
  }
  const rows = linked.map((optional_product_id, position) => ({ product_id: product, optional_product_id, position }))
  await tx.deleteFrom('product_options').where('product_id', '=', product).execute()
  if (rows.length > 0) await tx.insertInto('product_options').values(rows).execute()
}

/** How many are picked for each unit of a product; undefined when there is no such product. */
export async function findPicksOf(tx: Tx, product: number): Promise<number | undefined> {
  const row = await tx.selectFrom('products').where('id', '=', product).select('optional_bundles_max_quantity as picks').executeTakeFirst()
  return row?.picks
}

export async function listGoodsNamed(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('products')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .select(['id', 'name_zh', 'name_en', 'preview', 'state', 'temperature'])
    .execute()
}

/** What can be picked: under which words, whether it has to be, how many of it at most, and how many are picked at the start. */
export type BundleEntryRow = {
  product: number
  name_zh: string
  name_en: string
  required: boolean
  max_amount: number
  quantity: number
}

export async function listBundleOf(tx: Tx, product: number): Promise<BundleEntryRow[]> {
  return tx
    .selectFrom('product_bundles')
    .where('product_id', '=', product)
    .orderBy('position')
    .select(['bundle_product_id as product', 'name_zh', 'name_en', 'required', 'max_amount', 'quantity'])
    .execute()
}

/** Whether goods are picked along with it, or it along with others. */
export const isInBundle = askedTogether(async (tx, products: readonly number[]) => {
  const rows = await tx
    .selectFrom('product_bundles')
    .where((eb) => eb.or([eb('product_id', '=', anyOf(products)), eb('bundle_product_id', '=', anyOf(products))]))
    .select(['product_id', 'bundle_product_id'])
    .execute()
  const inside = new Set(rows.flatMap((row) => [row.product_id, row.bundle_product_id]))
  return products.map((product) => inside.has(product))
})

/** Whether it is picked along with others. */
export const isPicked = askedTogether(async (tx, products: readonly number[]) => {
  const rows = await tx.selectFrom('product_bundles').where('bundle_product_id', '=', anyOf(products)).select('bundle_product_id').execute()
  const picked = new Set(rows.map((row) => row.bundle_product_id))
  return products.map((product) => picked.has(product))
})

export async function saveBundleOf(tx: Tx, { product, entries }: { product: number; entries: readonly BundleEntryRow[] }): Promise<void> {
  await tx.deleteFrom('product_bundles').where('product_id', '=', product).execute()
  const rows = entries.map(({ product: picked, ...entry }, position) => ({
    ...entry,
    product_id: product,
    bundle_product_id: picked,
    position,
  }))
  if (rows.length > 0) await tx.insertInto('product_bundles').values(rows).execute()
}

export type SplitStockRow = { stock_description_zh: string; stock_description_en: string; expected_on: string | null }

export const listSplitStocksOf = askedTogether(async (tx, products: readonly number[]): Promise<SplitStockRow[][]> => {
  const rows = await tx
    .selectFrom('product_split_stocks')
    .where('product_id', '=', anyOf(products))
    .orderBy('position')
    .orderBy('id')
    .select(['product_id', 'stock_description_zh', 'stock_description_en', 'expected_on'])
    .execute()
  const parts = inOrderOf(products, { rows, keyOf: (row) => row.product_id })
  return parts.map((some) => some.map(({ product_id: _product, ...part }) => part))
})

export async function saveSplitStocksOf(tx: Tx, { product, parts }: { product: number; parts: readonly SplitStockRow[] }): Promise<void> {
  await tx.deleteFrom('product_split_stocks').where('product_id', '=', product).execute()
  const rows = parts.map((part, position) => ({ ...part, product_id: product, position }))
  if (rows.length > 0) await tx.insertInto('product_split_stocks').values(rows).execute()
}
