import { expect, test } from 'vitest'
import { hire } from '#support/staff.ts'
import { openTestShop } from '#support/test-shop.ts'
import { takeAllowance, usedToday } from './published/take-allowance.ts'

// What people of the office may spend by themselves, a day, over all copies of the shop.

const { shop, clock } = await openTestShop()
const { database } = shop
const permission = 'orders.refund'
const share = { each: 1000, aDay: 1000 }

let people = 0
const somebody = async () => (await hire(shop, { email: `care-${(people += 1)}@meihao.example`, roles: ['care'] })).id

const spend = (staffId: number, amount: number, cause: string) =>
  database.transaction((tx) => takeAllowance(tx, { permission, spender: { staffId, share }, amount, cause, now: shop.now() }))

test('ACC-41 two parallel refunds of 600 under 1,000 each and 1,000 a day never both pass', async () => {
  for (let day = 0; day < 10; day += 1) {
    const staffId = await somebody()
    const both = await Promise.all([spend(staffId, 600, `a ${staffId}`), spend(staffId, 600, `b ${staffId}`)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'above_allowance', most: 400 } })
    expect(await usedToday(database.db, { staffId, permission, now: shop.now() })).toBe(600)
  }
})

test('ACC-41 the same press counts once, another person has a day of their own, and midnight in Taipei begins another', async () => {
  const [staffId, other] = [await somebody(), await somebody()]
  expect(await spend(staffId, 900, 'press')).toMatchObject({ ok: true })
  expect(await spend(staffId, 900, 'press')).toMatchObject({ ok: true })
  expect(await spend(staffId, 101, 'another')).toMatchObject({ ok: false })
  expect(await spend(other, 900, 'theirs')).toMatchObject({ ok: true })
  clock.pass({ minutes: 24 * 60 })
  expect(await spend(staffId, 1000, 'tomorrow')).toMatchObject({ ok: true })
})

test('what was not done counts for nothing', async () => {
  const staffId = await somebody()
  const failing = database.transaction(async (tx) => {
    await takeAllowance(tx, { permission, spender: { staffId, share }, amount: 1000, cause: 'failed', now: shop.now() })
    throw new Error('the card company said no')
  })
  await expect(failing).rejects.toThrow('said no')
  expect(await spend(staffId, 1000, 'again')).toMatchObject({ ok: true })
})
