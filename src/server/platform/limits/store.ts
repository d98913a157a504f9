import { sql, type Kysely } from 'kysely'
import { prepared, type ValueOf } from '#database/prepared.ts'
import type { Tables } from '#database/tables.ts'

type Counting = { now: Date; uses: readonly { keyHash: Buffer; endsAt: Date }[] }

/** One more use of each, in the window that is open or in a new one that ends then. The keys come in order, so that two who count the same never wait for each other in a circle. */
export async function countUses(db: Kysely<Tables>, counting: Counting) {
  const { now, uses } = counting
  return countedUses(db, { now, keys: uses.map(({ keyHash }) => keyHash), ends: uses.map(({ endsAt }) => endsAt) })
}

const countedUses = prepared((db, value: ValueOf<{ now: Date; keys: readonly Buffer[]; ends: readonly Date[] }>) =>
  db
    .insertInto('rate_limits')
    .columns(['key_hash', 'ends_at', 'used'])
    .expression(({ selectFrom }) =>
      selectFrom(
        sql<{ key_hash: Buffer; ends_at: Date }>`unnest(${value('keys')}::bytea[], ${value('ends')}::timestamptz[])`.as<'opened'>(
          sql`opened (key_hash, ends_at)`,
        ),
      ).select(['opened.key_hash', 'opened.ends_at', sql<number>`1`.as('used')]),
    )
    .onConflict((known) =>
      known.column('key_hash').doUpdateSet({
        used: sql`case when rate_limits.ends_at <= ${value('now')} then 1 else rate_limits.used + 1 end`,
        ends_at: sql`case when rate_limits.ends_at <= ${value('now')} then excluded.ends_at else rate_limits.ends_at end`,
      }),
    )
    .returning(['key_hash as keyHash', 'used', 'ends_at as endsAt']),
)

export async function uncountUse(db: Kysely<Tables>, { keyHash, now }: { keyHash: Buffer; now: Date }): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set(({ eb }) => ({ used: eb('used', '-', 1) }))
    .where('key_hash', '=', keyHash)
    .where('used', '>', 0)
    .where('ends_at', '>', now)
    .execute()
}

export async function findUses(db: Kysely<Tables>, { keyHash, now }: { keyHash: Buffer; now: Date }) {
  return db
    .selectFrom('rate_limits')
    .where('key_hash', '=', keyHash)
    .where('ends_at', '>', now)
    .select(['used', 'ends_at as endsAt'])
    .executeTakeFirst()
}

export async function removeOldWindows(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('ends_at', '<=', now).execute()
}
