import { expect, test } from 'vitest'
import { openDatabase } from '#database/connect.ts'
import { createApp } from '#main/app.ts'
import { openTestBrowser } from '#support/test-browser.ts'
import { openTestShop } from '#support/test-shop.ts'

const { shop, clock, shelf, signIn, visitor } = await openTestShop()

test('AUT-15 signing out ends the session and leads home, in the language of the page before', async () => {
  const hao = await signIn('hao')
  const session = hao.cookies.get('meihao_session') ?? ''
  const reply = await hao.ask('/api/users/sign_out', { headers: { referer: 'http://shop.test/en/cart', 'sec-fetch-site': 'same-origin' } })
  expect(reply.location).toBe('/en')
  expect([...hao.cookies.keys()]).toEqual([])
  const again = await visitor().ask('/api/v1/user', { headers: { cookie: `meihao_session=${session}` } })
  expect(again.status).toBe(401)
})

test.each([undefined, 'http://', 'not an address'])('AUT-15 a browser that came from %j is led to the Chinese home', async (referer) => {
  const reply = await visitor().ask('/api/users/sign_out', referer === undefined ? {} : { headers: { referer } })
  expect(reply.location).toBe('/zh')
})

test('SES-16 AUT-09 a page that asks quietly hears under 200 what others hear under 401', async () => {
  const loud = await visitor().ask('/api/v1/user?locale=en-US')
  const quiet = await visitor().ask('/api/v1/user?locale=en-US&quiet=true')
  expect([loud.status, quiet.status]).toEqual([401, 200])
  expect(quiet.json()).toEqual(loud.json())
  expect(quiet.json()).toMatchObject({ status: 'authentication_error', constants: { default_shopping_point_exchange_rate: 30 } })
  await expect(visitor().call.user.find({ quiet: 'true' })).rejects.toMatchObject({ status: 'authentication_error' })
  expect((await visitor().ask('/api/v1/user/cards?quiet=true')).status).toBe(401)
  expect((await (await signIn('hao')).ask('/api/v1/user?quiet=true')).status).toBe(200)
})

test('SES-16 a visitor without cookies is answered without a query', async () => {
  await shop.terms()
  const nowhere = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/nothing' })
  const app = await createApp({ ...shop, database: nowhere }, { requestsPerMinute: 100_000, trustProxy: [] })
  const reply = await openTestBrowser(app).ask('/api/v1/user?quiet=true')
  expect(reply.json()).toMatchObject({ status: 'authentication_error', constants: {} })
  await app.close()
  await nowhere.close()
})

test('AUT-15 a link on another site signs nobody out', async () => {
  const hao = await signIn('hao')
  const reply = await hao.ask('/api/users/sign_out', { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(reply.status).toBe(403)
  expect(reply.json()).toMatchObject({ status: 'csrf_error' })
  expect(await hao.call.user.find({})).toMatchObject({ name: '陳浩' })
})

test('D-40 a member who comes by stays signed in, one who stays away thirty days does not', async () => {
  const hao = await signIn('hao')
  const mei = await signIn('mei')
  clock.pass({ days: 20 })
  await hao.call.user.find({})
  clock.pass({ days: 20 })
  expect(await hao.call.user.find({})).toMatchObject({ name: '陳浩' })
  await expect(mei.call.user.find({})).rejects.toMatchObject({ status: 'authentication_error' })
})

test('D-40 with the visit the browser keeps its cookies thirty more days, too', async () => {
  const hao = await signIn('hao')
  const soon = await hao.ask('/api/v1/user')
  expect(soon.cookies).toEqual([])
  clock.pass({ days: 2 })
  const later = await hao.ask('/api/v1/user')
  expect(later.cookies.map(({ name, maxAge }) => ({ name, maxAge }))).toEqual([
    { name: 'meihao_session', maxAge: 2_592_000 },
    { name: 'csrf_token', maxAge: 2_592_000 },
  ])
})

test('D-40 a change needs the token of this session', async () => {
  const hao = await signIn('hao')
  const mei = await signIn('mei')
  const body = { product_id: shelf.roseGel, quantity: 1 }
  const add = async (token: string | undefined) =>
    (await hao.ask('/api/v2/user/cart_items', { method: 'POST', body, headers: token === undefined ? {} : { 'x-csrf-token': token } }))
      .status
  expect(await add(undefined)).toBe(403)
  expect(await add('wrong')).toBe(403)
  expect(await add(mei.cookies.get('csrf_token'))).toBe(403)
  expect(await add(hao.cookies.get('csrf_token'))).toBe(200)
})

test('D-40 a member whose browser lost the token gets the right one back', async () => {
  const hao = await signIn('hao')
  hao.cookies.delete('csrf_token')
  await hao.call.user.find({})
  expect(await hao.call.cart.add({ product_id: shelf.lilyGel, quantity: 1 })).toMatchObject({ status: 'normal' })
})
