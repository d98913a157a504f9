import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { unitsOfRecall } from '#server/catalog/products/published/recalled-units.ts'
import { emailOf } from '#server/people/members/published/email-of.ts'
import { uidsOfMembers } from '#server/people/members/published/uids-of-members.ts'
import { buyersOfParcels } from '#server/sales/orders/published/parcels/buyers-of-parcels.ts'

type Db = Kysely<Tables>

const parcelsOf = (db: Db, recallId: number) =>
  db.selectFrom(unitsOfRecall(db, recallId).as('got')).innerJoin(buyersOfParcels().as('parcel'), 'parcel.id', 'got.order_id')

/** Parcels that have units of a recall, those ordered last first. */
export async function listRecalledParcels(db: Db, { id, before, limit }: { id: number; before: number | null; limit: number }) {
  return parcelsOf(db, id)
    .innerJoin(uidsOfMembers().as('member'), 'member.id', 'parcel.user_id')
    .$if(before !== null, (some) => some.where('parcel.id', '<', before ?? 0))
    .orderBy('parcel.id', 'desc')
    .limit(limit)
    .selectAll('parcel')
    .select(['got.units', 'member.uid'])
    .select(({ ref }) => emailOf(ref('parcel.user_id')).as('email'))
    .execute()
}

export async function countRecalled(db: Db, id: number) {
  return parcelsOf(db, id)
    .select([
      sql<number>`count(*)::int`.as('parcels'),
      sql<number>`count(distinct parcel.user_id)::int`.as('buyers'),
      sql<number>`coalesce(sum(got.units), 0)::int`.as('units'),
      sql<number>`(count(*) filter (where parcel.status = 'picking'))::int`.as('in_house'),
    ])
    .executeTakeFirstOrThrow()
}
