import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#rules/calendar.ts'
import { sum } from '#rules/money.ts'
import { balanceOf } from '#rules/points/points.ts'
import { createMember, createOrder } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { givePoints } from './give-points.ts'
import { holdAccount } from './hold-account.ts'
import { returnSpentPoints } from './return-spent-points.ts'
import { settlePoints } from './settle-points.ts'
import { spendPoints } from './spend-points.ts'
import { takePoints } from './take-points.ts'
import { defaultTerms } from '#rules/terms.ts'

const { shop, database } = await openTestShop()
const { db } = database

const byHand = { reason: 'other_reason', words: null, actor: 'test', key: null } as const

/** One thing that happens to somebody's points, some days after the one before. */
const event = fc.record({
  what: fc.constantFrom('give', 'take', 'spend', 'return', 'settle'),
  points: fc.integer({ min: 1, max: 400 }),
  days: fc.integer({ min: 0, max: 120 }),
})
type Event = typeof event extends fc.Arbitrary<infer Each> ? Each : never

test('PTS-11 PTS-12 PTS-14 D-31 whatever happens in whatever order: the ledger adds up, lots pay what entries say, nobody falls below zero', async () => {
  expect.hasAssertions()
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), async (events) => {
      const memberId = await createMember(database)
      let now = shop.now()
      for (const happening of events) {
        now = addDays(now, happening.days)
        await happen(memberId, { ...happening, now })
        await expectSound(memberId, now)
      }
    }),
    { numRuns: 30 },
  )
})

test('PTS-14 OAP-18 thirty hands reach for the same points: exactly as many are spent as there were', async () => {
  const memberId = await createMember(database)
  await givePoints(shop, { ...byHand, memberId, points: 1000 })
  const orders = await Promise.all(Array.from({ length: 15 }, () => createOrder(database, { user_id: memberId })))
  const spends = orders.map((orderId) => spend(memberId, { orderId, points: 100, now: shop.now() }))
  const takes = orders.map(() => takePoints(shop, { ...byHand, memberId, points: 100 }).then(({ ok }) => ok))
  const done = (await Promise.all([...spends, ...takes])).filter(Boolean)
  expect(done).toHaveLength(10)
  await expectSound(memberId, shop.now())
  const account = await db.selectFrom('point_accounts').where('user_id', '=', memberId).select('balance').executeTakeFirstOrThrow()
  expect(account.balance).toBe(0)
})

test('PTS-14 the database itself refuses a balance below zero, and lots that hold less than nothing', async () => {
  const memberId = await createMember(database)
  await givePoints(shop, { ...byHand, memberId, points: 5 })
  await expect(db.updateTable('point_accounts').set({ balance: -1 }).where('user_id', '=', memberId).execute()).rejects.toThrow(
    'point_accounts',
  )
  await expect(db.updateTable('point_lots').set({ remaining: -1 }).where('user_id', '=', memberId).execute()).rejects.toThrow('point_lots')
})

test('PTS-14 the same order takes and gives back once, however often it is asked', async () => {
  const memberId = await createMember(database)
  const now = shop.now()
  await givePoints(shop, { ...byHand, memberId, points: 300 })
  const orderId = await createOrder(database, { user_id: memberId })
  await Promise.all([1, 2, 3].map(() => database.transaction((tx) => spendPoints(tx, { memberId, orderId, points: 120, now }))))
  expect(await balance(memberId, now)).toBe(180)
  await Promise.all(
    [1, 2, 3].map(() =>
      database.transaction((tx) => returnSpentPoints(tx, { memberId, orderId, points: 120, terms: defaultTerms.points, now })),
    ),
  )
  expect(await balance(memberId, now)).toBe(300)
})

async function happen(memberId: number, { what, points, now }: Event & { now: Date }): Promise<void> {
  const then = { ...shop, now: () => now }
  if (what === 'give') await givePoints(then, { ...byHand, memberId, points })
  if (what === 'take') await takePoints(then, { ...byHand, memberId, points })
  if (what === 'settle') await settlePoints(then)
  const orderId = await createOrder(database, { user_id: memberId })
  if (what === 'spend') await spend(memberId, { orderId, points, now })
  if (what === 'return')
    await database.transaction((tx) => returnSpentPoints(tx, { memberId, orderId, points, terms: defaultTerms.points, now }))
}

/** Spends as the placing of an order does: looks with the account held, and only then takes. */
async function spend(memberId: number, { orderId, points, now }: { orderId: number; points: number; now: Date }): Promise<boolean> {
  return database.transaction(async (tx) => {
    if ((await holdAccount(tx, { memberId, now })).balance < points) return false
    await spendPoints(tx, { memberId, orderId, points, now })
    return true
  })
}

const balance = (memberId: number, now: Date) => database.transaction(async (tx) => (await holdAccount(tx, { memberId, now })).balance)

async function expectSound(memberId: number, now: Date): Promise<void> {
  const held = await balance(memberId, now)
  const lots = await db
    .selectFrom('point_lots')
    .where('user_id', '=', memberId)
    .select(['id', 'points', 'remaining', 'effective_at', 'expires_at'])
    .execute()
  const entries = await db.selectFrom('point_entries').where('user_id', '=', memberId).select(['id', 'points']).execute()
  const uses = await db
    .selectFrom('point_lot_uses')
    .where('lot_id', 'in', [0, ...lots.map(({ id }) => id)])
    .select(['lot_id', 'entry_id', 'points'])
    .execute()
  expect(held).toBe(balanceOf(lots, now))
  expect(held).toBeGreaterThanOrEqual(0)
  expect(sum(entries.map(({ points }) => points))).toBe(sum(lots.map(({ remaining }) => remaining)))
  for (const lot of lots)
    expect(lot.points - sum(uses.filter((use) => use.lot_id === lot.id).map(({ points }) => points))).toBe(lot.remaining)
  for (const { id, points } of entries.filter((each) => each.points < 0))
    expect(sum(uses.filter((use) => use.entry_id === id).map((use) => use.points))).toBe(-points)
  const ends = new Set(lots.filter((lot) => lot.remaining > 0 && lot.effective_at <= now).map((lot) => Number(lot.expires_at)))
  expect(ends.size).toBeLessThanOrEqual(1)
}
