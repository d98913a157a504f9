import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { answerOnce } from './answer-once.ts'

// A press at a page of the office whose answer was lost, and that is sent again.

const { shop, clock } = await openTestShop()
const asked = { actor: 'staff 1', call: 'orders.cancel', input: { number: 'K7Q2M9X4TBHE' } }

/** Something that must be done once, with how often it was. */
function counted(): { act: () => Promise<{ number: number }>; times: () => number } {
  let times = 0
  return { act: async () => ({ number: ++times }), times: () => times }
}

test('NAV-13 the same key gives the answer of the first time, for a day', async () => {
  const { act, times } = counted()
  const press = { ...asked, key: 'press-1' }
  expect(await answerOnce(shop, press, act)).toEqual({ ok: true, value: { number: 1 } })
  expect(await answerOnce(shop, press, act)).toEqual({ ok: true, value: { number: 1 } })
  expect(await answerOnce(shop, { ...press, actor: 'staff 2' }, act), 'another person’s press').toMatchObject({ value: { number: 2 } })
  clock.pass({ minutes: 24 * 60 + 1 })
  expect(await answerOnce(shop, press, act)).toMatchObject({ value: { number: 3 } })
  expect(times()).toBe(3)
})

test('NAV-13 a key that served one call serves no other', async () => {
  const { act } = counted()
  const press = { ...asked, key: 'press-2' }
  await answerOnce(shop, press, act)
  const conflict = { ok: false, refusal: { code: 'idempotency_conflict' } }
  expect(await answerOnce(shop, { ...press, input: { number: 'other' } }, act)).toEqual(conflict)
  expect(await answerOnce(shop, { ...press, call: 'orders.hold' }, act)).toEqual(conflict)
})

/** Something that is under way until it is let go. */
function slow() {
  const [begun, end] = [Promise.withResolvers<null>(), Promise.withResolvers<{ number: number }>()]
  const act = () => (begun.resolve(null), end.promise)
  return { act, begun: begun.promise, end: () => end.resolve({ number: 7 }) }
}

test('NAV-13 who presses twice hears that it is under way, and then what came of it', async () => {
  const { act, times } = counted()
  const press = { ...asked, key: 'press-3' }
  const first = slow()
  const answer = answerOnce(shop, press, first.act)
  await first.begun
  expect(await answerOnce(shop, press, act)).toEqual({ ok: false, refusal: { code: 'call_under_way' } })
  first.end()
  expect(await answer).toEqual({ ok: true, value: { number: 7 } })
  expect(await answerOnce(shop, press, act)).toEqual({ ok: true, value: { number: 7 } })
  expect(times()).toBe(0)
})

test('NAV-13 what failed may be tried again; of whoever died without an answer the key is free after a minute', async () => {
  const { act } = counted()
  const press = { ...asked, key: 'press-4' }
  await expect(answerOnce(shop, press, () => Promise.reject(new Error('the courier is away')))).rejects.toThrow('away')
  expect(await answerOnce(shop, press, act)).toMatchObject({ value: { number: 1 } })
  const lost = { ...asked, key: 'press-5' }
  const dead = slow()
  void answerOnce(shop, lost, dead.act)
  await dead.begun
  expect(await answerOnce(shop, lost, act)).toMatchObject({ ok: false })
  clock.pass({ minutes: 2 })
  expect(await answerOnce(shop, lost, act)).toMatchObject({ value: { number: 2 } })
})
