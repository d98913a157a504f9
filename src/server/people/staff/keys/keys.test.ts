import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { officeApi } from '#contract/office/api.ts'
import { addDays } from '#rules/calendar.ts'
import { hire } from '#support/staff.ts'
import { officeApiPath, testOffice, type OfficeAsked } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { tellOfEndingKey } from '#main/letters-to-owners.ts'
import { remindOfKeys } from './remind-of-keys.ts'

// Programs that make calls of the office.

const testShop = await openTestShop()
const { shop, clock, database, sandbox } = testShop
const { db } = database
const office = testOffice(testShop)
const boss = await hire(shop, { email: 'boss@shop.example', roles: ['owner'] })

const asBoss = async () => (await office.letIn(boss)).call
type Wishes = { scopes?: string[]; networks?: string[]; days?: number }
const make = async ({ scopes = ['orders.view'], ...wishes }: Wishes = {}) =>
  (await asBoss()).keys.create({ name: 'ERP 同步', scopes, ...wishes })
const callWith = (key: string, path: string, asked: OfficeAsked = {}) =>
  office.ask(`${officeApiPath}${path}`, {
    method: 'GET',
    ...asked,
    headers: { 'sec-fetch-site': '', authorization: `Bearer ${key}`, ...asked.headers },
  })

test('ACC-47 a key is shown once, as mhk_ with 8 visible and 43 secret signs, and kept as a hash', async () => {
  const { key, id } = await make()
  expect(key).toMatch(/^mhk_[\w-]{51}$/)
  const rows = JSON.stringify(await db.selectFrom('api_keys').selectAll().execute())
  expect(rows).toContain(key.slice(0, 12))
  expect(rows).not.toContain(key.slice(12))
  expect(JSON.stringify(await db.selectFrom('audit_entries').selectAll().execute())).not.toContain(key.slice(12))
  const [listed] = (await (await asBoss()).keys.list({})).keys
  expect(listed).toMatchObject({
    id,
    name: 'ERP 同步',
    prefix: key.slice(0, 12),
    scopes: ['orders.view'],
    networks: [],
    made_by: '王小明',
    state: 'open',
  })
  expect(JSON.stringify(listed)).not.toContain(key.slice(12))
})

test('ACC-47 a key ends after 1 to 365 days, 90 where nothing is said, and holds at most 20 networks', async () => {
  const endOf = async (wishes: Wishes) => (await make(wishes)).expires_at
  expect(await endOf({})).toBe(addDays(shop.now(), 90).toISOString())
  expect(await endOf({ days: 365 })).toBe(addDays(shop.now(), 365).toISOString())
  for (const days of [0, 366, 1.5]) await expect(make({ days }), String(days)).rejects.toMatchObject({ status: 'validation_error' })
  const networks = Array.from({ length: 20 }, (_, place) => `203.0.113.${place}`)
  expect((await make({ networks })).id).toBeGreaterThan(0)
  await expect(make({ networks: [...networks, '203.0.113.99'] })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(make({ networks: ['203.0.113.1', 'home'] })).rejects.toMatchObject({
    details: { errors: { 'networks.1': expect.any(String) } },
  })
})

test('ACC-47 what a second factor, a second person or an owner is asked for is no scope', async () => {
  for (const scope of ['orders.refund', 'orders.export', 'keys.edit', 'webhooks.edit', 'nothing'])
    await expect(make({ scopes: [scope] }), scope).rejects.toMatchObject({ status: 'validation_error' })
  await expect(make({ scopes: [] })).rejects.toMatchObject({ status: 'validation_error' })
})

test('ACC-48 a key calls without a token of a page and gets no cookie; its changes say in the audit log which key it was', async () => {
  const { key, id } = await make({ scopes: ['orders.view', 'products.measures'] })
  const list = await callWith(key, '/orders')
  expect(list).toMatchObject({ status: 200, body: { rows: [] } })
  expect(list.cookies).toEqual([])
  const product = testShop.shelf.roseGel
  const change = await callWith(key, `/products/${product}/measures`, {
    method: 'PUT',
    payload: { weight_g: 50 },
    headers: { 'idempotency-key': 'erp-1' },
  })
  expect(change).toMatchObject({ status: 200, body: { status: 'changed' } })
  const entry = await db.selectFrom('audit_entries').where('verb', '=', 'change-measures').selectAll().executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ api_key_id: id, staff_id: null, session_id: null, actor_id: `ERP 同步 (${key.slice(0, 12)})` })
})

test('ACC-48 unknown, ended, over or from elsewhere, a key is refused like a session that is none', async () => {
  const refused = { status: 401, body: { status: 'authentication_error' } }
  const { key, id } = await make({ networks: ['127.0.0.0/8'] })
  expect((await callWith(key, '/orders')).status).toBe(200)
  for (const other of [`${key}x`, key.slice(0, -1), `mhk_${'a'.repeat(51)}`, 'Basic'])
    expect(await callWith(other, '/orders'), other).toMatchObject(refused)
  const { key: elsewhere } = await make({ networks: ['203.0.113.0/24'] })
  expect(await callWith(elsewhere, '/orders')).toMatchObject(refused)
  // A session beside it opens nothing: the key is what the call stands on.
  const { cookie } = await office.letIn(boss)
  expect(await callWith(elsewhere, '/orders', { cookie })).toMatchObject(refused)
  const { key: short } = await make({ days: 1 })
  clock.pass({ days: 1 })
  expect(await callWith(short, '/orders')).toMatchObject(refused)
  await (await asBoss()).keys.end({ id })
  expect(await callWith(key, '/orders')).toMatchObject(refused)
})

test('ACC-48 a key without the scope is denied whatever it asks, and so is everything that needs a step-up or is a person’s own', async () => {
  const { key } = await make({ scopes: ['today.view'] })
  const calls = callsOf(officeApi).filter(({ auth, permission }) => auth === 'staff' && permission !== 'today.view')
  expect(calls.length).toBeGreaterThan(20)
  for (const { method, path } of calls) {
    const asked = { method, ...(method !== 'GET' && { payload: {}, headers: { 'idempotency-key': 'any' } }) }
    const { status, body } = await callWith(key, path.replace(officeApiPath, '').replace(/\{\w+\}/g, '1'), asked)
    expect(`${status} ${body.status}`, `${method} ${path}`).toBe('403 permission_denied')
  }
  expect((await callWith(key, '/today')).status).toBe(200)
})

test('ACC-49 the list shows last use with its day and address, and points out what nobody has used for sixty days', async () => {
  const [used, unused] = [await make({ days: 365 }), await make({ days: 365 })]
  await callWith(used.key, '/orders')
  const before = shop.now().toISOString()
  clock.pass({ days: 59 })
  await callWith(used.key, '/orders')
  const usedAt = shop.now().toISOString()
  expect(usedAt > before).toBe(true)
  clock.pass({ days: 1 })
  const { keys } = await (await asBoss()).keys.list({})
  const row = (id: number) => keys.find((key) => key.id === id)
  expect(row(used.id)).toMatchObject({ last_used_at: usedAt, last_address: '127.0.0.1', idle: false })
  expect(row(unused.id)).toMatchObject({ last_used_at: null, last_address: null, idle: true })
})

test('ACC-49 a key that is ended on one copy opens nothing on another', async () => {
  const other = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
  const { key, id } = await make()
  expect((await callWith(key, '/orders', { at: other })).status).toBe(200)
  const call = await asBoss()
  await Promise.all([call.keys.end({ id }), call.keys.end({ id })])
  expect((await callWith(key, '/orders', { at: other })).status).toBe(401)
  expect(
    await db.selectFrom('audit_entries').where('verb', '=', 'end-key').where('subject', '=', `key ${id}`).selectAll().execute(),
  ).toHaveLength(1)
  await expect(call.keys.end({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
  await other.close()
})

test('ACC-49 14 days and 1 day before its end the owners get a letter, once each, and none about one that was ended', async () => {
  for (const { id, state } of (await (await asBoss()).keys.list({})).keys) if (state === 'open') await (await asBoss()).keys.end({ id })
  await db.deleteFrom('news').execute()
  const { id, key } = await make({ days: 30 })
  await make({ days: 30 }).then(async (ended) => (await asBoss()).keys.end({ id: ended.id }))
  const remind = async () => {
    await Promise.all([remindOfKeys(shop), remindOfKeys(shop)])
    const told = await db
      .deleteFrom('news')
      .where(sql<string>`payload->>'name'`, '=', 'api-key-ending')
      .returning('payload')
      .execute()
    for (const { payload } of told) await tellOfEndingKey(shop, payload as { keyId: number; days: number })
    return told.map(({ payload }) => payload)
  }
  expect(await remind()).toEqual([])
  clock.pass({ days: 16 })
  expect(await remind()).toEqual([{ name: 'api-key-ending', keyId: id, days: 14 }])
  clock.pass({ days: 13 })
  expect(await remind()).toEqual([{ name: 'api-key-ending', keyId: id, days: 1 }])
  expect(await remind()).toEqual([])
  const letters = (await sandbox.emailsTo(boss.email)).filter(({ subject }) => subject.startsWith('API'))
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual(
    ['API 金鑰「ERP 同步」14 天後到期', 'API 金鑰「ERP 同步」明天到期'].toSorted(),
  )
  expect(letters[0]?.text).toContain(key.slice(0, 12))
  expect(letters[0]?.text).not.toContain(key.slice(12))
})

type Call = { method: NonNullable<OfficeAsked['method']>; path: string; auth: string; permission: string | null }

/** Every call of a contract, by its address. */
function callsOf(contract: object): Call[] {
  if ('~orpc' in contract) {
    const { route, meta } = contract['~orpc'] as {
      route: { method: Call['method']; path: string }
      meta: { auth: string; permission?: string | null }
    }
    return [{ method: route.method, path: route.path, auth: meta.auth, permission: meta.permission ?? null }]
  }
  return Object.values(contract).flatMap((inner: object) => callsOf(inner))
}
