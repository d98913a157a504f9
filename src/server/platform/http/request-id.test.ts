import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { sendNoticeMail } from '#server/messages/email/send-notice-mail.ts'
import { forRequest, nameRequest } from '#server/platform/cause.ts'
import { followEvents } from '#server/platform/outbox/follow-events.ts'
import { tellLater } from '#server/platform/outbox/tell-later.ts'
import { listEventsOfJob } from '#server/platform/outbox/store.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import { busyPage } from '../pages/busy-page.ts'
import { requestIds } from './request-id.ts'

const lines: Record<string, unknown>[] = []
const log = pino(
  { level: 'info', mixin: nameRequest },
  { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
)
const testShop = await openTestShop({ log })
const { shop, app, database, sandbox } = testShop
const { ask } = await openTestPages(testShop)

test('OBS-04 every answer bears an id: pages, pages from memory, calls, what is not there, and what is no request', async () => {
  const answers = [
    await ask('/zh'),
    await ask('/zh'),
    await ask('/api/v1/user'),
    await ask('/nowhere'),
    await ask('/health/live'),
    await ask('/%E0%A4%A'),
  ]
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  expect(ids).toEqual(Array(6).fill(expect.stringMatching(/^[\w-]{8,}$/)))
  expect(new Set(ids).size).toBe(6)
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end('NO REQUEST AT ALL\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*\r\nx-request-id: [\w-]{8,}\r\n/s)
})

test('OBS-04 the id of a proxy is taken where that proxy is believed, and only where it is one', async () => {
  const behind = await createApp(shop, { requestsPerMinute: 1000, trustProxy: ['127.0.0.0/8'] })
  const idOf = async (from: typeof app, id: string) =>
    (await from.inject({ url: '/health/live', headers: { 'x-request-id': id } })).headers['x-request-id']
  expect(await idOf(behind, 'edge-7f3a9c21')).toBe('edge-7f3a9c21')
  expect(await idOf(app, 'edge-7f3a9c21')).not.toBe('edge-7f3a9c21')
  for (const strange of ['short', 'a b c d e f g h', '<script>alert(1)</script>', 'x'.repeat(65)])
    expect(await idOf(behind, strange)).not.toBe(strange)
  await behind.close()
  const ids = requestIds(shop, ['10.0.0.0/8', '2001:db8::/32'])
  const from = (remoteAddress: string) => ids({ headers: { 'x-request-id': 'edge-7f3a9c21' }, socket: { remoteAddress } as never })
  expect(
    ['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7', '11.0.0.1', '2001:db9::1', ''].map((each) => from(each) === 'edge-7f3a9c21'),
  ).toEqual([true, true, true, false, false, false])
})

test('OBS-04 a verb’s own lines in the log name the request for which they were written', async () => {
  lines.length = 0
  shop.log.info('before')
  forRequest('edge-7f3a9c21', () => shop.log.info({ about: 1 }, 'within'))
  expect(lines.map(({ msg, reqId }) => [msg, reqId])).toEqual([
    ['before', undefined],
    ['within', 'edge-7f3a9c21'],
  ])
})

test('OBS-04 what follows from an event is logged under the request that caused it', async () => {
  await forRequest('edge-cause-1', () => database.transaction((tx) => tellLater(tx, { name: 'order-placed', orderId: 1 })))
  const { rows } = await sql<{ id: number }>`update news set job_id = 77 where cause ->> 'request' = 'edge-cause-1' returning id`.execute(
    database.db,
  )
  const ids = rows.map(({ id }) => id)
  lines.length = 0
  const fails = async () => {
    throw new Error('away')
  }
  await followEvents(shop, { reactions: { 'order-placed': { fails } } as never, jobId: '77', ids, leaving: new AbortController().signal })
  expect(lines).toEqual([expect.objectContaining({ msg: 'a reaction failed and will be tried again', reqId: 'edge-cause-1' })])
  expect(await listEventsOfJob(database.db, { jobId: '77', ids })).toEqual([])
})

test('OBS-04 error pages name it', async () => {
  for (const language of ['zh', 'en'] as const)
    expect(busyPage(language, 'edge-7f3a9c21').bodyIn('identity').toString()).toMatch(/(?:請求編號：|Request: )edge-7f3a9c21/)
  await sql`alter table products rename to products_away`.execute(database.db)
  const broken = await ask('/zh/items/new')
  await sql`alter table products_away rename to products`.execute(database.db)
  expect(broken.status).toBe(500)
  expect(broken.text).toContain(`請求編號：${String(broken.headers['x-request-id'])}`)
})

test('OBS-04 a letter about something that was not done names it, and others do not', async () => {
  const write = (id: number, failed: number) =>
    forRequest('edge-7f3a9c21', () =>
      sendNoticeMail(shop, {
        id,
        notice: { kind: 'batches', what: 'batch', id, failed },
        to: `ana${id}@example.com`,
        name: 'Ana',
        language: 'zh',
      }),
    )
  await write(1, 3)
  await write(2, 0)
  expect((await sandbox.emailsTo('ana1@example.com'))[0]?.text).toContain('請求編號：edge-7f3a9c21')
  expect((await sandbox.emailsTo('ana2@example.com'))[0]?.text).not.toContain('edge-7f3a9c21')
})
