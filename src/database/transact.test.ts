import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { openDatabase, type Tx } from './connect.ts'

const { db, directUrl } = await freshDatabase()
// With one connection, what a transaction leaves behind would be in the way of the next.
const narrow = openDatabase({ url: directUrl, poolSize: 1 })
await sql`create table diary (id int generated always as identity primary key, word text not null unique)`.execute(db)

beforeEach(() => sql`truncate diary restart identity`.execute(db))

const write = (tx: Tx, word: string) => sql`insert into diary (word) values (${word})`.execute(tx)
const read = async () => (await sql<{ word: string }>`select word from diary order by id`.execute(narrow.db)).rows.map(({ word }) => word)

test('what is asked for side by side runs in the order in which it was asked for', async () => {
  const words = Array.from({ length: 50 }, (_, index) => `word ${index}`)
  const counted = await narrow.transaction(async (tx) => {
    const [, answer] = await Promise.all([
      Promise.all(words.map((word) => write(tx, word))),
      sql<{ count: number }>`select count(*) as count from diary`.execute(tx),
    ])
    return answer.rows[0]?.count
  })
  expect([counted, await read()]).toEqual([50, words])
})

test('when one of several fails, nothing of them stays, and the one that failed is what is told', async () => {
  const failing = narrow.transaction((tx) => Promise.all([write(tx, 'one'), write(tx, 'one'), write(tx, 'two')]))
  await expect(failing).rejects.toMatchObject({ code: '23505' })
  await narrow.transaction((tx) => write(tx, 'after'))
  expect(await read()).toEqual(['after'])
})

test('the one that failed is told also when those behind it are heard of first', async () => {
  const slowlyTold = async (tx: Tx, word: string) => {
    try {
      await write(tx, word)
    } catch (error) {
      await Promise.resolve()
      throw error
    }
  }
  const failing = narrow.transaction((tx) => Promise.all([write(tx, 'one'), slowlyTold(tx, 'one'), write(tx, 'two')]))
  await expect(failing).rejects.toMatchObject({ code: '23505' })
})

test('what goes on after its transaction has failed is refused, and reaches nobody', async () => {
  const refused: unknown[] = []
  const goOn = async (tx: Tx) => {
    await write(tx, 'beside')
    await new Promise(setImmediate)
    await write(tx, 'too late')
  }
  const failing = narrow.transaction((tx) =>
    Promise.all([goOn(tx).catch((error: unknown) => refused.push(error)), Promise.reject(new Error('changed my mind'))]),
  )
  await expect(failing).rejects.toThrow('changed my mind')
  await expect.poll(() => refused.length).toBe(1)
  expect([String(refused[0]), await read()]).toEqual(['Error: This transaction has ended.', []])
})

test('a transaction that nobody can begin any more runs again', async () => {
  const {
    rows: [own],
  } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(narrow.db)
  await sql`select pg_terminate_backend(${own?.pid})`.execute(db)
  await narrow.transaction((tx) => write(tx, 'all the same'))
  expect(await read()).toEqual(['all the same'])
})
