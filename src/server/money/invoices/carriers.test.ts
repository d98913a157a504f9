import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'

const { visitor } = await openTestShop()
const { call, ask } = visitor()

test.each([
  ['/AB12.+-', true],
  ['/AB12345', true],
  ['/ab12345', true],
  ['/CD12345', false],
  ['/AB1234', false],
  ['not-a-barcode', false],
])('INV-07 API-17 the register knows %s: %s', async (code, isExist) => {
  expect(await call.carriers.check({ code })).toEqual({ isExist })
})

test('INV-07 API-17 the leading slash travels as %2F, or is left out', async () => {
  const encoded = await ask('/api/v1/carriers/%2FAB12.%2B-')
  const bare = await ask('/api/v1/carriers/AB12.%2B-')
  expect([encoded.json(), bare.json()]).toEqual([{ isExist: true }, { isExist: true }])
})

test('ERR-06 a register that is out of reach is told as the shop’s own fault, never as a wrong barcode', async () => {
  await expect(call.carriers.check({ code: '/ZZZZZZZ' })).rejects.toMatchObject({ status: 'internal_error' })
})
