import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { watchPorts } from '#main/watched-ports.ts'
import { nameRequest } from '#server/platform/cause.ts'
import { logSerializers } from '#server/platform/http/log-serializers.ts'
import { askEveryCall, askEveryOfficeCall } from '#support/ask-every-call.ts'
import { openTestCollector } from '#support/test-collector.ts'
import { demoShop } from '#support/test-demo-shop.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Whatever anybody writes is written with this word in it. It stands in no source, so that a line of the log that holds it was
// told by who wrote it.
const mark = 'ZQXJKMARK'

const lines: string[] = []
const log = pino(
  { level: 'trace', base: null, serializers: logSerializers, mixin: nameRequest },
  { write: (line: string) => void lines.push(line) },
)
// Traces are told to others too, and of everything.
const collector = await openTestCollector()
const testShop = await openTestShop({ furnishing: demoShop, log })
testShop.shop.ports = watchPorts(testShop.shop.ports)
const { database, visitor, signIn } = testShop
const { ask } = await openTestPages(testShop)

beforeEach(async () => {
  await collector.forget()
  lines.length = 0
})

/** Lines and spans that hold what somebody wrote, or what the shop keeps of its people. */
async function telling(secrets: readonly string[] = []): Promise<string[]> {
  const spans = (await collector.spans()).map((span) => JSON.stringify(span))
  expect(spans.length).toBeGreaterThan(0)
  return [...lines, ...spans].filter((line) => [mark, ...secrets].some((word) => line.includes(word)))
}

test('OBS-07 OBS-03 no line and no span holds what a member wrote, at whatever place of whatever call, nor names, addresses, phones, e-mails or tokens of the people that the shop knows', async () => {
  const mei = await signIn('mei')
  const { id } = await mei.call.user.find({})
  const known = () => database.db.selectFrom('users').where('id', '=', id).select(['name', 'email']).executeTakeFirstOrThrow()
  const before = await known()
  const asked = await askEveryCall(testShop, (place) => {
    const last = place.at(-1) ?? ''
    if (/mail/.test(last)) return `${mark}@example.com`
    return /phone/.test(last) ? `0912${mark}` : mark
  })
  expect(asked.size).toBeGreaterThan(50)
  expect(lines.length).toBeGreaterThan(0)
  const people = [before, await known()].flatMap(({ name, email }) => [name, email])
  const secrets = [...people, ...mei.cookies.values(), '永康街', '0912345678', '14155552671', '0123456789012', 'Lin Mei']
  expect(await telling(secrets.filter((word): word is string => Boolean(word) && String(word).length > 1))).toEqual([])
})

test('OBS-07 OBS-03 no line and no span holds what somebody of the office wrote, at whatever place of whatever call', async () => {
  const asked = await askEveryOfficeCall(testShop, (place) => (place[0] === 'headers' ? undefined : mark))
  expect(asked.size).toBeGreaterThan(150)
  expect(await telling()).toEqual([])
}, 240_000)

test('OBS-07 OBS-03 no line and no span holds what somebody wrote into an address, a header or a page’s query', async () => {
  await ask(`/zh/product/${mark}?q=${mark}`)
  await ask(`/zh/search?q=${mark}`, { referer: `http://shop.test/${mark}`, 'user-agent': mark, cookie: `session=${mark}` })
  await ask(`/${mark}`, { 'accept-language': mark, authorization: `Bearer ${mark}` })
  await visitor().ask(`/office/api/v1/orders/${mark}`, { headers: { authorization: `Bearer ${mark}` } })
  await visitor().ask(`/api/users/auth/line/callback?state=${mark}&code=${mark}&error_description=${mark}`)
  await visitor().ask(`/media/products/${mark}.webp`)
  expect(await telling()).toEqual([])
})

test('OBS-07 OBS-03 no line and no span holds what stood in the row of an error of the database', async () => {
  await visitor().ask('/api/v1/user')
  const failed = database.db
    .insertInto('news')
    .values({ payload: `{"name":"${mark}` as never })
    .execute()
  await failed.catch((error: unknown) => log.error({ err: error }, 'it failed'))
  expect(lines.some((line) => line.includes('it failed'))).toBe(true)
  expect(await telling()).toEqual([])
})
