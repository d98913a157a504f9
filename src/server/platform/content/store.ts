import { sql, type Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

export type NotesSince = {
  /** The snapshot in which this was asked. */
  seen: string
  /** Who was asked, since when and as what. After a failover it is another one, whose transactions are numbered anew. */
  server: string
  /** Whether all notes since are there; null when that was not asked. */
  whole: boolean | null
  subjects: string[]
}

type Asked = { since: string | null; most: number }

/**
 * The subjects that were noted by transactions which the snapshot `since` did not see. A standby does not say which transactions were
 * under way: there it is those since the oldest of them, some of which are told twice.
 */
export async function listNotesSince(db: Db, { since, most }: Asked): Promise<NotesSince> {
  const { rows } = await sql<NotesSince>`
    select pg_current_snapshot()::text as seen, extract(epoch from pg_postmaster_start_time()) || ' ' || pg_is_in_recovery() as server,
      kept_from <= pg_snapshot_xmin(${since}::pg_snapshot) as whole,
      array(select distinct subject from content_notes
        where case when pg_is_in_recovery() then xact >= pg_snapshot_xmin(${since}::pg_snapshot)
          else not pg_visible_in_snapshot(xact, ${since}::pg_snapshot) end limit ${most}) as subjects
    from content_notes_kept`.execute(db)
  const [notes] = rows
  if (!notes) throw new Error('content_notes_kept has lost its row')
  return notes
}

/** Forgets the notes of transactions that were over when this was done last. */
export async function removeOldNotes(db: Db): Promise<void> {
  await sql`
    with moved as (
      update content_notes_kept set kept_from = next_from, next_from = pg_snapshot_xmin(pg_current_snapshot()) returning kept_from)
    delete from content_notes using moved where content_notes.xact < moved.kept_from`.execute(db)
}
