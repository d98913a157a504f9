import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { defaultTerms } from '#rules/terms.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { openTestShop } from '#support/test-shop.ts'
import { followTerms } from './follow-terms.ts'

const { shop, database } = await openTestShop()
const { db } = database

/** Another copy of the shop on the same database, with a log that can be read. */
function openCopy() {
  const lines: { missing?: string[]; malformed?: string[] }[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) })
  let asked = 0
  let clock = 0
  const ask = (since: string | undefined) => {
    asked += 1
    return findContentChanges(shop, since)
  }
  const content = new FollowedContent({ ask, now: () => clock })
  return { terms: followTerms({ database, log }, content), lines, asked: () => asked, pass: (ms: number) => void (clock += ms) }
}

const write = (key: string, value: unknown) => {
  const text = JSON.stringify(value)
  return db
    .insertInto('settings')
    .values({ key, value: text })
    .onConflict((same) => same.column('key').doUpdateSet({ value: text }))
    .execute()
}

beforeEach(async () => {
  for (const [key, value] of Object.entries(defaultTerms)) await write(key, value)
})

test('TRM-02 every copy of the shop follows a change of the settings within 2 s', async () => {
  const copies = [openCopy(), openCopy()]
  const fees = () => Promise.all(copies.map(async ({ terms }) => (await terms()).delivery.domestic_fee))
  expect(await fees()).toEqual([200, 200])
  await write('delivery', { ...defaultTerms.delivery, domestic_fee: 120 })
  for (const { pass } of copies) pass(999)
  expect(await fees(), 'what was asked less than a second ago is believed').toEqual([200, 200])
  for (const { pass } of copies) pass(1)
  expect(await fees()).toEqual([120, 120])
})

test('TRM-03 the terms come from memory: however many ask, the database is asked once', async () => {
  const { terms, asked } = openCopy()
  const first = await terms()
  const others = await Promise.all(Array.from({ length: 500 }, () => terms()))
  expect(new Set([first, ...others]).size).toBe(1)
  expect(asked()).toBe(1)
})

test('TRM-04 a setting that is missing or makes no sense stands at its default, with one line in the log', async () => {
  await db.deleteFrom('settings').where('key', '=', 'points').execute()
  await write('delivery', { ...defaultTerms.delivery, domestic_fee: 'free' })
  await write('preorder', { ...defaultTerms.preorder, special_periods: [{ from: '2027-02-20', to: '2027-02-01' }] })
  await write('payment_deadlines', { atm_days: 5 })
  const { terms, lines } = openCopy()
  const { delivery, points, preorder, payment_deadlines: deadlines } = await terms()
  expect({ delivery, points, preorder }).toEqual({
    delivery: defaultTerms.delivery,
    points: defaultTerms.points,
    preorder: defaultTerms.preorder,
  })
  expect(deadlines, 'what a setting does not say is at its default too').toEqual({ atm_days: 5, wallet_minutes: 30 })
  await terms()
  expect(lines).toMatchObject([{ missing: ['points'], malformed: ['delivery', 'preorder'] }])
})
