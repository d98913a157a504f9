import { sql, type Kysely, type Updateable } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import type { Language } from '#rules/locale.ts'
import type { ImportKind } from '#rules/imports/import-fields.ts'
import type { ImportState } from '#rules/imports/row-result.ts'
import { colleagues } from '#server/people/staff/published/list-colleagues.ts'
import type { Trace } from '#server/platform/audit/trace.ts'

type Db = Kysely<Tables>

export type NewImport = {
  kind: ImportKind
  fileName: string
  sha256: Buffer
  bytes: number
  language: Language
  staffId: number
  trace: Trace
  press: string
}

/** The import of this press: a new one, or the one that it made before. */
export async function openImport(db: Db, { fileName, staffId, trace, ...said }: NewImport) {
  const made = await db
    .insertInto('imports')
    .values({ ...said, file_name: fileName, staff_id: staffId, trace: JSON.stringify(trace) })
    .onConflict((same) => same.columns(['staff_id', 'press']).doNothing())
    .returning(['id', 'received'])
    .executeTakeFirst()
  if (made) return made
  const before = db.selectFrom('imports').where('staff_id', '=', staffId).where('press', '=', said.press)
  return before.select(['id', 'received']).executeTakeFirstOrThrow()
}

export type ImportRow = NonNullable<Awaited<ReturnType<typeof findImportRow>>>

export async function findImportRow(db: Db, id: number) {
  return db
    .selectFrom('imports')
    .innerJoin(colleagues().as('staff'), 'staff.id', 'imports.staff_id')
    .where('imports.id', '=', id)
    .selectAll('imports')
    .select('staff.name as by')
    .executeTakeFirst()
}

/** What tells how much work an import is. */
export async function sizeOfImport(db: Db, id: number): Promise<{ kind: ImportKind; bytes: number } | null> {
  const row = await db.selectFrom('imports').where('id', '=', id).select(['kind', 'bytes']).executeTakeFirst()
  return row ? { ...row, bytes: Number(row.bytes) } : null
}

/** Whoever wants to move it too waits. */
export async function lockImport(tx: Tx, id: number) {
  return tx.selectFrom('imports').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
}
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>

/** The same for a turn of work, as long as the import is at it. It waits too: let be, the turn would be lost with its event. */
export async function lockImportForTurn(tx: Tx, { id, state }: { id: number; state: ImportState }) {
  return tx.selectFrom('imports').where('id', '=', id).where('state', '=', state).selectAll().forUpdate().executeTakeFirst()
}

/** Counts a turn that begins and answers its import; null where nothing goes on. */
export async function countTry(db: Db, id: number): Promise<LockedImport | null> {
  const counted = db.updateTable('imports').set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
  const row = counted.where('id', '=', id).where('state', 'in', ['reading', 'trying', 'applying', 'undoing']).returningAll()
  return (await row.executeTakeFirst()) ?? null
}

/** Of a try that was left in order. The number of the try stays its own: another that still believes in it must not take this for it. */
export async function countLeave(db: Db, { id, tries }: Pick<LockedImport, 'id' | 'tries'>): Promise<void> {
  const counted = db.updateTable('imports').set(({ eb }) => ({ leaves: eb('leaves', '+', 1) }))
  await counted.where('id', '=', id).where('tries', '=', tries).execute()
}

export async function saveImport(tx: Db, { id, ...change }: { id: number } & Updateable<Tables['imports']>): Promise<void> {
  await tx.updateTable('imports').set(change).where('id', '=', id).execute()
}

/** Newest first, those before `below`. */
export async function listImportRows(db: Db, { below, limit }: { below: number | null; limit: number }) {
  return db
    .selectFrom('imports')
    .innerJoin(colleagues().as('staff'), 'staff.id', 'imports.staff_id')
    .where('imports.state', '<>', 'arriving')
    .$if(below !== null, (rows) => rows.where('imports.id', '<', below ?? 0))
    .orderBy('imports.id', 'desc')
    .limit(limit)
    .selectAll('imports')
    .select('staff.name as by')
    .execute()
}

export async function createImportPiece(tx: Tx, { importId, place, bytes }: { importId: number; place: number; bytes: Uint8Array }) {
  await tx
    .insertInto('import_pieces')
    .values({ import_id: importId, place, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })
    .execute()
}

/** The bytes of a file in their order, a piece at a time. */
export function piecesOf(db: Db, importId: number) {
  return async function* pieces(): AsyncGenerator<Buffer> {
    for (let after = -1; ;) {
      const row = await db
        .selectFrom('import_pieces')
        .where('import_id', '=', importId)
        .where('place', '>', after)
        .orderBy('place')
        .limit(1)
        .select(['place', 'bytes'])
        .executeTakeFirst()
      if (!row) return
      after = row.place
      yield row.bytes
    }
  }
}

type Matched = { kind: ImportKind; headingsHash: Buffer }

/** What these headings were said to be the last time (IMP-03). */
export async function findMatching(db: Db, { kind, headingsHash }: Matched): Promise<unknown> {
  const row = db.selectFrom('import_matchings').where('kind', '=', kind).where('headings_hash', '=', headingsHash)
  return (await row.select('matching').executeTakeFirst())?.matching
}

export async function saveMatching(tx: Tx, { kind, headingsHash, matching }: Matched & { matching: readonly unknown[] }): Promise<void> {
  const said = { matching: JSON.stringify(matching) }
  await tx
    .insertInto('import_matchings')
    .values({ kind, headings_hash: headingsHash, ...said })
    .onConflict((same) => same.columns(['kind', 'headings_hash']).doUpdateSet(said))
    .execute()
}

/** What never arrived whole goes after a day, the bytes and rows of the others with them after a year (IMP-19). */
export async function deleteOldImports(db: Db, { arrivingBefore, before }: { arrivingBefore: Date; before: Date }): Promise<void> {
  await sql`delete from imports where created_at < ${before}::timestamptz
    or (state = 'arriving' and created_at < ${arrivingBefore}::timestamptz)`.execute(db)
}
