import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { FollowedContent, type Changed } from '#server/platform/content/followed-content.ts'
import type { MadeOf } from '#server/platform/content/subject.ts'
import { PageCache } from './page-cache.ts'

function kitchen({ maxBytes = 1_000_000 } = {}) {
  let clock = 0
  let changed: Changed = []
  let asked = 0
  let rendered = 0
  let isAway = false
  const ask = async () => {
    asked += 1
    if (isAway) throw Object.assign(new Error('nobody answers'), { code: '57P03' })
    const heard = { changed, mark: String(asked) }
    changed = []
    return heard
  }
  const cache = new PageCache({ content: new FollowedContent({ ask, now: () => clock }), maxBytes })
  const render =
    (subjects: MadeOf, text = 'page', status = 200) =>
    async () => {
      rendered += 1
      return { status, html: `<p>${text} ${rendered}</p>`, headers: {}, subjects }
    }
  return {
    cache,
    render,
    pass: (ms: number) => (clock += ms),
    change: (next: Changed) => (changed = next),
    goAway: (away: boolean) => (isAway = away),
    counts: () => ({ asked, rendered }),
  }
}

const textOf = (page: { bodyIn: (encoding: 'identity') => Buffer }) => String(page.bodyIn('identity'))

test('a page is rendered once and then comes from memory', async () => {
  const { cache, render, counts } = kitchen()
  const first = await cache.load('/zh', render(['product:1']))
  const second = await cache.load('/zh', render(['product:1']))
  expect(second).toBe(first)
  expect(cache.peek('/zh')).toBe(first)
  expect(counts().rendered).toBe(1)
})

test('whoever asks while a page is being rendered waits for the same rendering', async () => {
  const { cache, render, counts } = kitchen()
  const pages = await Promise.all([1, 2, 3, 4].map(() => cache.load('/zh', render(['product:1']))))
  expect(new Set(pages).size).toBe(1)
  expect(counts()).toEqual({ asked: 1, rendered: 1 })
})

test('a change of what a page shows drops it, a change of anything else does not', async () => {
  const { cache, render, pass, change } = kitchen()
  const product = await cache.load('/zh/product/1', render(['product:1']))
  const faq = await cache.load('/zh/faqs', render(['faqs']))
  change(['product:1'])
  pass(2000)
  expect(await cache.load('/zh/faqs', render(['faqs']))).toBe(faq)
  const fresh = await cache.load('/zh/product/1', render(['product:1']))
  expect(fresh).not.toBe(product)
  expect(textOf(fresh)).toBe('<p>page 3</p>')
})

test('a page rendered while its content changed counts as old', async () => {
  const { cache, pass, change, render } = kitchen()
  await cache.load('/zh', async () => {
    change(['product:1'])
    return { status: 200, html: 'half old', headers: {}, subjects: ['product:1'] }
  })
  pass(2000)
  expect(textOf(await cache.load('/zh', render(['product:1'], 'new')))).toBe('<p>new 1</p>')
})

test('changes are asked for at most once a second, and nothing is believed longer', async () => {
  const { cache, render, pass, counts } = kitchen()
  await cache.load('/zh', render(['product:1']))
  pass(999)
  expect(cache.peek('/zh')).toBeDefined()
  await cache.load('/en', render(['product:1']))
  expect(counts().asked).toBe(1)
  pass(1)
  expect(cache.peek('/zh')).toBeUndefined()
  await cache.load('/zh', render(['product:1']))
  expect(counts()).toEqual({ asked: 2, rendered: 2 })
})

test('when memory is short the page leaves that nobody used for the longest', async () => {
  const { cache, render } = kitchen({ maxBytes: 2500 })
  await cache.load('/zh', render([]))
  await cache.load('/en', render([]))
  cache.peek('/zh')
  await cache.load('/zh/faqs', render([]))
  expect(cache.peek('/zh')).toBeDefined()
  expect(cache.peek('/en')).toBeUndefined()
  expect(cache.peek('/zh/faqs')).toBeDefined()
})

test('a failing rendering is not kept', async () => {
  const { cache, render } = kitchen()
  await expect(cache.load('/zh', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(textOf(await cache.load('/zh', render([])))).toBe('<p>page 1</p>')
})

test('a page is kept in every encoding that was asked for', async () => {
  const { cache, render } = kitchen()
  const page = await cache.load('/zh', render([]))
  expect(String(brotliDecompressSync(page.bodyIn('br')))).toBe('<p>page 1</p>')
  expect(String(gunzipSync(page.bodyIn('gzip')))).toBe('<p>page 1</p>')
  expect(page.bodyIn('br')).toBe(page.bodyIn('br'))
})

test.each(['br', 'gzip'] as const)('a page that is asked for again in %s is made smaller, once', async (encoding) => {
  const { cache, render } = kitchen()
  const text = Array.from({ length: 2000 }, (_, index) => `梅好 ${index ** 2}`).join(' ')
  const page = await cache.load('/zh', render([], text))
  const hasty = page.bodyIn(encoding)
  page.bodyIn(encoding)
  const small = await eventually(async () => page.bodyIn(encoding) !== hasty && page.bodyIn(encoding))
  expect(small.length).toBeLessThan(hasty.length)
  expect(page.bodyIn(encoding)).toBe(small)
  const read = encoding === 'br' ? brotliDecompressSync : gunzipSync
  expect(read(small)).toEqual(read(hasty))
})

test('a page that failed is answered but not kept, one that says that nothing is there is', async () => {
  const { cache, render } = kitchen()
  expect((await cache.load('/zh', render([], 'broken', 500))).status).toBe(500)
  expect(cache.peek('/zh')).toBeUndefined()
  expect((await cache.load('/zh/404', render([], 'lost', 404))).status).toBe(404)
  expect(cache.peek('/zh/404')).toBeDefined()
})

test('CPY-07 D-302 while nobody says what has changed, what was true ten minutes ago is shown, and is said to be stale', async () => {
  const { cache, render, pass, change, goAway, counts } = kitchen()
  const page = await cache.load('/zh', render(['product:1']))
  expect(cache.staleSeconds).toBe(0)
  goAway(true)
  pass(2000)
  change(['product:1'])
  for (let times = 0; times < 50; times++) expect(await cache.load('/zh', render(['product:1']))).toBe(page)
  expect([cache.staleSeconds, counts().asked], 'nobody is asked for each view').toEqual([2, 2])
  pass(9 * 60_000)
  expect(await cache.load('/zh', render(['product:1']))).toBe(page)
  expect(cache.staleSeconds).toBe(542)
  await expect(cache.load('/zh/faqs', () => Promise.reject(new Error('no database')))).rejects.toThrow('nobody answers')
  pass(60_000)
  await expect(cache.load('/zh', render(['product:1']))).rejects.toThrow('nobody answers')
  goAway(false)
  pass(1000)
  expect(textOf(await cache.load('/zh', render(['product:1'])))).toBe('<p>page 2</p>')
  expect(cache.staleSeconds).toBe(0)
})
