import { expect, test } from 'vitest'
import { listCalls, type Call } from '#contract/shop/calls.ts'
import { placesOf, requestOf, withValueAt, type Parts, type Place } from '#support/call-fields.ts'
import { hostileWishes, plainWish, type Wish } from '#support/hostile-wishes.ts'
import { sampleHostile } from '#support/hostile-values.ts'
import { withRawHalves, writeRequest, type Written } from '#support/send-parts.ts'
import { findUncleanText } from '#support/unclean-text.ts'
import type { TestBrowser } from '#support/test-browser.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestShop } from '#support/test-shop.ts'

/** Another one each time, unless one is named to see a failure again: FUZZ_SEED=7 npx vitest run <this file>. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))

const testShop = await openTestShop({ furnishing: demoShop })
const { app, database, visitor, signIn } = testShop
const stranger = visitor({ language: 'en' })
await stranger.ask('/api/v1/user')

const wishes = await hostileWishes(testShop, await signIn('mei'))
const calls = listCalls()
const hostile = sampleHostile(seed)

test.each(calls)(
  `TXI-05 $name takes whatever a member sends, without a fault (seed ${seed})`,
  async (call) => {
    // Signed in anew each time: some calls end the sessions of others.
    const mei = await signIn('mei')
    expect(await attack(call, mei)).toEqual([])
    expect(['validation_error', 'authentication_error', 'csrf_error', 'not_found']).not.toContain(await reach(call, await signIn('mei')))
  },
  60_000,
)

test.each(calls.filter(({ auth }) => auth !== 'member'))(
  `TXI-05 $name takes whatever anybody sends, without a fault (seed ${seed})`,
  async (call) => {
    expect(await attack(call, stranger)).toEqual([])
  },
  60_000,
)

test('TXI-06 nothing of it is kept that nobody can read', async () => {
  expect(await findUncleanText(database)).toEqual([])
})

/** Every kind of hostile value at every place of the call; answers what went wrong. */
async function attack(call: Call, browser: TestBrowser): Promise<string[]> {
  const faults: string[] = []
  for (const { wish, place, kind, value } of await attacksOn(call, browser)) {
    const { form = false, ...wished } = await wish(browser)
    for (const asked of writings(call, { parts: withValueAt(requestOf(call, wished), { place, value }), form })) {
      const fault = faultIn(await send(asked, browser), { call, browser, place })
      if (fault) faults.push(`${kind} in ${place.join('.')}: ${fault}`)
    }
  }
  return faults
}

async function attacksOn(call: Call, browser: TestBrowser) {
  const wished = (wishes[call.name] ?? [plainWish]).map(async (wish) => ({ wish, places: placesIn(call, await wish(browser)) }))
  return (await Promise.all(wished)).flatMap(({ wish, places }) =>
    places.flatMap((place) => hostile.map(([kind, value]) => ({ wish, place, kind, value }))),
  )
}

/** Whether the call, filled in as it should be, comes as far as the shop's own answer: else nothing above has tried it. */
async function reach(call: Call, browser: TestBrowser): Promise<unknown> {
  const [wish = plainWish] = wishes[call.name] ?? []
  const { form = false, ...wished } = await wish(browser)
  const { statusCode, body } = await send(writeRequest(call, { parts: requestOf(call, wished), form }), browser)
  return statusCode < 400 || body === courierRefusal ? 'reached' : readProblem(body).status
}

function placesIn(call: Call, { form: _, ...wish }: Wish): Place[] {
  const places = [...placesOf(requestOf(call)), ...placesOf(requestOf(call, wish))]
  return [...new Map(places.map((place) => [place.join('.'), place])).values()]
}

/** A body with halves of signs is sent twice: as JSON escapes them, and as the bytes of a careless program. */
function writings(call: Call, request: { parts: Parts; form: boolean }): Written[] {
  const written = writeRequest(call, request)
  const raw = written.payload && withRawHalves(written.payload)
  return raw && !raw.equals(written.payload ?? raw) ? [written, { ...written, payload: raw }] : [written]
}

function send(written: Written, { cookies }: TestBrowser) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const language = cookies === stranger.cookies ? 'en-US' : 'zh-TW'
  return app.inject({
    ...written,
    headers: { 'accept-language': language, 'x-csrf-token': cookies.get('csrf_token') ?? '', cookie, ...written.headers },
  })
}

/** The courier's own words for a notice that he did not sign: his protocol, not ours. */
const courierRefusal = '0|CheckMacValue Error'

function faultIn(
  { statusCode, body }: Answer,
  { call, browser, place }: { call: Call; browser: TestBrowser; place: Place },
): string | null {
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`
  if (statusCode < 400 || (call.name === 'shipments.notify' && body === courierRefusal)) return null
  const { status, message } = readProblem(body)
  if (typeof status !== 'string' || typeof message !== 'string') return `${statusCode} without status and message: ${body.slice(0, 200)}`
  const isChinese = /\p{Script=Han}/u.test(message)
  return place.at(-1) === 'locale' || isChinese === (browser !== stranger) ? null : `not in the language asked for: ${message}`
}

type Answer = { statusCode: number; body: string }

function readProblem(body: string): { status?: unknown; message?: unknown } {
  try {
    return JSON.parse(body) as object
  } catch {
    return {}
  }
}
