import { sql, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { BatchMove, SkipReason } from '#rules/orders/batch-moves.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import type { BatchInput } from './batch-input.ts'

type Db = Kysely<Tables>
export type NewBatch = { move: BatchMove; input: BatchInput; staffId: number; trace: Trace; press: string }
export type NewRow = { id: number; number: string; skipped: SkipReason | null }

/** Null where this press has made one before. */
export async function createBatch(tx: Tx, { move, input, staffId, trace, press }: NewBatch): Promise<number | null> {
  const row = await tx
    .insertInto('batches')
    .values({ move, input: JSON.stringify(input), staff_id: staffId, trace: JSON.stringify(trace), press })
    .onConflict((same) => same.columns(['staff_id', 'press']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findBatchOfPress(db: Db, { staffId, press }: Pick<NewBatch, 'staffId' | 'press'>): Promise<number> {
  const { id } = await db
    .selectFrom('batches')
    .where('staff_id', '=', staffId)
    .where('press', '=', press)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function createRows(tx: Tx, { batchId, rows }: { batchId: number; rows: readonly NewRow[] }): Promise<void> {
  const written = rows.map(({ id, number, skipped }, place) => ({ place, id, number, skipped }))
  await sql`insert into batch_rows (batch_id, place, object_id, object, state, refusal)
    select ${batchId}, place, id, number, case when skipped is null then 'waiting' else 'skipped' end,
      case when skipped is not null then jsonb_build_object('code', skipped) end
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as row (place int, id bigint, number text, skipped text)`.execute(tx)
}

export async function findBatchRow(db: Db, id: number) {
  return db.selectFrom('batches').where('id', '=', id).selectAll().executeTakeFirst()
}

export async function countRows(db: Db, batchId: number) {
  return db
    .selectFrom('batch_rows')
    .where('batch_id', '=', batchId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
}

/** Rows with what became of them: those that failed first. */
export async function listRows(db: Db, { batchId, after, limit }: { batchId: number; after: number; limit: number }) {
  return db
    .selectFrom('batch_rows')
    .where('batch_id', '=', batchId)
    .orderBy(sql`array_position(array['failed', 'skipped', 'doing', 'waiting', 'done'], state)`)
    .orderBy('place')
    .offset(after)
    .limit(limit)
    .select(['object', 'state', 'refusal'])
    .execute()
}

export type Claimed = { place: number; objectId: number; again: boolean }

/**
 * Takes the next row of a batch that is running; null when none waits. A row that somebody took long ago and never ended is taken
 * `again`: whether it was done then, nobody has written down.
 */
export async function claimRow(
  db: Db,
  { batchId, now, lostBefore }: { batchId: number; now: Date; lostBefore: Date },
): Promise<Claimed | null> {
  const { rows } = await sql<{ place: number; object_id: number; again: boolean }>`
    update batch_rows set state = 'doing', claimed_at = ${now.toISOString()}::timestamptz
    from (select batch_rows.batch_id, place, batch_rows.state = 'doing' as again from batch_rows join batches on batches.id = batch_id
        where batch_id = ${batchId} and batches.state = 'running'
          and (batch_rows.state = 'waiting' or (batch_rows.state = 'doing' and claimed_at < ${lostBefore.toISOString()}::timestamptz))
        order by place limit 1 for update of batch_rows skip locked) as next
    where batch_rows.batch_id = next.batch_id and batch_rows.place = next.place
    returning batch_rows.place, batch_rows.object_id, next.again`.execute(db)
  const [row] = rows
  return row ? { place: row.place, objectId: row.object_id, again: row.again } : null
}

export async function endRow(
  db: Db,
  { batchId, place, refusal }: { batchId: number; place: number; refusal: object | null },
): Promise<void> {
  await db
    .updateTable('batch_rows')
    .set({ state: refusal === null ? 'done' : 'failed', refusal: refusal && JSON.stringify(refusal) })
    .where('batch_id', '=', batchId)
    .where('place', '=', place)
    .where('state', '=', 'doing')
    .execute()
}

/** True when every row has ended, and this call was the one that noticed. */
export async function endBatch(tx: Tx, { batchId, now }: { batchId: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('batches')
    .set({ state: 'done', ended_at: now })
    .where('id', '=', batchId)
    .where('state', '=', 'running')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('batch_rows').where('batch_id', '=', batchId).where('state', 'in', ['waiting', 'doing']).select('place'))),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function saveStopped(tx: Tx, { batchId, now }: { batchId: number; now: Date }): Promise<void> {
  await tx
    .updateTable('batches')
    .set({ state: 'stopped', ended_at: now })
    .where('id', '=', batchId)
    .where('state', '=', 'running')
    .execute()
}

/** What failed waits again, and what was stopped goes on. */
export async function saveAgain(tx: Tx, batchId: number): Promise<void> {
  await tx.updateTable('batches').set({ state: 'running', ended_at: null }).where('id', '=', batchId).execute()
  await tx
    .updateTable('batch_rows')
    .set({ state: 'waiting', refusal: null, claimed_at: null })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'failed')
    .execute()
}

export async function deleteOldBatches(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('batches').where('created_at', '<', before).execute()
}
