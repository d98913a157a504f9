import { expect, test } from 'vitest'
import { cachedPages } from '#rules/constants.ts'
import { findSearch, forgetSearch, keepSearch } from './kept-searches.ts'

const found = (words: string) => ({ words, products: [], nextPage: null, bestSellers: [] })

test('SRC-09 who comes back to an entry of the history finds what was found there', () => {
  keepSearch('a', found('梅'))
  expect(findSearch('a', '梅').nextPage).toBeNull()
  expect(findSearch('b', '梅').nextPage).toBe(1)
  expect(findSearch('a', '竹').nextPage).toBe(1)
  forgetSearch('a')
  expect(findSearch('a', '梅').nextPage).toBe(1)
})

test('I18N-17 at most 20 pages are kept; the longest unused goes first', () => {
  for (let number = 0; number < cachedPages; number += 1) keepSearch(`entry-${number}`, found('梅'))
  findSearch('entry-0', '梅')
  keepSearch('one-more', found('梅'))
  expect(findSearch('entry-0', '梅').nextPage).toBeNull()
  expect(findSearch('entry-1', '梅').nextPage).toBe(1)
  expect(findSearch('entry-2', '梅').nextPage).toBeNull()
})
