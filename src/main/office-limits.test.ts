import { afterAll, expect, test } from 'vitest'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { hire } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createApp } from './app.ts'

// How often somebody may ask of the office, over all copies of the shop.

const testShop = await openTestShop()
const { shop, clock } = testShop
const boss = await hire(shop, { email: 'boss@shop.example', roles: ['owner'] })

const copiesWith = async (fewer: Partial<typeof defaultLimits.windows>) => {
  const limits = { ...defaultLimits, windows: { ...defaultLimits.windows, ...fewer } }
  const strict = { ...shop, settings: { ...shop.settings, limits } }
  return Promise.all([1, 2].map(() => createApp(strict, { requestsPerMinute: 100_000, trustProxy: [] })))
}
const [fewCalls, fewTries] = [
  await copiesWith({ officeCalls: { most: 6, seconds: 60 }, officeSearches: { most: 2, seconds: 60 } }),
  await copiesWith({ officeSignInsHere: { most: 2, seconds: 60 }, officeSignInsInAnHourHere: { most: 3, seconds: 3600 } }),
]
afterAll(() => Promise.all([...fewCalls, ...fewTries].map((copy) => copy.close())))

const office = testOffice(testShop)
type Place = { at: typeof fewCalls; place: number }
const ask = async ({ at, place }: Place, path: string, { headers = {}, ...asked }: Parameters<typeof office.ask>[1] = {}) => {
  const copy = at[place % at.length]
  return office.ask(`${officeApiPath}${path}`, { method: 'GET', headers, ...asked, ...(copy && { at: copy }) })
}

test('ACC-24 the limits are 10 sign-ins a minute and 100 an hour, 600 calls and 120 searches a minute', () => {
  expect(defaultLimits.windows).toMatchObject({
    officeSignInsHere: { most: 10, seconds: 60 },
    officeSignInsInAnHourHere: { most: 100, seconds: 3600 },
    officeCalls: { most: 600, seconds: 60 },
    officeSearches: { most: 120, seconds: 60 },
  })
})

test('ACC-24 an address that tries to sign in too often waits, whoever it tries to be, on every copy', async () => {
  const tryAs = (place: number, email: string) =>
    ask({ at: fewTries, place }, '/sign-in', { method: 'POST', payload: { email, password: 'wrong wrong wrong' } })
  expect((await tryAs(0, boss.email)).status).toBe(401)
  expect((await tryAs(1, 'nobody@shop.example')).status).toBe(401)
  const third = await tryAs(2, boss.email)
  expect(third).toMatchObject({ status: 429, body: { status: 'too_many_tries' } })
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  clock.pass({ minutes: 2 })
  const later = await tryAs(3, boss.email)
  expect(later, 'within the hour').toMatchObject({ status: 429, body: { status: 'too_many_tries' } })
  expect(Number(later.headers['retry-after'])).toBeGreaterThan(60)
  clock.pass({ minutes: 60 })
  expect((await tryAs(4, boss.email)).status).toBe(401)
})

test('ACC-24 a key or a session that calls too often waits, and the other one does not', async () => {
  const { call, cookie } = await office.letIn(boss)
  const make = async () => (await call.keys.create({ name: 'ERP', scopes: ['orders.view'] })).key
  const [key, other] = [await make(), await make()]
  const withKey = (place: number, { path = '/orders', as = key } = {}) =>
    ask({ at: fewCalls, place }, path, { headers: { authorization: `Bearer ${as}` } })
  for (const place of [0, 1]) expect((await withKey(place, { path: '/orders?words=334' })).status).toBe(200)
  const third = await withKey(2, { path: '/orders?words=335' })
  expect(third).toMatchObject({ status: 429, body: { status: 'too_many_requests' } })
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  for (const place of [3, 4, 5]) expect((await withKey(place)).status, `call ${place + 1}`).toBe(200)
  expect((await withKey(6)).status).toBe(429)
  expect((await withKey(0, { as: other })).status, 'another key').toBe(200)
  const ofSession = (place: number) => ask({ at: fewCalls, place }, '/me', { cookie })
  // Two were made above.
  for (const place of [0, 1, 2, 3]) expect((await ofSession(place)).status, 'a session').toBe(200)
  expect((await ofSession(4)).status).toBe(429)
  clock.pass({ minutes: 1 })
  expect((await withKey(0, { path: '/orders?words=334' })).status).toBe(200)
  expect((await ofSession(0)).status).toBe(200)
})
