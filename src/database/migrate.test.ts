import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase, inEmptyDatabase } from '#support/test-database.ts'
import { onServer } from '#support/test-server.ts'
import { migrate } from './migrate.ts'

const database = await freshDatabase()

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

test('a file that was changed after it had been applied is refused', async () => {
  await sql`update migrations set checksum = 'another' where name = '0001_members.sql'`.execute(database.db)
  await expect(migrate(database.url)).rejects.toThrow('Migration 0001_members.sql: this file was changed after it had been applied here')
})

test('a database of a newer version of the shop is refused', async () => {
  await inEmptyDatabase(async (url) => {
    await migrate(url)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query("insert into migrations (name, checksum) values ('9999_from_the_future.sql', '')").finally(() => client.end())
    await expect(migrate(url)).rejects.toThrow('does not know: 9999_from_the_future.sql')
  })
})
