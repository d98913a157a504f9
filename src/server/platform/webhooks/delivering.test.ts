import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openTestWebhooks } from '#support/test-webhooks.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { queueLostDeliveries, tidyWebhooks } from './tidy-webhooks.ts'

// What becomes of a delivery that nobody hears, and of its webhook.

const testShop = await openTestShop()
const {
  shop,
  clock,
  sandbox,
  database: { db },
} = testShop
const { receiver, owner, calls, fresh, subscribe, logOf, failing, tell, work } = await openTestWebhooks(testShop)

test('ACC-54 what is not heard is tried again at its times, under the same webhook-id, and has then failed', async () => {
  const hook = await subscribe()
  failing()
  await tell()
  const pauses = [5 / 60, 5, 30, 120, 300, 600, 840, 1200, 1440]
  await work()
  for (const minutes of pauses) {
    await work()
    clock.pass({ minutes: minutes - 1 / 600 })
    await work()
    clock.pass({ minutes: 1 / 600 })
    await work()
  }
  await fresh()
  const [delivery] = await logOf(hook)
  expect(receiver.heard).toHaveLength(10)
  expect(new Set(receiver.heard.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([delivery?.id]))
  expect(delivery).toMatchObject({ state: 'failed', next_try_at: null, ended_at: expect.any(String) })
  expect(delivery?.tries).toHaveLength(10)
})

test('ACC-54 told twice, tried twice at once or after a crash, it is one delivery', async () => {
  const hook = await subscribe()
  await Promise.all([tell('AAAABBBBCCCC', 9001), tell('AAAABBBBCCCC', 9001)])
  await tell('AAAABBBBCCCC', 9001)
  expect(await logOf(hook)).toHaveLength(1)
  const job = await db.selectFrom('webhook_deliveries').where('news_id', '=', 9001).select('id').executeTakeFirstOrThrow()
  await work()
  await deliverWebhook(shop, { delivery: job.id, tries: 0 })
  await deliverWebhook(shop, { delivery: job.id, tries: 1 })
  expect(receiver.heard).toHaveLength(1)
  expect(await logOf(hook)).toMatchObject([{ state: 'done', tries: [{ status: 204, error: null, answer: '' }] }])
})

test('a delivery whose job was lost gets another, and one that has a job keeps it', async () => {
  await subscribe()
  await tell()
  const { id } = await db.selectFrom('webhook_deliveries').where('state', '=', 'waiting').select('id').executeTakeFirstOrThrow()
  const key = `webhook-delivery:${id}`
  const jobs = async () =>
    (await sql<{ id: string; run_at: Date }>`select id, run_at from graphile_worker.jobs where key = ${key}`.execute(db)).rows
  const before = await jobs()
  expect(before).toHaveLength(1)
  clock.pass({ minutes: 11 })
  await queueLostDeliveries(shop)
  expect(await jobs()).toEqual(before)
  await sql`select graphile_worker.remove_job(${key})`.execute(db)
  await queueLostDeliveries(shop)
  expect(await jobs()).toHaveLength(1)
})

test('ACC-55 NAV-32 after three days of nothing but failure it is paused, owners get a notice and a letter, and what happens is kept until it is resumed', async () => {
  const hook = await subscribe()
  failing()
  await tell('AAAAAAAAAAAA')
  await work()
  clock.pass({ days: 2, minutes: 23 * 60 })
  await tell('BBBBBBBBBBBB')
  await work()
  await fresh()
  expect((await calls().list({})).webhooks).toMatchObject([{ state: 'on', failing_since: expect.any(String) }])
  clock.pass({ minutes: 61 })
  await work()
  expect((await calls().list({})).webhooks).toMatchObject([
    { state: 'paused', paused_at: expect.any(String), deliveries: { waiting: 0, held: 2 } },
  ])
  await testShop.startWorker()
  const [letter] = await eventually(async () => {
    const letters = (await sandbox.emailsTo(owner().me.email)).filter(({ subject }) => subject === 'Webhook 已暫停')
    return letters.length > 0 && letters
  })
  expect(letter).toMatchObject({ text: expect.stringContaining(receiver.address) })
  expect((await owner().call.notices.list({})).rows).toMatchObject([{ notice: { kind: 'webhooks', address: receiver.address } }])
  receiver.answer((response) => void response.writeHead(200).end('ok'))
  receiver.heard.length = 0
  await tell('CCCCCCCCCCCC')
  clock.pass({ days: 13 })
  await tidyWebhooks(shop)
  await fresh()
  await calls().resume({ id: hook.id })
  await eventually(async () => receiver.heard.length === 3)
  expect(receiver.heard.map(({ body }) => (JSON.parse(body) as { data: { number: string } }).data.number).toSorted()).toEqual([
    'AAAAAAAAAAAA',
    'BBBBBBBBBBBB',
    'CCCCCCCCCCCC',
  ])
  await eventually(async () => (await logOf(hook)).every(({ state }) => state === 'done'))
  expect((await calls().list({})).webhooks).toMatchObject([{ state: 'on', failing_since: null, deliveries: { held: 0, waiting: 0 } }])
})

test('ACC-55 one that is heard in between begins the three days anew', async () => {
  const hook = await subscribe()
  failing()
  await tell()
  await work()
  clock.pass({ days: 2 })
  receiver.answer((response) => void response.writeHead(200).end())
  await tell()
  await fresh()
  await eventually(async () => (await logOf(hook)).some(({ state }) => state === 'done'))
  failing()
  clock.pass({ days: 2 })
  await tell()
  await work()
  await fresh()
  expect((await calls().list({})).webhooks).toMatchObject([{ state: 'on' }])
})

test('ACC-55 what was kept for fourteen days without being resumed is given up', async () => {
  const hook = await subscribe()
  await calls().pause({ id: hook.id })
  await calls().pause({ id: hook.id })
  await tell()
  clock.pass({ days: 14, minutes: 1 })
  await tidyWebhooks(shop)
  await fresh()
  expect(await logOf(hook)).toMatchObject([{ state: 'failed', tries: [] }])
  await calls().resume({ id: hook.id })
  expect(receiver.heard).toEqual([])
})
