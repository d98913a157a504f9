import type { Insertable, Kysely, Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { namesOfStaff } from '#server/people/staff/published/names-of-staff.ts'

type Db = Kysely<Tables>

/** The id, and whether it is new: the same press asks once. */
export async function createApproval(tx: Tx, approval: Insertable<Tables['approvals']>): Promise<{ id: number; isNew: boolean }> {
  const made = await tx
    .insertInto('approvals')
    .values(approval)
    .onConflict((same) => same.columns(['asked_by', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, isNew: true }
  const before = await tx
    .selectFrom('approvals')
    .where('asked_by', '=', approval.asked_by)
    .where('key', '=', approval.key)
    .select('id')
    .executeTakeFirstOrThrow()
  return { id: before.id, isNew: false }
}

export type ApprovalRow = NonNullable<Awaited<ReturnType<typeof lockApproval>>>

/** Held until the transaction ends, so that it is decided once. */
export async function lockApproval(tx: Tx, id: number) {
  return tx.selectFrom('approvals').where('id', '=', id).selectAll().forNoKeyUpdate().executeTakeFirst()
}

export async function saveApproval(tx: Tx, id: number, set: Updateable<Tables['approvals']>): Promise<void> {
  await tx.updateTable('approvals').set(set).where('id', '=', id).execute()
}

/** Newest first: those that wait, and those that ended since a moment; of everybody, or of one who asked. */
export async function listApprovalRows(db: Db, { askedBy, since, most }: { askedBy: number | null; since: Date; most: number }) {
  return db
    .selectFrom('approvals')
    .innerJoin(namesOfStaff().as('asker'), 'asker.id', 'approvals.asked_by')
    .leftJoin(namesOfStaff().as('decider'), 'decider.id', 'approvals.decided_by')
    .$if(askedBy !== null, (all) => all.where('approvals.asked_by', '=', askedBy))
    .where((eb) => eb.or([eb('approvals.state', '=', 'waiting'), eb('approvals.created_at', '>=', since)]))
    .selectAll('approvals')
    .select(['asker.name as asked_by_name', 'decider.name as decided_by_name'])
    .orderBy('approvals.id', 'desc')
    .limit(most)
    .execute()
}

/** Those that wait and that somebody else than this person has asked for, the oldest first. */
export async function listWaitingRows(db: Db, { now, notOf }: { now: Date; notOf: number }) {
  return db
    .selectFrom('approvals')
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('asked_by', '<>', notOf)
    .selectAll()
    .orderBy('id')
    .execute()
}

/** Those of one call that wait about one thing, the oldest first. */
export async function listWaitingRowsAbout(db: Db, { call, subject, now }: { call: string; subject: string; now: Date }) {
  return db
    .selectFrom('approvals')
    .innerJoin(namesOfStaff().as('asker'), 'asker.id', 'approvals.asked_by')
    .where('state', '=', 'waiting')
    .where('expires_at', '>', now)
    .where('call', '=', call)
    .where('subject', '=', subject)
    .orderBy('approvals.id')
    .select(['approvals.id', 'approvals.asked_by', 'approvals.created_at', 'approvals.input', 'asker.name as asked_by_name'])
    .execute()
}

/** Those that nobody has decided in time, and those whose carrying out broke off. */
export async function listOverdueIds(db: Db, { now, brokenOff }: { now: Date; brokenOff: Date }): Promise<number[]> {
  const rows = await db
    .selectFrom('approvals')
    .where(({ eb, and, or }) =>
      or([
        and([eb('state', '=', 'waiting'), eb('expires_at', '<=', now)]),
        and([eb('state', '=', 'approved'), eb('decided_at', '<=', brokenOff)]),
      ]),
    )
    .select('id')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}
