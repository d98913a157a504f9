import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase, inEmptyDatabase } from '#support/test-database.ts'
import { onServer } from '#support/test-server.ts'
import { migrate } from './migrate.ts'
import { findMissingMigrations } from './migrating/find-missing-migrations.ts'
import { migrationOf, readMigrations } from './migrating/read-migrations.ts'

const database = await freshDatabase()
/** Those of this version and one more. */
const withOneMore = async (name: string, text: string) => [...(await readMigrations()), migrationOf(name, text)]

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

test('three processes that migrate at once apply every file once', async () => {
  await inEmptyDatabase(async (url) => {
    const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
    const { rows } = await onServer(url, (client) => client.query<{ name: string }>('select name from migrations order by name'))
    expect(rows.length).toBeGreaterThan(0)
    expect(applied.flat().sort()).toEqual(rows.map((row) => row.name))
  })
})

test('a second time there is nothing to do', async () => {
  expect(await migrate(database.url)).toEqual([])
})

test('CPY-25 CPY-28 a database that a later version has gone on with is worked with by this one, whether it may migrate or not', async () => {
  const { url } = await freshDatabase()
  await migrate(url, { migrations: await withOneMore('9990_more.sql', 'create table of_a_later_version (id int)') })
  expect(await migrate(url)).toEqual([])
  expect(await findMissingMigrations(url)).toEqual([])
})

test('CPY-25 a database that this version can no longer live with is refused, and one of the version that it names is not', async () => {
  const { url } = await freshDatabase()
  const text = '-- Nobody reads it since 99.0.0: it has gone.\nalter table users drop column birthday_greeted'
  await onServer(url, (client) => client.query('alter table users add column birthday_greeted boolean'))
  await migrate(url, { migrations: await withOneMore('9990_less.sql', text) })
  const refusal = /^This database has gone on without version [\d.]+: 9990_less\.sql\. Start version 99\.0\.0 or a later one\.$/
  await expect(migrate(url)).rejects.toThrow(refusal)
  await expect(findMissingMigrations(url)).rejects.toThrow(refusal)
})

test('CPY-25 a database that has another history is refused before anything is written to it', async () => {
  const { url } = await freshDatabase()
  const more = await withOneMore('9990_more.sql', 'create table of_a_later_version (id int)')
  await onServer(url, (client) => client.query("insert into migrations (name, checksum) values ('0299_of_others.sql', '')"))
  await expect(migrate(url, { migrations: more })).rejects.toThrow(
    "not of this shop's history: 0299_of_others.sql had been applied before 9990",
  )
  await expect(findMissingMigrations(url)).rejects.toThrow("not of this shop's history: 0299_of_others.sql")
  const { rows } = await onServer(url, (client) => client.query("select from migrations where name like '999%'"))
  expect(rows).toEqual([])
})

test(
  'CPY-27 a migration that cannot have its lock lets everybody pass, says so, and is applied once it can',
  { timeout: 60_000 },
  async () => {
    const { url } = await freshDatabase()
    const [holder, buyer] = [await connect(url), await connect(url)]
    await holder.query('begin; select count(*) from orders')
    const said: string[] = []
    const migrating = migrate(url, {
      migrations: await withOneMore('9990_note.sql', 'alter table orders add column note_of_later text'),
      heldUp: (migration, reason) => void said.push(`${migration}: ${reason}`),
    })
    const waits: number[] = []
    while (said.length < 3) {
      const begin = performance.now()
      await buyer.query('select count(*) from orders')
      waits.push(performance.now() - begin)
      await pause(5)
    }
    await holder.query('commit')
    expect(await migrating).toEqual(['9990_note.sql'])
    expect(said[0]).toBe('9990_note.sql: canceling statement due to lock timeout')
    expect(Math.max(...waits)).toBeLessThan(1000)
    await Promise.all([holder.end(), buyer.end()])
  },
)

test('CPY-27 a migration that is held up for too long says which it is and by what', { timeout: 60_000 }, async () => {
  const { url } = await freshDatabase()
  const holder = await connect(url)
  await holder.query('begin; select count(*) from orders')
  const more = await withOneMore('9990_note.sql', 'alter table orders add column note_of_later text')
  await expect(migrate(url, { migrations: more, patienceMs: 0 })).rejects.toThrow(
    'Migration 9990_note.sql: canceling statement due to lock timeout',
  )
  await holder.end()
})

test(
  'CPY-27 an index is built outside a transaction by one of two that migrate at once, while others write, also where one was left half built',
  { timeout: 60_000 },
  async () => {
    const { url } = await freshDatabase()
    const [first, second] = ['one', 'two'].map((uid) => `insert into users (uid, name) values ('${uid}', '梅')`)
    const begun = await connect(url)
    await begun.query(`begin; ${first}`)
    await onServer(url, async (client) => {
      // As it is when a process dies that builds one.
      await client.query('set lock_timeout = 100')
      await client.query('create index concurrently users_name_later on users (name)').catch(() => undefined)
      const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'users_name_later'::regclass")
      expect(rows).toEqual([{ indisvalid: false }])
    })
    const text = '-- Outside a transaction: one index.\ncreate index concurrently if not exists users_name_later on users (name);'
    const migrations = await withOneMore('9990_names.sql', text)
    const both = Promise.all([migrate(url, { migrations }), migrate(url, { migrations })])
    await onServer(url, (client) => client.query(second ?? ''))
    await pause(600)
    await begun.query('commit')
    expect((await both).flat()).toEqual(['9990_names.sql'])
    await begun.end()
    const { rows } = await onServer(url, (client) =>
      client.query("select indisvalid from pg_index where indexrelid = 'users_name_later'::regclass"),
    )
    expect(rows).toEqual([{ indisvalid: true }])
  },
)

test('a file that was changed after it had been applied is refused', async () => {
  await sql`update migrations set checksum = 'another' where name = '0001_members.sql'`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow('Migration 0001_members.sql: this file was changed after it had been applied here')
})
