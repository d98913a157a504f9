import { expect, test } from 'vitest'
import { followersOf } from './followers.ts'

test.each([
  [['name_zh'], ['pages', 'feed', 'search']],
  [['price'], ['pages', 'feed']],
  [['content_zh'], ['pages']],
  [['search_words'], ['search']],
  [['supplier_code'], ['search']],
  [['state'], ['pages', 'feed', 'search']],
  [['accessories'], ['pages']],
  [[], []],
])('D-209 of %j of a product that is seen, %j follow', (changed, follow) => {
  expect(followersOf(changed, { shown: true })).toEqual(follow)
  expect(followersOf(changed, { shown: false })).toEqual([])
})
