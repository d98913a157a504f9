import { sql, type Kysely } from 'kysely'
import { takingTime } from '#database/taking-time.ts'
import type { Tables } from '#database/tables.ts'
import type { Shop } from '#server/platform/shop.ts'

export type RepeatName = { actor: string; key: string }
export type Claim = RepeatName & { call: string; requestHash: Buffer; now: Date; takenUntil: Date; expiresAt: Date }

/** Takes a key that nobody has, whose day is over, or whose answerer must have died; false when another has it. */
export async function claimRepeat(
  db: Kysely<Tables>,
  { actor, key, call, requestHash, now, takenUntil, expiresAt }: Claim,
): Promise<boolean> {
  const fresh = { call, request_hash: requestHash, state: 'running', answer: null, taken_until: takenUntil, expires_at: expiresAt } as const
  const claimed = await db
    .insertInto('office_repeats')
    .values({ actor, key, ...fresh })
    .onConflict((same) =>
      same
        .columns(['actor', 'key'])
        .doUpdateSet(fresh)
        .where(({ eb, and, or }) =>
          or([
            eb('office_repeats.expires_at', '<=', now),
            and([
              eb('office_repeats.state', '=', 'running'),
              eb('office_repeats.taken_until', '<=', now),
              eb('office_repeats.request_hash', '=', requestHash),
            ]),
          ]),
        ),
    )
    .returning(sql<number>`1`.as('one'))
    .executeTakeFirst()
  return claimed !== undefined
}

export async function findRepeat(db: Kysely<Tables>, { actor, key }: RepeatName) {
  return db
    .selectFrom('office_repeats')
    .where('actor', '=', actor)
    .where('key', '=', key)
    .select(['request_hash', 'answer'])
    .executeTakeFirst()
}

export async function saveRepeat(db: Kysely<Tables>, { actor, key, answer }: RepeatName & { answer: Buffer }): Promise<void> {
  await db.updateTable('office_repeats').set({ state: 'done', answer }).where('actor', '=', actor).where('key', '=', key).execute()
}

export async function removeRepeat(db: Kysely<Tables>, { actor, key }: RepeatName): Promise<void> {
  await db.deleteFrom('office_repeats').where('actor', '=', actor).where('key', '=', key).where('state', '=', 'running').execute()
}

/** Removes answers whose day is over. */
export async function cleanRepeats({ database, now }: Shop): Promise<void> {
  await takingTime(database, (tx) => tx.deleteFrom('office_repeats').where('expires_at', '<=', now()).execute())
}
