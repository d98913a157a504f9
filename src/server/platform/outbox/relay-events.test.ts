import { expect, test } from 'vitest'
import { laneOfEvent } from '#main/reactions.ts'
import { eventually } from '#support/eventually.ts'
import { createMember } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { relayEvents } from './relay-events.ts'
import type { ShopEvent } from './shop-event.ts'
import { tellLater } from './tell-later.ts'

const { shop, database, sandbox, startWorker } = await openTestShop()
const { db } = database

const tell = (...events: ShopEvent[]) =>
  database.transaction(async (tx) => {
    for (const each of events) await tellLater(tx, each)
  })
const placed = (orderId: number): ShopEvent => ({ name: 'order-placed', orderId })
const untold = async () =>
  (await db.selectFrom('news').where('job_id', 'is', null).select('payload').orderBy('id').execute()).map(({ payload }) => payload)

test('what a transaction told that came to nothing is never heard of', async () => {
  await expect(
    database.transaction(async (tx) => {
      await tellLater(tx, placed(1))
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await untold()).toEqual([])
})

test('events are relayed once, however many relay them', async () => {
  await tell(...Array.from({ length: 25 }, (_, index) => placed(-index)))
  const carried = await Promise.all([1, 2, 3, 4].map(() => relayEvents(shop, laneOfEvent)))
  expect(carried.reduce((all, each) => all + each, 0)).toBe(25)
  expect(Math.max(...carried), 'no more than ten in one heap').toBeLessThanOrEqual(10)
  expect(await untold()).toEqual([])
  expect(await relayEvents(shop, laneOfEvent)).toBe(0)
  await db.deleteFrom('news').execute()
})

test('WRK-06 CPY-34 events that nobody can follow do not hold up those behind them, and stand there with the reason until they can', async () => {
  const memberId = await createMember(database)
  await db.updateTable('users').set({ pending_email: 'behind@example.com' }).where('id', '=', memberId).execute()
  await tell(
    { name: 'goods-returned', orderId: 2_000_000_000, amount: null, cause: 'nothing' },
    { name: 'refund-requested', refundId: 2_000_000_000 },
    { name: 'email-given', memberId, email: 'behind@example.com', language: 'zh' },
  )
  await startWorker()
  await eventually(async () => (await sandbox.emailsTo('behind@example.com')).length > 0)
  const left = await eventually(async () => {
    const rows = await db.selectFrom('news').select(['payload', 'job_id', 'attempts', 'last_error']).execute()
    return rows.length === 1 && rows[0]?.attempts === 1 ? rows : null
  })
  expect(left).toEqual([
    {
      payload: { name: 'refund-requested', refundId: 2_000_000_000 },
      job_id: null,
      attempts: 1,
      last_error: expect.stringMatching(/^sendRefund: /),
    },
  ])
})
