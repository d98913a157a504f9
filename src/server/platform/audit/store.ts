import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'
import { wordsStandIn } from '#database/words-stand-in.ts'
import type { Day } from '#rules/calendar.ts'

type Db = Kysely<Tables>

export async function createAuditEntry(tx: Tx, change: Insertable<Tables['audit_entries']>): Promise<void> {
  await tx.insertInto('audit_entries').values(change).execute()
}

export type AuditRow = Omit<Insertable<Tables['audit_entries']>, 'before' | 'after'> & { before: unknown; after: unknown }

/** Many at once, as one value: written out as thousands of values, a statement takes longer to put together than to carry out. */
export async function createAuditEntries(tx: Tx, changes: readonly AuditRow[]): Promise<void> {
  const columns = sql.raw(columnsOfEntry.join(', '))
  await sql`insert into audit_entries (${columns}) select ${columns}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as written (actor_kind text, actor_id text, staff_id bigint, api_key_id bigint,
      approver_id bigint, session_id bigint, address inet, request_id text, verb text, subject text, before jsonb, after jsonb, reason text,
      changed_at timestamptz)`.execute(tx)
}

const columnsOfEntry = [
  'actor_kind',
  'actor_id',
  'staff_id',
  'api_key_id',
  'approver_id',
  'session_id',
  'address',
  'request_id',
  'verb',
  'subject',
  'before',
  'after',
  'reason',
  'changed_at',
]

/** Where a page of a list ended. */
export type AuditCursor = { at: Date; id: number }

export type AuditFilter = {
  staffId?: number | undefined
  verb?: string | undefined
  /** Only verbs that begin with one of these; all when left out. */
  among?: readonly string[] | undefined
  /** What kind of thing, such as `order`. */
  kind?: string | undefined
  /** One thing, such as `order K7Q2M9X4TBHE`. */
  subject?: string | undefined
  from?: Date | undefined
  until?: Date | undefined
  address?: string | undefined
  /** Each has to stand somewhere in the entry. */
  words?: string | undefined
}

/** Entries of a filter, newest first. */
export async function listAuditRows(db: Db, { cursor, limit, ...filter }: AuditFilter & { cursor: AuditCursor | null; limit: number }) {
  const found = []
  for (const entries of entriesByWords(db, filter)) {
    const page = entries
      .$if(cursor !== null, (some) => some.where(sql<boolean>`(changed_at, id) < (${cursor?.at}, ${cursor?.id})`))
      .selectAll()
      .orderBy('changed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
    found.push(...(await page.execute()))
  }
  return found.toSorted((one, other) => other.changed_at.getTime() - one.changed_at.getTime() || other.id - one.id).slice(0, limit)
}

/** How many there are, counted no further than `most`. */
export async function countAuditRows(db: Db, { most, ...filter }: AuditFilter & { most: number }): Promise<number> {
  let all = 0
  for (const entries of entriesByWords(db, filter)) {
    const { count } = await db
      .selectFrom(entries.select('id').limit(most).as('found'))
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    all += Number(count)
  }
  return Math.min(all, most)
}

/** Entries of a filter; where words are asked for those that carry them, and those whose words were written later (0301_audit_words_in_turns.sql). */
function entriesByWords(db: Db, { words, ...filter }: AuditFilter) {
  const entries = entriesOf(db, filter)
  if (words === undefined) return [entries]
  const standIn = (column: string) => wordsStandIn(sql.ref(column), [words], { byTokens: true })
  return [
    entries.where(standIn('words')),
    entries.where(sql<boolean>`(id, changed_at) in (select entry_id, changed_at from audit_words where ${standIn('audit_words.words')})`),
  ]
}

function entriesOf(db: Db, { staffId, verb, among, kind, subject, from, until, address }: Omit<AuditFilter, 'words'>) {
  return db
    .selectFrom('audit_entries')
    .$if(staffId !== undefined, (some) => some.where('staff_id', '=', staffId ?? 0))
    .$if(verb !== undefined, (some) => some.where('verb', '=', verb ?? ''))
    .$if(among !== undefined, (some) => some.where(sql<boolean>`verb like any (${(among ?? []).map((beginning) => `${beginning}%`)})`))
    .$if(kind !== undefined, (some) => some.where('subject_kind', '=', kind ?? ''))
    .$if(subject !== undefined, (some) => some.where('subject', '=', subject ?? ''))
    .$if(from !== undefined, (some) => some.where('changed_at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (some) => some.where('changed_at', '<', until ?? new Date(0)))
    .$if(address !== undefined, (some) => some.where('address', '=', address ?? ''))
}

/** Writes the words of so many entries that owe them; whether there were any. */
export async function saveDueAuditWords(db: Db, most: number): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select write_due_audit_words(${most}) as some`.execute(db)
  return rows[0]?.some ?? false
}

export type NewDataView = Pick<Insertable<Tables['data_views']>, 'kind' | 'object'> & {
  staffId: number | null
  apiKeyId: number | null
  address: string | null
  rows: number
  at: Date
  unlessSince: Date | null
}

/** Left out when the same person looked at the same thing since a moment: a page that stays open asks again and again. */
export async function createDataView(db: Db, view: NewDataView): Promise<void> {
  const { kind, object, staffId, apiKeyId, address, rows, at, unlessSince } = view
  await sql`
    insert into data_views (staff_id, api_key_id, address, kind, object, rows, at)
      select who.*, ${address}::inet, ${kind}, ${object}, ${rows}::int, ${at}::timestamptz
      from (values (${staffId}::bigint, ${apiKeyId}::bigint)) as who (staff_id, api_key_id)
      where not exists (select from data_views as before where before.object = ${object} and before.kind = ${kind}
        and (before.staff_id, before.api_key_id) is not distinct from (who.staff_id, who.api_key_id) and before.at > ${unlessSince})`.execute(
    db,
  )
}

export type DataViewFilter = {
  staffId?: number | undefined
  kind?: NewDataView['kind'] | undefined
  /** Any of these things. */
  objects?: readonly string[] | undefined
  from?: Date | undefined
  until?: Date | undefined
  address?: string | undefined
}

/** Looks of a filter, newest first. */
export async function listDataViewRows(db: Db, asked: DataViewFilter & { cursor: AuditCursor | null; limit: number }) {
  const { staffId, kind, objects, from, until, address, cursor, limit } = asked
  return db
    .selectFrom('data_views')
    .$if(staffId !== undefined, (some) => some.where('staff_id', '=', staffId ?? 0))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind ?? 'order'))
    .$if(objects !== undefined, (some) => some.where('object', 'in', [...(objects ?? [])]))
    .$if(from !== undefined, (some) => some.where('at', '>=', from ?? new Date(0)))
    .$if(until !== undefined, (some) => some.where('at', '<', until ?? new Date(0)))
    .$if(address !== undefined, (some) => some.where('address', '=', address ?? ''))
    .$if(cursor !== null, (some) => some.where(sql<boolean>`(at, id) < (${cursor?.at}, ${cursor?.id})`))
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** The days before `today` that have entries and no seal yet, and those between them; oldest first. */
export async function listUnsealedDays(db: Db, today: Day): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select day::date::text as day from generate_series(
      coalesce((select max(day) + 1 from audit_seals), (select min(changed_at at time zone 'Asia/Taipei')::date from audit_entries)),
      ${today}::date - 1, interval '1 day') as day order by day`.execute(db)
  return rows.map(({ day }) => day)
}

export async function sealDay(tx: Tx, day: Day): Promise<void> {
  await sql`
    with before as (select hash from audit_seals where day = ${day}::date - 1)
    insert into audit_seals (day, entries, hash, previous)
      select ${day}, sealed.entries, sealed.hash, (select hash from before) from sealed_words(${day}, (select hash from before)) as sealed
      on conflict do nothing`.execute(tx)
}

/** The first day whose seal no longer fits its entries or the seal before; null when all do. */
export async function findBrokenSeal(db: Db): Promise<Day | null> {
  const { rows } = await sql<{ day: Day }>`
    select seals.day::text as day from audit_seals as seals
      left join audit_seals as before on before.day = seals.day - 1
      cross join lateral sealed_words(seals.day, before.hash) as sealed
      where sealed.hash <> seals.hash or sealed.entries <> seals.entries or seals.previous is distinct from before.hash
      order by seals.day limit 1`.execute(db)
  return rows[0]?.day ?? null
}

/** Makes room for the months to come, so that each has a part of its own before it begins. */
export async function makeMonths(db: Db, now: Date): Promise<void> {
  for (const table of ['audit_entries', 'data_views'] as const)
    await sql`select make_month_part(${table}, (date_trunc('month', ${now} at time zone 'Asia/Taipei') + make_interval(months => ahead))::date)
      from generate_series(0, 3) as ahead`.execute(db)
}

export async function dropOldMonths(tx: Tx, now: Date): Promise<number> {
  const { rows } = await sql<{ dropped: number }>`
    select drop_old_months('audit_entries', ${now}) + drop_old_months('data_views', ${now}) as dropped`.execute(tx)
  await sql`delete from audit_words where changed_at < date_trunc('month', ${now} at time zone 'Asia/Taipei' - interval '5 years') at time zone 'Asia/Taipei'`.execute(
    tx,
  )
  return rows[0]?.dropped ?? 0
}

/** Which verbs and kinds of things there are, each found by one step along its index. */
export async function listKnownKinds(db: Db): Promise<{ verbs: string[]; kinds: string[] }> {
  const stepping = (column: 'verb' | 'subject_kind') =>
    sql<{ value: string }>`
    with recursive known as (
      (select ${sql.ref(column)} as value from audit_entries order by ${sql.ref(column)} limit 1)
      union all
      select (select ${sql.ref(column)} from audit_entries where ${sql.ref(column)} > known.value order by ${sql.ref(column)} limit 1)
        from known where known.value is not null)
    select value from known where value is not null`.execute(db)
  const verbs = await stepping('verb')
  const kinds = await stepping('subject_kind')
  return { verbs: verbs.rows.map(({ value }) => value), kinds: kinds.rows.map(({ value }) => value) }
}
