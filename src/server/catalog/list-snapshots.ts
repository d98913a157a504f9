import type { Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { prepared } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'
import type { Text } from '#rules/locale.ts'

/** What an order keeps of a product: its words in both languages and what it was. */
export type Snapshot = {
  slug: string
  name: Text
  preview: string
  members_only: boolean
  exclusive: boolean
  shopping_point_price: number | null
  optional_bundles_max_quantity: number
  split_stocks: Text[]
}

/** These products as they are at this moment, by id. */
export async function listSnapshots(db: Kysely<Tables>, productIds: readonly number[]): Promise<Map<number, Snapshot>> {
  const rows = await snapshotRows(db, { productIds })
  return new Map(rows.map(({ id, name_zh, name_en, ...row }) => [id, { ...row, name: { zh: name_zh, en: name_en } }]))
}

const snapshotRows = prepared((db, { productIds }: { productIds: readonly number[] }) =>
  db
    .selectFrom('products')
    .where('id', 'in', productIds)
    .select(['id', 'slug', 'name_zh', 'name_en', 'preview', 'members_only', 'exclusive', 'shopping_point_price', 'optional_bundles_max_quantity'])
    .select((eb) =>
      jsonArrayFrom(eb.selectFrom('product_split_stocks').whereRef('product_split_stocks.product_id', '=', 'products.id')
        .orderBy('position').select(['stock_description_zh as zh', 'stock_description_en as en'])).as('split_stocks'),
    ),
)
