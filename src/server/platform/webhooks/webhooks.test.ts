import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { createWebhookReceivers } from '#adapters/webhooks/webhook-receivers.ts'
import { hire } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { openTestWebhooks } from '#support/test-webhooks.ts'
import { isSignedBy } from '#support/webhook-receiver.ts'
import { deliverWebhook } from './deliver-webhook.ts'
import { tidyWebhooks } from './tidy-webhooks.ts'

// Webhooks as owners manage them, and the log of what they were told.

const testShop = await openTestShop()
const {
  shop,
  clock,
  database: { db },
} = testShop
const { receiver, office, owner, calls, subscribe, logOf, failing, tell, work } = await openTestWebhooks(testShop)

test('ACC-50 an address inside, without https or with a password is refused, when it is given and when it is changed', async () => {
  const inEarnest = { ...shop, ports: { ...shop.ports, webhooks: createWebhookReceivers({}) } }
  const strict = testOffice({
    ...testShop,
    shop: inEarnest,
    app: await createApp(inEarnest, { requestsPerMinute: 100_000, trustProxy: [] }),
  })
  const { call } = await strict.letIn(await hire(shop, { email: 'strict@meihao.example', roles: ['owner'] }))
  const events = ['order.paid'] as const
  for (const url of [
    'https://127.0.0.1/x',
    'https://10.0.0.8',
    'https://192.168.1.1',
    'https://169.254.169.254/latest',
    'https://[::1]:8443/',
    'https://localhost/',
  ])
    await expect(call.webhooks.create({ url, events: [...events] }), url).rejects.toMatchObject({ status: 'address_refused' })
  for (const url of ['http://1.1.1.1/', 'https://me:secret@1.1.1.1/', '//1.1.1.1', 'hooks', ''])
    await expect(call.webhooks.create({ url, events: [...events] }), url).rejects.toMatchObject({
      status: 'validation_error',
      details: { errors: { url: expect.any(String) } },
    })
  const { id } = await call.webhooks.create({ url: 'https://1.1.1.1/hooks', events: [...events] })
  await expect(call.webhooks.change({ id, url: 'https://10.0.0.8', events: [...events] })).rejects.toMatchObject({
    status: 'address_refused',
  })
  expect((await call.webhooks.list({})).webhooks.find((each) => each.id === id)).toMatchObject({ url: 'https://1.1.1.1/hooks' })
})

test('ACC-50 an address is judged again each time before it is called', async () => {
  const hook = await subscribe()
  await tell()
  const inEarnest = { ...shop, ports: { ...shop.ports, webhooks: createWebhookReceivers({}) } }
  const [row] = await db.selectFrom('webhook_deliveries').where('state', '=', 'waiting').select(['id', 'tries']).execute()
  await deliverWebhook(inEarnest, { delivery: row?.id, tries: row?.tries })
  expect(receiver.heard).toEqual([])
  expect(await logOf(hook)).toMatchObject([{ state: 'waiting', tries: [{ status: null, error: 'address_refused' }] }])
})

test('ACC-51 for 24 hours after a change of secret both sign, afterwards the new one alone', async () => {
  const hook = await subscribe()
  const { secret } = await calls().renewSecret({ id: hook.id })
  expect(secret).not.toBe(hook.secret)
  expect((await calls().list({})).webhooks).toMatchObject([{ old_secret_until: expect.any(String) }])
  const hears = async (known: string) => {
    receiver.heard.length = 0
    await tell()
    await work()
    return receiver.heard.some((each) => isSignedBy(known, each))
  }
  expect([await hears(secret), await hears(hook.secret)]).toEqual([true, true])
  clock.pass({ minutes: 24 * 60 - 3 })
  expect(await hears(hook.secret)).toBe(true)
  clock.pass({ minutes: 3 })
  expect([await hears(secret), await hears(hook.secret)]).toEqual([true, false])
  await tidyWebhooks(shop)
  const row = await db.selectFrom('webhooks').where('public_id', '=', hook.id).selectAll().executeTakeFirstOrThrow()
  expect(row.old_secret).toBeNull()
  expect(row.secret.toString('latin1')).not.toContain(secret.slice(6, 20))
  expect(
    JSON.stringify(await db.selectFrom('audit_entries').where('subject', '=', `webhook ${hook.id}`).selectAll().execute()),
  ).not.toContain(secret.slice(6))
})

test('ACC-56 CPY-34 the log keeps each try with time, duration, status and the first 2,000 characters, for thirty days', async () => {
  const hook = await subscribe()
  failing(503, `\0${'很'.repeat(3000)}`)
  await tell()
  await work()
  const [delivery] = await logOf(hook)
  expect(delivery?.tries[0]).toMatchObject({ status: 503, error: null, duration_ms: expect.any(Number), at: expect.any(String) })
  expect(delivery?.tries[0]?.answer).toBe('很'.repeat(1999))
  await calls().remove({ id: hook.id })
  clock.pass({ days: 29 })
  await tidyWebhooks(shop)
  const kept = () =>
    db
      .selectFrom('webhook_tries')
      .innerJoin('webhook_deliveries', 'webhook_deliveries.id', 'delivery_id')
      .where('webhook_deliveries.public_id', '=', delivery?.id ?? '')
      .selectAll()
      .execute()
  expect((await kept()).length).toBeGreaterThan(0)
  clock.pass({ days: 2 })
  await tidyWebhooks(shop)
  expect(await kept()).toEqual([])
  expect(
    await db
      .selectFrom('webhook_deliveries')
      .where('public_id', '=', delivery?.id ?? '')
      .selectAll()
      .execute(),
  ).toEqual([])
})

test('ACC-56 one delivery, or all that failed since an instant, are sent again under their own webhook-id', async () => {
  const hook = await subscribe()
  await tell('AAAAAAAAAAAA')
  await work()
  const [first] = await logOf(hook)
  await calls().replay({ id: hook.id, delivery: first?.id ?? '' })
  await work()
  expect(receiver.heard).toHaveLength(2)
  expect(receiver.heard.map(({ headers }) => headers['webhook-id'])).toEqual([first?.id, first?.id])
  await expect(calls().replay({ id: hook.id, delivery: 'msg_nothing' })).rejects.toMatchObject({ status: 'not_found' })
  const other = await subscribe(`${receiver.address}/other`)
  await expect(calls().replay({ id: other.id, delivery: first?.id ?? '' }), 'another one’s').rejects.toMatchObject({
    status: 'not_found',
  })
  const fail = (hours: number) =>
    db
      .updateTable('webhook_deliveries')
      .set({ state: 'failed', ended_at: new Date(shop.now().getTime() - hours * 3_600_000), next_try_at: null })
      .where('public_id', '=', first?.id ?? '')
      .execute()
  await fail(3)
  const since = (hours: number) => new Date(shop.now().getTime() - hours * 3_600_000).toISOString()
  expect(await calls().replayFailed({ id: hook.id, since: since(2) })).toEqual({ count: 0 })
  expect(await calls().replayFailed({ id: hook.id, since: since(4) })).toEqual({ count: 1 })
  await work()
  expect(receiver.heard).toHaveLength(3)
  expect(receiver.heard[2]?.headers['webhook-id']).toBe(first?.id)
})

test('ACC-56 a test can be sent at any time, and tells nothing of the shop', async () => {
  const hook = await subscribe()
  await calls().test({ id: hook.id })
  await work()
  expect(receiver.heard).toHaveLength(1)
  expect(JSON.parse(receiver.heard[0]?.body ?? '')).toMatchObject({
    type: 'webhook.test',
    data: { object: 'webhook', number: hook.id, state: 'on' },
  })
})

test('ACC-56 a test goes out while a webhook is paused too, and nothing else does', async () => {
  const hook = await subscribe()
  await calls().pause({ id: hook.id })
  await tell()
  await calls().test({ id: hook.id })
  await work()
  expect(receiver.heard.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual(['webhook.test'])
  expect((await logOf(hook)).map(({ state }) => state)).toEqual(['done', 'held'])
})

test('who is removed is told nothing any more, and nobody finds them', async () => {
  const hook = await subscribe()
  await calls().pause({ id: hook.id })
  await tell()
  await calls().remove({ id: hook.id })
  await tell()
  for (const call of [calls().resume, calls().remove, calls().test, calls().renewSecret])
    await expect(call({ id: hook.id })).rejects.toMatchObject({ status: 'not_found' })
  await expect(calls().deliveries({ id: hook.id })).rejects.toMatchObject({ status: 'not_found' })
  expect(receiver.heard).toEqual([])
})

test('a manager sees webhooks and their log and changes nothing; what an owner did stands in the audit log', async () => {
  const hook = await subscribe()
  const manager = await office.as('manager')
  expect((await manager.call.webhooks.list({})).webhooks).toMatchObject([{ id: hook.id }])
  expect((await manager.call.webhooks.deliveries({ id: hook.id })).rows).toEqual([])
  for (const call of [manager.call.webhooks.test, manager.call.webhooks.pause, manager.call.webhooks.remove])
    await expect(call({ id: hook.id })).rejects.toMatchObject({ status: 'permission_denied' })
  await calls().change({ id: hook.id, url: receiver.address, events: ['order.paid', 'order.held'] })
  const entries = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `webhook ${hook.id}`)
    .orderBy('id')
    .select(['verb', 'staff_id', 'before', 'after'])
    .execute()
  expect(entries).toMatchObject([
    { verb: 'create-webhook', staff_id: owner().me.id },
    { verb: 'change-webhook', before: { events: ['order.paid'] }, after: { events: ['order.paid', 'order.held'] } },
  ])
})
