import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { ExportKind } from '#rules/orders/export-kinds.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'
import type { Trace } from '#server/platform/audit/trace.ts'
import type { AuditExportInput, ExportInput, GoodsExportInput, MembersExportInput, MovementsExportInput } from './export-input.ts'

type Db = Kysely<Tables>
export type NewExport = {
  kind: ExportKind
  format: 'csv' | 'xlsx'
  input: ExportInput | AuditExportInput | GoodsExportInput | MembersExportInput | MovementsExportInput
  reason: string
  staffId: number
  trace: Trace
  press: string
}

/** Null where this press has asked for one before. */
export async function createExport(tx: Tx, { kind, format, input, reason, staffId, trace, press }: NewExport): Promise<number | null> {
  const row = await tx
    .insertInto('exports')
    .values({ kind, format, input: JSON.stringify(input), reason, staff_id: staffId, trace: JSON.stringify(trace), press })
    .onConflict((same) => same.columns(['staff_id', 'press']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findExportOfPress(db: Db, { staffId, press }: Pick<NewExport, 'staffId' | 'press'>): Promise<number> {
  const { id } = await db
    .selectFrom('exports')
    .where('staff_id', '=', staffId)
    .where('press', '=', press)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findExportRow(db: Db, id: number) {
  return db.selectFrom('exports').where('id', '=', id).selectAll().executeTakeFirst()
}

/** One more try at a file that is not written yet; undefined when there is none. */
export async function beginExport(db: Db, id: number) {
  return db
    .updateTable('exports')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['id', 'kind', 'format', 'input', 'staff_id', 'tries'])
    .executeTakeFirst()
}

/** It is not written any more; what there is of it goes. False when it was finished meanwhile. */
export async function saveFailed(tx: Tx, id: number): Promise<boolean> {
  const failed = await tx
    .updateTable('exports')
    .set({ state: 'failed' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  if (failed) await tx.deleteFrom('export_pieces').where('export_id', '=', id).execute()
  return failed !== undefined
}

type Listing = { staffId: number; kinds: readonly ExportKind[]; below: number | null; limit: number }

/** Files of one's own, and of others those of these kinds: the newest first, those before `below`. */
export async function listExportRows(db: Db, { staffId, kinds, below, limit }: Listing) {
  return db
    .selectFrom('exports')
    .innerJoin(colleagues().as('staff'), 'staff.id', 'exports.staff_id')
    .where((eb) => eb.or([eb('staff_id', '=', staffId), eb('kind', '=', anyOf(kinds, 'text'))]))
    .$if(below !== null, (rows) => rows.where('exports.id', '<', below ?? 0))
    .orderBy('exports.id', 'desc')
    .limit(limit)
    .select(['exports.id', 'kind', 'format', 'state', 'row_count', 'exports.created_at', 'expires_at', 'staff_id', 'staff.name as by'])
    .execute()
}

/** What an attempt that was broken off has left. */
export async function deletePieces(db: Db, exportId: number): Promise<void> {
  await db.deleteFrom('export_pieces').where('export_id', '=', exportId).execute()
}

export async function createPiece(db: Db, { exportId, place, bytes }: { exportId: number; place: number; bytes: Buffer }): Promise<void> {
  await db.insertInto('export_pieces').values({ export_id: exportId, place, bytes }).execute()
}

/** False when it was finished meanwhile. */
export async function saveReady(
  tx: Tx,
  { exportId, rows, now, expiresAt }: { exportId: number; rows: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const ready = await tx
    .updateTable('exports')
    .set({ state: 'done', row_count: rows, ready_at: now, expires_at: expiresAt })
    .where('id', '=', exportId)
    .where('state', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()
  return ready !== undefined
}

/** How many bytes a file has, and its pieces in their order, each read when it is sent. */
export async function findPieces(db: Db, exportId: number) {
  const written = db.selectFrom('export_pieces').where('export_id', '=', exportId)
  const { bytes } = await written
    .select(({ fn }) => fn.coalesce(fn.sum<number>(sql`length(bytes)`), sql<number>`0`).as('bytes'))
    .executeTakeFirstOrThrow()
  async function* pieces(): AsyncGenerator<Buffer> {
    for (let after = -1; ;) {
      const row = await written.where('place', '>', after).orderBy('place').limit(1).select(['place', 'bytes']).executeTakeFirst()
      if (!row) return
      after = row.place
      yield row.bytes
    }
  }
  return { bytes: Number(bytes), pieces }
}

/** The contents of files go when their time is over; that they were asked for stays for a year. */
export async function deleteOldPieces(db: Db, { now, listedUntil }: { now: Date; listedUntil: Date }): Promise<void> {
  await db
    .deleteFrom('export_pieces')
    .where('export_id', 'in', db.selectFrom('exports').where('expires_at', '<', now).select('id'))
    .execute()
  await db.deleteFrom('exports').where('created_at', '<', listedUntil).execute()
}
