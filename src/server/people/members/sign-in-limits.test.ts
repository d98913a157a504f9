import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { defaultLimits } from '#server/platform/limits/limits.ts'
import { openTestBrowser, type TestBrowser } from '#support/test-browser.ts'
import { beginSignIn, postSignInForm, pressPersona } from '#support/sign-in-at.ts'
import { openTestShop } from '#support/test-shop.ts'

const windows = { ...defaultLimits.windows, signInsHere: { most: 20, seconds: 600 }, failedSignInsHere: { most: 4, seconds: 600 } }
const testShop = await openTestShop({ limits: { ...defaultLimits, windows } })
const { shop, clock, visitor } = testShop

const begin = async (browser: TestBrowser) => {
  await browser.ask('/api/v1/user')
  return postSignInForm(browser, { provider: 'line', origin: '/en', token: browser.cookies.get('csrf_token') ?? '' })
}
const comeBack = async (browser: TestBrowser, page: string) => {
  const back = await pressPersona(page, 'hao')
  return browser.ask(back.pathname + back.search)
}

test('LIM-15 LIM-03 of sixty sign-ins begun at once from one address, through two copies, exactly twenty begin; those end well', async () => {
  const second = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: [] })
  const browsers = Array.from({ length: 60 }, (_, place) => (place % 2 ? visitor() : openTestBrowser(second)))
  const begun = await Promise.all(browsers.map(async (browser) => ({ browser, reply: await begin(browser) })))
  const [first] = begun.filter(({ reply }) => reply.status === 302)
  expect(begun.filter(({ reply }) => reply.status === 302)).toHaveLength(20)
  const refused = begun.find(({ reply }) => reply.status === 429)?.reply
  expect(refused?.json()).toMatchObject({
    status: 'too_many_requests',
    message: 'Too many sign-ins. Please try again in a few minutes',
    reason: 'sign_ins',
  })
  expect(refused?.headers['retry-after']).toBe('600')
  const end = first && (await comeBack(first.browser, first.reply.location))
  expect(end?.location).toBe('/en')
  await second.close()
})

test('LIM-15 sign-ins that come to nothing end the beginning of others, never the end of one that has begun', async () => {
  clock.pass({ minutes: 11 })
  const honest = visitor()
  const page = (await begin(honest)).location
  for (const _ of Array.from({ length: 4 })) {
    const browser = visitor()
    const state = new URL((await begin(browser)).location).searchParams.get('state') ?? ''
    expect((await browser.ask(`/api/users/auth/line/callback?code=made-up&state=${state}`)).location).toBe('/en/loginfail')
  }
  expect((await begin(visitor())).status).toBe(429)
  expect((await comeBack(honest, page)).location).toBe('/en')
  clock.pass({ minutes: 11 })
  expect((await begin(visitor())).status).toBe(302)
})

test('LIM-15 a stranger who knows the state of a sign-in cannot end it', async () => {
  clock.pass({ minutes: 11 })
  const honest = visitor()
  const page = await beginSignIn(honest, { provider: 'line', origin: '/en' })
  const back = await pressPersona(page, 'hao')
  expect((await visitor().ask(back.pathname + back.search)).location).toBe('/en/loginfail')
  expect((await honest.ask(back.pathname + back.search)).location).toBe('/en')
})
