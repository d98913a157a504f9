import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { OfficeHour } from './reckon-hours.ts'

type Db = Kysely<Tables>

/** The hour that ran when hours were reckoned last; null when they never were. */
export async function findNewestHour(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('office_hours').orderBy('hour', 'desc').limit(1).select('hour').executeTakeFirst()
  return row?.hour ?? null
}

/** Only what is another than before is written. */
export async function saveHours(db: Db, hours: readonly OfficeHour[]): Promise<void> {
  await db
    .insertInto('office_hours')
    .values([...hours])
    .onConflict((same) =>
      same
        .column('hour')
        .doUpdateSet((eb) => ({
          orders: eb.ref('excluded.orders'),
          goods: eb.ref('excluded.goods'),
          new_members: eb.ref('excluded.new_members'),
          refunded: eb.ref('excluded.refunded'),
        }))
        .where(
          sql<boolean>`(office_hours.orders, office_hours.goods, office_hours.new_members, office_hours.refunded)
            is distinct from (excluded.orders, excluded.goods, excluded.new_members, excluded.refunded)`,
        ),
    )
    .execute()
}

/** What hours before a moment have sold. */
export async function listSoldHours(db: Db, { from, before }: { from: Date; before: Date }) {
  return db.selectFrom('office_hours').where('hour', '>=', from).where('hour', '<', before).select(['hour', 'orders', 'goods']).execute()
}
