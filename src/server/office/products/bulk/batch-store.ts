import { sql, type Kysely, type Selectable } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Actor } from '#rules/actor.ts'
import type { BatchMove, BulkMove } from '#rules/catalog/bulk/bulk-move.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import type { BulkRefusal, Values } from './bulk-verb.ts'

type Db = Kysely<Tables>
export type BatchRow = Selectable<Tables['product_batches']>
export type RowState = 'ready' | 'same' | 'refused' | 'done' | 'undone' | 'kept'

export async function createBatch(tx: Tx, { move, staffId, now }: { move: BulkMove; staffId: number; now: Date }): Promise<number> {
  const row = { move: JSON.stringify(move), staff_id: staffId, tried_at: now }
  return (await tx.insertInto('product_batches').values(row).returning('id').executeTakeFirstOrThrow()).id
}

type Applied = { move: BatchMove; staffId: number; actor: Actor; trace: Trace | null; now: Date }

/** A batch that is written as it is asked for. */
export async function createAppliedBatch(tx: Tx, { move, staffId, now, ...press }: Applied): Promise<number> {
  const row = { move: JSON.stringify(move), staff_id: staffId, state: 'done' as const, tried_at: now, applied_at: now, ...keptPress(press) }
  return (await tx.insertInto('product_batches').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** What such a batch has done, once that is known. */
export async function saveMove(tx: Tx, { id, move }: { id: number; move: BatchMove }): Promise<void> {
  await tx
    .updateTable('product_batches')
    .set({ move: JSON.stringify(move) })
    .where('id', '=', id)
    .execute()
}

export async function deleteBatch(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('product_batches').where('id', '=', id).execute()
}

export type WrittenRow = { id: number; before: Values; after: Values; version: number }

export async function createWrittenRows(tx: Tx, { batch, rows }: { batch: number; rows: readonly WrittenRow[] }): Promise<void> {
  await sql`insert into product_batch_rows (batch_id, product_id, before, after, state, version)
    select ${batch}, id, before, after, 'done', version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, before jsonb, after jsonb, version int)`.execute(tx)
}

export type TriedRow = { id: number; before: Values; after: Values; state: RowState; refusal: BulkRefusal | null }

export async function createRows(tx: Tx, { batch, rows }: { batch: number; rows: readonly TriedRow[] }): Promise<void> {
  await sql`insert into product_batch_rows (batch_id, product_id, before, after, state, refusal)
    select ${batch}, id, before, after, state, nullif(refusal, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, before jsonb, after jsonb, state text, refusal jsonb)`.execute(
    tx,
  )
}

export async function findBatchRow(db: Db, id: number): Promise<BatchRow | undefined> {
  return db.selectFrom('product_batches').where('id', '=', id).selectAll().executeTakeFirst()
}

/** Held until the transaction ends: one after the other go on with it. */
export async function lockBatchRow(tx: Tx, id: number): Promise<BatchRow | undefined> {
  return tx.selectFrom('product_batches').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}

type Pressing = { id: number; actor: Actor; trace: Trace | null; now: Date }

/** Who presses is kept, because the work is done in their name by a job. */
export async function saveApplying(tx: Tx, { id, now, ...press }: Pressing): Promise<void> {
  await tx
    .updateTable('product_batches')
    .set({ state: 'applying', applied_at: now, ...keptPress(press) })
    .where('id', '=', id)
    .execute()
}

export async function saveUndoing(tx: Tx, { id, now, ...press }: Pressing): Promise<void> {
  await tx
    .updateTable('product_batches')
    .set({ state: 'undoing', undone_at: now, ...keptPress(press) })
    .where('id', '=', id)
    .execute()
}

const keptPress = ({ actor, trace }: Pick<Pressing, 'actor' | 'trace'>) => ({
  actor: JSON.stringify(actor),
  trace: trace && JSON.stringify(trace),
})

export async function saveOver(tx: Tx, { id, state }: { id: number; state: 'done' | 'undone' }): Promise<void> {
  await tx.updateTable('product_batches').set({ state }).where('id', '=', id).execute()
}

/** The next products that are to be moved (`ready`), or to be taken back (`done`), in the order of their ids. */
export async function listOpenRows(tx: Tx, { batch, state, limit }: { batch: number; state: 'ready' | 'done'; limit: number }) {
  return tx
    .selectFrom('product_batch_rows')
    .where('batch_id', '=', batch)
    .where('state', '=', state)
    .orderBy('product_id')
    .limit(limit)
    .select(['product_id', 'before', 'after', 'version'])
    .execute()
}

export type EndedRow = { id: number; state: RowState; version: number | null; refusal: BulkRefusal | null }

export async function saveRows(tx: Tx, { batch, rows }: { batch: number; rows: readonly EndedRow[] }): Promise<void> {
  await sql`update product_batch_rows as kept set state = row.state, refusal = nullif(row.refusal, 'null'::jsonb), version = row.version
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id bigint, state text, version int, refusal jsonb)
    where kept.batch_id = ${batch} and kept.product_id = row.id`.execute(tx)
}

export async function countRows(db: Db, batches: readonly number[]) {
  return db
    .selectFrom('product_batch_rows')
    .where('batch_id', '=', anyOf(batches))
    .groupBy(['batch_id', 'state'])
    .select(({ fn }) => ['batch_id', 'state', fn.countAll<number>().as('count')])
    .execute()
}

/** Rows with what became of them, those that refuse first. */
export async function listRows(db: Db, { batch, after, limit }: { batch: number; after: number; limit: number }) {
  return db
    .selectFrom('product_batch_rows')
    .where('batch_id', '=', batch)
    .orderBy(sql`array_position(array['kept', 'refused', 'ready', 'done', 'undone', 'same'], state)`)
    .orderBy('product_id')
    .offset(after)
    .limit(limit)
    .select(['product_id', 'before', 'after', 'state', 'refusal'])
    .execute()
}

/** Those that were applied, and those that this person has only tried; the newest first. */
export async function listBatchRows(db: Db, { staffId, since, limit }: { staffId: number; since: Date; limit: number }) {
  return db
    .selectFrom('product_batches')
    .where('tried_at', '>', since)
    .where((eb) => eb.or([eb('state', '<>', 'tried'), eb('staff_id', '=', staffId)]))
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .selectAll()
    .execute()
}

/** What was tried and never applied, and what is long over. */
export async function deleteOldBatches(db: Db, { triedBefore, appliedBefore }: { triedBefore: Date; appliedBefore: Date }): Promise<void> {
  await db
    .deleteFrom('product_batches')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'tried'), eb('tried_at', '<', triedBefore)]),
        eb.and([eb('state', 'in', ['done', 'undone']), eb('tried_at', '<', appliedBefore)]),
      ]),
    )
    .execute()
}
