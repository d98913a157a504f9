import { expect, test } from 'vitest'
import { FollowedContent, type Changed } from './followed-content.ts'
import { KeptContent } from './kept-content.ts'
import { makeNaming, type Reads } from './subject.ts'

function shelf({ maxSize = 100 } = {}) {
  let clock = 0
  let heard: Changed = []
  let made = 0
  const ask = async () => {
    const changed = heard
    heard = []
    return { changed, mark: '' }
  }
  const content = new FollowedContent({ ask, now: () => clock })
  const kept = new KeptContent<string>({ content, maxSize })
  const make = (work: (reads: Reads) => unknown) => () =>
    makeNaming(async (reads) => {
      await work(reads)
      return `made ${(made += 1)}`
    })
  return {
    load: async (key: string, work: (reads: Reads) => unknown) => (await kept.load(key, make(work))).value,
    isKept: (key: string) => kept.peek(key) !== undefined,
    change(changed: Changed) {
      heard = changed
      clock += 1001
    },
    hear: () => content.hear(),
  }
}

test('FLD-12 what was made of a subject is made anew when that changes, everything with everything', async () => {
  const { load, change } = shelf()
  const gel = () => load('gel', (reads) => reads('product:1', 'menu'))
  const faqs = () => load('faqs', (reads) => reads('faqs'))
  expect([await gel(), await faqs()]).toEqual(['made 1', 'made 2'])
  change(['product:2', 'product:11'])
  expect([await gel(), await faqs()]).toEqual(['made 1', 'made 2'])
  change(['product:1'])
  expect([await gel(), await faqs()]).toEqual(['made 3', 'made 2'])
  change('everything')
  expect([await gel(), await faqs()]).toEqual(['made 4', 'made 5'])
})

test.each([
  ['before that is read', (change: () => Promise<void>, reads: Reads) => change().then(() => reads('product:1'))],
  ['after it was read', (change: () => Promise<void>, reads: Reads) => [reads('product:1'), change()][1]],
])('FLD-17 what changes while something is made of it, %s, makes that one old', async (_when, work) => {
  const { load, change, hear, isKept } = shelf()
  const changed = (subject: string) => async () => {
    change([subject])
    await hear()
  }
  await load('gel', (reads) => work(changed('product:2'), reads))
  expect(isKept('gel')).toBe(true)
  change(['product:1'])
  await load('gel', (reads) => work(changed('product:1'), reads))
  expect(isKept('gel')).toBe(false)
})

test('FLD-17 whoever asks after a change was heard of does not wait for what was begun before it', async () => {
  const { load, change } = shelf()
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = load('gel', () => {
    begun.resolve()
    return ended.promise
  })
  await begun.promise
  change(['product:1'])
  expect(await load('gel', (reads) => reads('product:1'))).toBe('made 1')
  ended.resolve()
  expect(await first).toBe('made 2')
})

test('FLD-19 what named nothing is made anew with any change', async () => {
  const { load, change } = shelf()
  expect(await load('riddle', () => undefined)).toBe('made 1')
  expect(await load('riddle', () => undefined)).toBe('made 1')
  change(['product:77'])
  expect(await load('riddle', () => undefined)).toBe('made 2')
})

test('what leaves for want of room leaves nothing behind, and comes back', async () => {
  const { load, change, isKept } = shelf({ maxSize: 2 })
  const gel = (key: string) => load(key, (reads) => reads('product:1'))
  for (const key of ['a', 'b', 'c']) await gel(key)
  expect(['a', 'b', 'c'].map(isKept)).toEqual([false, true, true])
  expect(await gel('a')).toBe('made 4')
  change(['product:1'])
  expect(await gel('a')).toBe('made 5')
  expect(['b', 'c'].map(isKept)).toEqual([false, false])
})
