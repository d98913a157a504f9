import { sql, type Kysely } from 'kysely'
import { allOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import { rowsOf } from '#database/rows-of.ts'
import type { Tables } from '#database/tables.ts'
import { asOfficial } from '#rules/reference/taiwan-districts.ts'
import type { DirectoryStore } from '#ports/store-directory.ts'

type StorePlace = { county: string; city: string; road: string | null }

/** The stores that take parcels now. */
function openStores(db: Kysely<Tables>) {
  return db.selectFrom('stores').where('active', '=', true)
}

export async function listCities(db: Kysely<Tables>, county: string): Promise<string[]> {
  const rows = await openStores(db).where('county', '=', county).select('city').distinct().execute()
  return rows.map(({ city }) => city)
}

export async function listRoads(db: Kysely<Tables>, { county, city }: { county: string; city: string }): Promise<string[]> {
  const rows = await openStores(db)
    .where('county', '=', county)
    .where('city', '=', city)
    .select('road')
    .distinct()
    .orderBy('road')
    .execute()
  return rows.map(({ road }) => road)
}

/** The stores of a road, or of the whole district. */
export async function listStoresAt(db: Kysely<Tables>, { county, city, road }: StorePlace) {
  const district = openStores(db).where('county', '=', county).where('city', '=', city)
  const there = road === null ? district : district.where('road', '=', road)
  return there.select(['store_id', 'store_name', 'address']).orderBy('road').orderBy('store_id').execute()
}

/** Words of people, never patterns; places as the directory writes them. */
const plain = (words: string) => asOfficial(words).replaceAll(/[\\%_]/g, String.raw`\$&`)

export async function listStoresWith(db: Kysely<Tables>, { parts, most }: { parts: readonly string[]; most: number }) {
  const said = sql`concat_ws(' ', store_id, store_name, address)`
  return openStores(db)
    .where((eb) => eb.and(parts.map((part) => eb(said, 'ilike', `%${plain(part)}%`))))
    .orderBy('store_name')
    .orderBy('store_id')
    .limit(most)
    .select(['store_id', 'store_name', 'address'])
    .execute()
}

export async function findOpenStore(db: Kysely<Tables>, storeId: string) {
  return openStores(db).where('store_id', '=', storeId).select(['store_id', 'store_name']).executeTakeFirst()
}

export async function countOpenStores(db: Kysely<Tables>): Promise<number> {
  const { count } = await openStores(db)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Writes the directory: new and changed stores are taken over, those that it no longer lists are closed, never deleted. */
export async function saveDirectory(tx: Tx, stores: readonly DirectoryStore[]): Promise<void> {
  const rows = JSON.stringify(stores.map((store) => ({ ...store, active: true })))
  await tx
    .insertInto('stores')
    .columns(storeColumns)
    .expression(({ selectFrom }) =>
      selectFrom(rowsOf('stores', rows).as('store')).select((eb) => storeColumns.map((name) => eb.ref(`store.${name}`).as(name))),
    )
    .onConflict((same) =>
      same.column('store_id').doUpdateSet(({ ref }) => ({
        store_name: ref('excluded.store_name'),
        county: ref('excluded.county'),
        city: ref('excluded.city'),
        road: ref('excluded.road'),
        address: ref('excluded.address'),
        active: true,
      })),
    )
    .execute()
  await tx
    .updateTable('stores')
    .set({ active: false })
    .where('active', '=', true)
    .where(
      'store_id',
      '<>',
      allOf(
        stores.map(({ store_id }) => store_id),
        'text',
      ),
    )
    .execute()
}

const storeColumns = ['store_id', 'store_name', 'county', 'city', 'road', 'address', 'active'] as const
