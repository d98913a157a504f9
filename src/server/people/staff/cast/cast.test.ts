import { pino } from 'pino'
import { expect, test } from 'vitest'
import { officeCast } from '#demo/staff/office-cast.ts'
import { createApp } from '#main/app.ts'
import { hire } from '#support/staff.ts'
import { openTestShop } from '#support/test-shop.ts'
import { suspendStaff } from '#server/people/staff/change-staff.ts'
import { makeFirstOwnerLink } from '#server/people/staff/joining/make-first-owner-link.ts'
import { dismissCast } from './dismiss-cast.ts'
import { hireCast } from './hire-cast.ts'
import { listCast } from './list-cast.ts'
import { signInAsCast } from './sign-in-as-cast.ts'

const lines: string[] = []
const { shop: demo, database } = await openTestShop({ log: pino({ base: null }, { write: (line: string) => void lines.push(line) }) })
const inEarnest = { ...demo, settings: { ...demo.settings, isDemo: false } }
const here = { shared: false, address: '192.0.2.7', browser: null }
const names = async () => (await listCast(demo)).map(({ word }) => word)

test('a demo shop lets anybody be boss, pack, care, edit or book, by one press each', async () => {
  await hireCast(demo, officeCast)
  expect(await listCast(demo)).toMatchObject([
    { word: 'boss', name: '沈若梅', role: 'owner' },
    { word: 'pack', role: 'packer' },
    { word: 'care', role: 'care' },
    { word: 'edit', role: 'editor' },
    { word: 'book', role: 'accountant' },
  ])
  for (const { email } of officeCast)
    expect(await signInAsCast(demo, { word: email.split('@')[0] ?? '', ...here })).toMatchObject({ ok: true })
  const earnest = await hire(demo, { email: 'real@meihao.example', roles: ['care'] })
  expect(await signInAsCast(demo, { word: 'real', ...here }), earnest.email).toEqual({ ok: false, refusal: { code: 'not_found' } })
})

test('a start of the demo shop hires nobody twice, and has everybody back who was suspended', async () => {
  const care = (await listCast(demo)).find(({ word }) => word === 'care')
  await suspendStaff(demo, { staffId: care?.id ?? 0, actor: { kind: 'staff', id: 'boss' } })
  expect(await names()).not.toContain('care')
  await Promise.all([hireCast(demo, officeCast), hireCast(demo, officeCast)])
  expect(await names()).toEqual(['boss', 'pack', 'care', 'edit', 'book'])
})

test('the boss of a demo shop is no owner in earnest: there can be a first one', async () => {
  expect(await makeFirstOwnerLink(demo)).toMatchObject({ ok: true })
})

test('ACC-58 in earnest nobody of the cast is shown or let in, and a start that finds them suspends them, the boss too, and says so', async () => {
  const opened = await signInAsCast(demo, { word: 'boss', ...here })
  expect(opened.ok).toBe(true)
  expect(await listCast(inEarnest)).toEqual([])
  expect(await signInAsCast(inEarnest, { word: 'boss', ...here })).toEqual({ ok: false, refusal: { code: 'not_found' } })
  const app = await createApp(inEarnest, { requestsPerMinute: 1000, trustProxy: [] })
  expect((await app.inject({ method: 'POST', url: '/office/api/v1/sign-in/cast', payload: { word: 'boss' } })).statusCode).toBe(404)
  await app.close()
  await dismissCast(inEarnest)
  const rows = await database.db.selectFrom('staff').where('demo', '=', true).select(['email', 'suspended_at']).execute()
  expect(rows.map(({ suspended_at }) => suspended_at)).toEqual(rows.map(() => expect.any(Date)))
  expect(await database.db.selectFrom('staff_sessions').where('ended_at', 'is', null).selectAll().execute()).toEqual([])
  expect(lines.filter((line) => line.includes('boss@meihao.example'))).toHaveLength(1)
  await dismissCast(inEarnest)
  expect(
    lines.filter((line) => line.includes('boss@meihao.example')),
    'the second start finds nobody',
  ).toHaveLength(1)
})
