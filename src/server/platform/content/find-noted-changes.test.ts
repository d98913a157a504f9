import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { findNotedChanges } from './find-noted-changes.ts'

const database = await freshDatabase()
const house = { database }
const note = (subject: string) => database.db.insertInto('content_notes').values({ subject }).execute()

test('FLD-15 each asking hears of what was noted since the last one', async () => {
  const first = await findNotedChanges(house, undefined)
  expect(first.changed).toBe('everything')
  await note('menu')
  await note('menu')
  const second = await findNotedChanges(house, first.mark)
  expect(second.changed).toEqual(['menu'])
  expect((await findNotedChanges(house, second.mark)).changed).toEqual([])
})

test('FLD-16 with another server than before, everything counts as changed', async () => {
  const { mark } = await findNotedChanges(house, undefined)
  const elsewhere = JSON.stringify({ ...JSON.parse(mark), server: '1763800000.000000 false' })
  const { changed, mark: next } = await findNotedChanges(house, elsewhere)
  expect(changed).toBe('everything')
  expect((await findNotedChanges(house, next)).changed).toEqual([])
})

test('more than anybody would look through is everything, and so is what was noted as such', async () => {
  const { mark } = await findNotedChanges(house, undefined)
  await sql`insert into content_notes (subject) select 'product:' || n from generate_series(1, 1001) as n`.execute(database.db)
  const { changed, mark: next } = await findNotedChanges(house, mark)
  expect(changed).toBe('everything')
  await note('everything')
  expect((await findNotedChanges(house, next)).changed).toBe('everything')
})
