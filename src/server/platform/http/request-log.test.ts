import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'

// Whoever looks into the log finds every answer there that failed, and the answer itself says under which id.

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
const testShop = await openTestShop({ log })
let responses = 0
testShop.app.addHook('onResponse', (_request, _reply, done) => {
  responses++
  done()
})
const { ask, drawn } = await openTestPages(testShop)

const requestsLogged = () => lines.filter(({ msg }) => msg === 'request')

beforeEach(() => {
  lines.length = 0
  responses = 0
})

test('SPD-01 a page from memory bears an id of its own and passes every hook, also when the browser has it already', async () => {
  const first = await ask('/en')
  // To be drawn for the first time may take a busy machine so long that it is told.
  await expect.poll(() => responses).toBe(1)
  lines.length = 0
  const before = drawn.length
  const again = await ask('/en')
  const unchanged = await ask('/en', { 'if-none-match': String(again.headers.etag) })
  expect(drawn.length).toBe(before)
  expect([first.status, again.status, unchanged.status]).toEqual([200, 200, 304])
  const ids = [first, again, unchanged].map(({ headers }) => headers['x-request-id'])
  expect(ids).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{8,}$/)))
  expect(new Set(ids).size).toBe(3)
  await expect.poll(() => responses).toBe(3)
  expect(requestsLogged()).toEqual([])
})

test('SPD-01 a page that says that nothing is there stands in the log each time, from memory as well, under the id of the answer', async () => {
  const answers = [await ask('/zh/404'), await ask('/zh/404')]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  await expect.poll(() => requestsLogged().length).toBe(2)
  expect(requestsLogged()).toEqual(
    answers.map(({ headers }) => expect.objectContaining({ reqId: headers['x-request-id'], method: 'GET', path: '/zh/*', status: 404 })),
  )
})
