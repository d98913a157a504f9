import { sql, type Kysely } from 'kysely'
import { anyOf } from '#database/any-of.ts'
import type { Tx } from '#database/connect.ts'
import type { Tables } from '#database/tables.ts'

type Db = Kysely<Tables>

export type WantedPicture = { row_no: number; place: number; source: string; alt: string; in_text: boolean }

/** Pictures that rows want: each source is to be fetched once, and the rows wait for theirs. */
export async function createWanted(tx: Tx, { importId, wanted }: { importId: number; wanted: readonly WantedPicture[] }): Promise<void> {
  const sources = [...new Set(wanted.map(({ source }) => source))]
  await sql`insert into import_pictures (import_id, source)
    select ${importId}, source from jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb) as wanted (source)
    on conflict (import_id, source) do nothing`.execute(tx)
  await sql`insert into import_row_pictures (import_id, row_no, place, source, alt, in_text)
    select ${importId}, row_no, place, source, alt, in_text from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as wanted (row_no int, place int, source text, alt text, in_text boolean)`.execute(tx)
  await tx
    .updateTable('import_rows')
    .set({ pictures: 'waiting' })
    .where('import_id', '=', importId)
    .where('row_no', '=', anyOf([...new Set(wanted.map(({ row_no: row }) => row))]))
    .execute()
}

/** Notes that somebody fetches pictures of the import; false when somebody does already. */
export async function beginFetching(tx: Tx, importId: number): Promise<boolean> {
  const begun = tx.updateTable('imports').set({ fetching: true }).where('id', '=', importId).where('fetching', '=', false)
  return (await begun.returning('id').executeTakeFirst()) !== undefined
}

export async function listWaiting(db: Db, { importId, limit }: { importId: number; limit: number }): Promise<string[]> {
  const waiting = db.selectFrom('import_pictures').where('import_id', '=', importId).where('state', '=', 'waiting')
  return (await waiting.orderBy('source').limit(limit).select('source').execute()).map(({ source }) => source)
}

type Came = { importId: number; source: string; came: { picture: string } | { why: string } }

export async function saveCame(db: Db, { importId, source, came }: Came): Promise<void> {
  const set =
    'picture' in came ? { state: 'fetched' as const, picture: came.picture, why: null } : { state: 'failed' as const, why: came.why }
  await db.updateTable('import_pictures').set(set).where('import_id', '=', importId).where('source', '=', source).execute()
}

/** Rows that wait, and none of whose pictures is still to come. */
export async function listRowsWithAll(db: Db, { importId, limit }: { importId: number; limit: number }): Promise<number[]> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('pictures', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_row_pictures')
            .innerJoin('import_pictures', (join) =>
              join
                .onRef('import_pictures.import_id', '=', 'import_row_pictures.import_id')
                .onRef('import_pictures.source', '=', 'import_row_pictures.source'),
            )
            .whereRef('import_row_pictures.import_id', '=', 'import_rows.import_id')
            .whereRef('import_row_pictures.row_no', '=', 'import_rows.row_no')
            .where('import_pictures.state', '=', 'waiting')
            .select('import_pictures.source'),
        ),
      ),
    )
    .orderBy('row_no')
    .limit(limit)
    .select('row_no')
    .execute()
  return rows.map(({ row_no: row }) => row)
}

type OfRow = { importId: number; row: number }

/** A row that was applied and waits; held. */
export async function lockWaitingRow(tx: Tx, { importId, row }: OfRow) {
  return tx
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_no', '=', row)
    .where('pictures', '=', 'waiting')
    .where('outcome', '=', 'applied')
    .select(['product_id', 'before', 'after', 'why'])
    .forUpdate()
    .executeTakeFirst()
}

export async function listPicturesOfRow(tx: Tx, { importId, row }: OfRow) {
  return tx
    .selectFrom('import_row_pictures as wanted')
    .innerJoin('import_pictures as came', (join) =>
      join.onRef('came.import_id', '=', 'wanted.import_id').onRef('came.source', '=', 'wanted.source'),
    )
    .where('wanted.import_id', '=', importId)
    .where('wanted.row_no', '=', row)
    .orderBy('wanted.place')
    .select(['wanted.source', 'wanted.alt', 'wanted.in_text', 'came.picture'])
    .execute()
}

export async function saveGiven(tx: Tx, { importId, row }: OfRow): Promise<void> {
  await tx.updateTable('import_rows').set({ pictures: 'given' }).where('import_id', '=', importId).where('row_no', '=', row).execute()
}

export type PictureCounts = Record<'waiting' | 'fetched' | 'failed', number>

export async function countPictures(db: Db, importId: number): Promise<PictureCounts> {
  const counted = await db
    .selectFrom('import_pictures')
    .where('import_id', '=', importId)
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute()
  const of = (state: keyof PictureCounts) => Number(counted.find((each) => each.state === state)?.count ?? 0)
  return { waiting: of('waiting'), fetched: of('fetched'), failed: of('failed') }
}

/** Each picture of a file with the first row that wants it, those that did not come first. */
export async function listPicturesOfImport(db: Db, { importId, offset, limit }: { importId: number; offset: number; limit: number }) {
  const { rows } = await sql<{
    source: string
    state: 'waiting' | 'fetched' | 'failed'
    why: string | null
    picture: string | null
    row: number
    product: number | null
    name: string
  }>`
    select source, state, why, picture, row_no as row, product_id as product, name
    from import_pictures cross join lateral (
      select import_rows.row_no, product_id, name from import_row_pictures join import_rows using (import_id, row_no)
      where import_row_pictures.import_id = import_pictures.import_id and import_row_pictures.source = import_pictures.source
      order by import_rows.row_no limit 1) as wanted
    where import_id = ${importId}
    order by array_position(array['failed', 'waiting', 'fetched'], state), row_no, source
    offset ${offset} limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, product: row.product === null ? null : Number(row.product) }))
}

/** What did not come is fetched again, for the rows that wanted it. */
export async function putBackFailed(tx: Tx, importId: number): Promise<number> {
  await sql`update import_rows set pictures = 'waiting' where import_id = ${importId} and pictures = 'given' and exists (
    select from import_row_pictures join import_pictures using (import_id, source)
    where import_row_pictures.import_id = import_rows.import_id and import_row_pictures.row_no = import_rows.row_no and state = 'failed')`.execute(
    tx,
  )
  const put = tx.updateTable('import_pictures').set({ state: 'waiting', why: null }).where('import_id', '=', importId)
  return (await put.where('state', '=', 'failed').returning('source').execute()).length
}
