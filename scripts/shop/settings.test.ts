import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, database, clock } = await openTestShop()
const { db } = database

const operate = (...words: string[]) => {
  const [command = '', ...given] = words
  return runCommand(shop, { command, given })
}
const changes = () => db.selectFrom('setting_changes').select(['key', 'before', 'after', 'actor', 'changed_at']).orderBy('id').execute()

test('TRM-07 operations read the terms and change one; who did it and when stays written', async () => {
  expect(await operate('settings', 'delivery.free_from')).toEqual({
    ok: true,
    says: 'delivery.free_from.normal = 1000\ndelivery.free_from.refrigeration = 2500\ndelivery.free_from.freezing = 2500',
  })
  expect(await operate('change-setting', 'delivery.free_from.normal', '1200', '--actor', 'Ana')).toEqual({
    ok: true,
    says: 'delivery.free_from.normal was 1000 and is 1200 now.',
  })
  const first = shop.now()
  clock.pass({ minutes: 5 })
  const periods = '[{"from":"2027-02-01","to":"2027-02-20"}]'
  expect(await operate('change-setting', 'preorder.special_periods', periods, '--actor', 'Ben')).toMatchObject({ ok: true })
  expect(await operate('change-setting', 'preorder.special_periods', periods, '--actor', 'Cai'), 'what it is already').toMatchObject({
    ok: true,
  })
  expect(await operate('settings')).toMatchObject({
    ok: true,
    says: expect.stringContaining(`delivery.free_from.normal = 1200  (Ana, ${first.toISOString()})`),
  })
  expect(await operate('settings', 'preorder.special_periods')).toEqual({
    ok: true,
    says: `preorder.special_periods = ${periods}  (Ben, ${shop.now().toISOString()})`,
  })
  expect(await changes()).toMatchObject([
    { key: 'delivery', before: { free_from: { normal: 1000 } }, after: { free_from: { normal: 1200 } }, actor: 'Ana', changed_at: first },
    {
      key: 'preorder',
      before: { special_periods: [] },
      after: { special_periods: [{ from: '2027-02-01', to: '2027-02-20' }] },
      actor: 'Ben',
      changed_at: shop.now(),
    },
  ])
  await expect(db.deleteFrom('setting_changes').execute()).rejects.toThrow('only ever added to')
})

test.each([
  ['delivery.fee', '100', 'There is no setting delivery.fee. Known are: delivery.free_from.normal,'],
  ['delivery', '{}', 'There is no setting delivery.'],
  ['delivery.free_from', '1000', 'There is no setting delivery.free_from.'],
  ['__proto__.x', '1', 'There is no setting __proto__.x.'],
  ['delivery.domestic_fee', 'free', "delivery.domestic_fee can't be free"],
  ['delivery.domestic_fee', '"100"', "delivery.domestic_fee can't be"],
  ['delivery.domestic_fee', '99.5', "delivery.domestic_fee can't be 99.5"],
  ['delivery.domestic_fee', '10001', "delivery.domestic_fee can't be 10001"],
  ['points.rate', '0', "points.rate can't be 0"],
  ['payment_deadlines.atm_days', '30', "payment_deadlines.atm_days can't be 30"],
  ['vip.vvip_spending', '9999', 'The higher level may not ask for less than the lower one'],
  ['preorder.ships_to_days', '6', 'The last day to send goods may not lie before the first'],
  ['preorder.special_periods', '[{"from":"2027-02-20","to":"2027-02-01"}]', 'A period ends on its first day or later'],
  ['preorder.special_periods', '[{"from":"soon","to":"later"}]', "preorder.special_periods can't be"],
])('TRM-08 %s is not changed to %s', async (name, value, says) => {
  const before = [await operate('settings'), await changes()]
  expect(await operate('change-setting', name, value, '--actor', 'Ana')).toEqual({ ok: false, says: expect.stringContaining(says) })
  expect([await operate('settings'), await changes()]).toEqual(before)
})

test('TRM-07 nobody changes a setting without a name', async () => {
  expect(await operate('change-setting', 'points.rate', '20')).toMatchObject({
    ok: false,
    says: expect.stringContaining('Write: change-setting <name> <value> --actor …'),
  })
})

test('TRM-08 changing a setting that is missing or makes no sense puts it right', async () => {
  await db.deleteFrom('settings').where('key', '=', 'points').execute()
  await db.updateTable('settings').set({ value: '"lost"' }).where('key', '=', 'payment_deadlines').execute()
  expect(await operate('change-setting', 'points.rate', '25', '--actor', 'Ana')).toMatchObject({
    ok: true,
    says: 'points.rate was 30 and is 25 now.',
  })
  expect(await operate('change-setting', 'payment_deadlines.atm_days', '3', '--actor', 'Ana')).toMatchObject({ ok: true })
  const rows = await db
    .selectFrom('settings')
    .where('key', 'in', ['points', 'payment_deadlines'])
    .select(['key', 'value'])
    .orderBy('key')
    .execute()
  expect(rows).toEqual([
    { key: 'payment_deadlines', value: { atm_days: 3, wallet_minutes: 30 } },
    { key: 'points', value: { rate: 25, minimum: 3000, effective_days: 14, expiry_days: 180 } },
  ])
})

test('TRM-08 two who change two values of one setting at once lose neither', async () => {
  await Promise.all([
    operate('change-setting', 'vip.vip_spending', '8000', '--actor', 'Ana'),
    operate('change-setting', 'vip.days', '400', '--actor', 'Ben'),
  ])
  const { value } = await db.selectFrom('settings').where('key', '=', 'vip').select('value').executeTakeFirstOrThrow()
  expect(value).toEqual({ vip_spending: 8000, vvip_spending: 30_000, days: 400 })
})
