import type { Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

/** The recipients that a member has saved, the last used first. */
export async function listRecipientsOf(db: Db, memberId: number) {
  return db
    .selectFrom('contacts')
    .where('user_id', '=', memberId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .select(['id', 'type', 'name', 'phone', 'county', 'district', 'zip_code', 'address', 'store_id', 'country', 'state_province_county'])
    .select(['city_or_town', 'address_one', 'address_two', 'address_three', 'postal_code'])
    .execute()
}

/** Under which phone numbers these members order. */
export async function listPhonesOf(db: Db, memberIds: readonly number[]) {
  return db.selectFrom('senders').where('user_id', '=', anyOf(memberIds)).select(['user_id', 'phone']).execute()
}
