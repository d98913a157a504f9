import { expect, test } from 'vitest'
import type { IdsBetween } from '#contract/shop/found-page.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import { knownPagesOf } from './known-pages.ts'

/** A shop with products up to 2,500, each named by its number, that says what it was asked for. */
function openKnown() {
  const asked: IdsBetween[] = []
  const changed: string[] = []
  const content = new FollowedContent({ ask: async () => ({ changed: changed.splice(0), mark: '' }), now: () => performance.now() })
  const known = knownPagesOf({
    content,
    knownPages: async (reads: Reads) => {
      reads('addresses')
      return {
        lastProduct: 2500,
        categories: new Map(),
        movedCategories: new Map(),
        brands: new Map(),
        ingredients: new Map(),
        articles: new Set(),
        topics: { zh: new Set(), en: new Set() },
        tags: new Set(),
      }
    },
    knownProducts: async (ids, reads) => {
      reads('addresses')
      asked.push(ids)
      return new Map(Array.from({ length: ids.below - ids.from }, (_, place) => [ids.from + place, `gel-${ids.from + place}`]))
    },
  })
  const slugAt = async (path: string, id: number) => (await known(path)).products.get(id)
  return { known, slugAt, asked }
}

test('FLD-01 CPY-33 a product is known by its number however its address is written, with those around it', async () => {
  const { slugAt, asked } = openKnown()
  for (const path of ['/zh/product/7', '/en/product/7-gel', '/ZH/Product/7-GEL', '/zh/product/%37-gel', '/zh/product/7-a%2Fb'])
    expect(await slugAt(path, 7), path).toBe('gel-7')
  expect(await slugAt('/zh/product/2500-x', 2500)).toBe('gel-2500')
  expect(asked).toEqual([
    { from: 0, below: 1000 },
    { from: 2000, below: 3000 },
  ])
})

test('FLD-05 made-up numbers ask for no more than there are products, and other pages for none', async () => {
  const { known, asked } = openKnown()
  for (const path of [
    '/zh',
    '/zh/items/7',
    '/zh/product',
    '/zh/product/x',
    '/zh/product/0',
    '/zh/product/-1',
    '/zh/product/%E0',
    '/zh/product/1e3',
  ])
    expect((await known(path)).products.size, path).toBe(0)
  for (let id = 1; id < 100_000; id += 499) await known(`/zh/product/${id}-made-up`)
  expect(asked).toHaveLength(3)
})
