import { expect, test } from 'vitest'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'

const house = await openTestShop()
const { shop, clock } = house
const office = testOffice(house)

test('D-104 what somebody may do alone is a setting, which holds for who is signed in already', async () => {
  const care = await office.as('care')
  expect(care.me.permissions['orders.refund']).toEqual({ each: 1000, aDay: 5000 })
  expect(await changeSetting(shop, { path: 'allowances.care.refund_each', value: 300, actor: 'Ana' })).toMatchObject({ ok: true })
  clock.pass({ minutes: 1 })
  await expect
    .poll(async () => (await care.call.me.find({})).permissions['orders.refund'], { timeout: 5000 })
    .toEqual({ each: 300, aDay: 5000 })
})
