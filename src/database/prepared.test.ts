import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'
import { prepared, type ValueOf } from './prepared.ts'

const { db } = await freshDatabase()

test('values of one shape run the query that was built for them, each with its own; a list is one value', async () => {
  let built = 0
  const sum = prepared((_db, value: ValueOf<{ terms: readonly number[]; of: { more: number } }>) => {
    built++
    return asQuery<{ sum: number; more: number }>(
      sql`select (select sum(term) from unnest(${value('terms')}::int[]) as term) as sum, ${value('of').more}::int as more`,
    )
  })
  expect(await sum(db, { terms: [1, 2], of: { more: 3 } })).toEqual([{ sum: 3, more: 3 }])
  const builtFirst = built
  expect(await sum(db, { terms: [40, 1, 1], of: { more: 4 } })).toEqual([{ sum: 42, more: 4 }])
  expect(await sum(db, { terms: [], of: { more: 5 } })).toEqual([{ sum: null, more: 5 }])
  expect(built).toBe(builtFirst)
})

test('dates, bytes and nothing are values; what is undefined is left out', async () => {
  const echo = prepared((_db, value: ValueOf<{ at: Date; bytes: Buffer; none: null; optional?: string }>) => {
    const optional = value('optional')
    return asQuery<Record<string, unknown>>(
      sql`select ${value('at')}::timestamptz as at, ${value('bytes')}::bytea as bytes, ${value('none')}::text as none${optional === undefined ? sql`` : sql`, ${optional}::text as optional`}`,
    )
  })
  const given = { at: new Date(0), bytes: Buffer.from('梅'), none: null }
  expect(await echo(db, given)).toEqual([given])
  expect(await echo(db, { ...given, optional: 'here' })).toEqual([{ ...given, optional: 'here' }])
})

test('shapes without end are answered as well', async () => {
  const count = prepared((_db, value: ValueOf<{ words: Record<string, number> }>) =>
    asQuery<{ count: number }>(
      sql`select cardinality(array[${sql.join(Object.values(value('words')).map((each) => sql`${each}::int`))}]) as count`,
    ),
  )
  for (let length = 1; length <= 120; length++) {
    const words = Object.fromEntries(Array.from({ length }, (_, index) => [`word${index}`, index]))
    expect(await count(db, { words })).toEqual([{ count: length }])
  }
})

test('SPD-04 what a value is cannot be asked while the query is built: it does not compile', () => {
  const built = (value: ValueOf<{ id: number; name: string; of: { id: number }; optional?: number }>) => {
    // @ts-expect-error a condition about a value
    if (value('id')) return 'there'
    // @ts-expect-error a choice by a value, also where it is used afterwards
    const chosen = value('id') ? sql`${value('id')}` : sql``
    // @ts-expect-error a condition about a value of a record
    if (value('of').id && chosen) return 'there'
    // @ts-expect-error a value compared
    if (value('id') === 3) return 'three'
    // @ts-expect-error a value weighed
    if (value('id') > 3) return 'more'
    // @ts-expect-error a value read from
    if (value('name').length === 0) return 'empty'
    // @ts-expect-error a value of another kind
    const id: number = value('id')
    // Whether one was given that may be left out is another query, not another value.
    return value('optional') === undefined ? 'left out' : id
  }
  expect(built).toBeTypeOf('function')
})

test('SPD-04 a query that looks at a value in spite of the types is refused when it is built', async () => {
  const sneaky = prepared((_db, value: ValueOf<{ id: number }>) => {
    const id = value('id')
    return asQuery(id ? sql`select ${id}::int as id` : sql`select 0 as id`)
  })
  await expect(sneaky(db, { id: 0 })).rejects.toThrow('depends on what a value is')
})

const asQuery = <Row>(raw: ReturnType<typeof sql<Row>>) => ({ compile: () => raw.compile(db) })
