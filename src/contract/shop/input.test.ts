import type { AnySchema } from '@orpc/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { mostOrderLines } from '#rules/constants.ts'
import { api } from './api.ts'
import { listCalls } from './calls.ts'

test.each([
  [{}, { items: 10, page: 1 }],
  [
    { items: '50', page: '3' },
    { items: 50, page: 3 },
  ],
  [
    { items: '100', page: '0' },
    { items: 100, page: 1 },
  ],
  [
    { items: '11', page: '-4' },
    { items: 10, page: 1 },
  ],
  [
    { items: 'many', page: 'last' },
    { items: 10, page: 1 },
  ],
  [
    { items: ['10', '50'], page: '2.9' },
    { items: 10, page: 2 },
  ],
  [{ page: '99999999999999999999' }, { items: 10, page: 1_000_000 }],
])('OLS-06 OLS-07 a list asked with %j reads %j', async (query, read) => {
  expect(await readInput(api.points.history, query)).toEqual(read)
})

test.each([
  [undefined, 60],
  ['8', 8],
  ['0', 1],
  ['500', 200],
  ['all', 60],
])('D-07 rows %s of a special list are %i', async (rows, read) => {
  expect(await readInput(api.products.special, { key: 'latest', rows })).toEqual({ key: 'latest', rows: read })
})

test.each(['abc', '-1', '1.5', '99999999999999999999', ''])('an id %j in a path is no complaint, but nothing that exists', async (id) => {
  expect(await readInput(api.products.find, { id })).toEqual({ id: 0 })
})

test.each(['/AB12.+-', 'AB12.+-'])('INV-07 the barcode %s is read with its slash', async (code) => {
  expect(await readInput(api.carriers.check, { code })).toEqual({ code: '/AB12.+-' })
})

test.each([
  ['en', 'en'],
  ['zh-TW', 'zh-TW'],
  ['fr', undefined],
])('D-04 the locale %s is read as %s', async (locale, read) => {
  expect(await readInput(api.categories.list, { locale })).toEqual({ locale: read })
})

test('OAP-14 an order without anything reaches the checkout, which says what is missing', async () => {
  expect(await readInput(api.orders.place, { headers: {}, body: { order: {} } })).toEqual({
    headers: {},
    body: { order: { cart_item_ids: [] } },
  })
})

test('fields that nobody knows are let through the door and forgotten', async () => {
  expect(await readInput(api.cart.remove, { id: '9', colour: 'red' })).toEqual({ id: 9 })
})

async function readInput(call: { '~orpc': { inputSchema?: AnySchema } }, input: unknown) {
  const result = await call['~orpc'].inputSchema?.['~standard'].validate(input)
  expect(result?.issues).toBeUndefined()
  return result && 'value' in result ? result.value : undefined
}

/** Places in what a call takes that have no end. */
function endless(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maxLength, maxItems, enum: choices, const: only, pattern, format } = schema as Record<string, unknown>
  const isEndless =
    (type === 'array' && !(Number(maxItems) <= mostOrderLines)) ||
    (type === 'string' && [maxLength, choices, only, pattern, format].every((bound) => bound === undefined))
  return [...(isEndless ? [place] : []), ...Object.entries(schema).flatMap(([name, inner]) => endless(inner, `${place}.${name}`))]
}

test('DBS-02 every list and every text that a call takes has an end', () => {
  const inputs = listCalls().flatMap(({ name, input }) =>
    input ? [{ name, schema: z.toJSONSchema(input as z.ZodType, { io: 'input', unrepresentable: 'any' }) }] : [],
  )
  expect(inputs.length).toBeGreaterThan(30)
  expect(inputs.flatMap(({ name, schema }) => endless(schema, name))).toEqual([])
})

test.each([api.orders.place, api.discount.calculate])('DBS-02 a hundred lines are one order, and not one more', async (call) => {
  const asked = (lines: number) => {
    const cart_item_ids = Array.from({ length: lines }, (_, index) => index + 1)
    return { headers: {}, body: { order: { cart_item_ids } }, cart_item_ids, discount_code: 'TEN' }
  }
  await readInput(call, asked(100))
  const refused = await call['~orpc'].inputSchema?.['~standard'].validate(asked(101))
  expect(refused?.issues?.map(({ message }) => message)).toEqual(['tooManyLines'])
})
