import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { prepared } from './prepared.ts'

const { db } = await freshDatabase()

test('values of one shape run the query that was built for them, each with its own; a list is one value', async () => {
  let built = 0
  const sum = prepared((_db, { terms, of }: { terms: readonly number[]; of: { more: number } }) => {
    built++
    return asQuery<{ sum: number; more: number }>(sql`select (select sum(term) from unnest(${terms}::int[]) as term) as sum, ${of.more}::int as more`)
  })
  expect(await sum(db, { terms: [1, 2], of: { more: 3 } })).toEqual([{ sum: 3, more: 3 }])
  expect(await sum(db, { terms: [40, 1, 1], of: { more: 4 } })).toEqual([{ sum: 42, more: 4 }])
  expect(await sum(db, { terms: [], of: { more: 5 } })).toEqual([{ sum: null, more: 5 }])
  expect(built).toBe(1)
})

test('dates, bytes and nothing are values; what is undefined is left out', async () => {
  const echo = prepared((_db, { at, bytes, none, optional }: { at: Date; bytes: Buffer; none: null; optional?: string }) =>
    asQuery<Record<string, unknown>>(sql`select ${at}::timestamptz as at, ${bytes}::bytea as bytes, ${none}::text as none${optional === undefined ? sql`` : sql`, ${optional}::text as optional`}`),
  )
  const given = { at: new Date(0), bytes: Buffer.from('梅'), none: null }
  expect(await echo(db, given)).toEqual([given])
  expect(await echo(db, { ...given, optional: 'here' })).toEqual([{ ...given, optional: 'here' }])
})

test('shapes without end are answered as well', async () => {
  const count = prepared((_db, { words }: { words: Record<string, number> }) => asQuery<{ count: number }>(sql`select cardinality(array[${sql.join(Object.values(words).map((each) => sql`${each}::int`))}]) as count`))
  for (let length = 1; length <= 120; length++) {
    const words = Object.fromEntries(Array.from({ length }, (_, index) => [`word${index}`, index]))
    expect(await count(db, { words })).toEqual([{ count: length }])
  }
})

const asQuery = <Row>(raw: ReturnType<typeof sql<Row>>) => ({ compile: () => raw.compile(db) })
