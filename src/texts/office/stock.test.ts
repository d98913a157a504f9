import { expect, test } from 'vitest'
import { coverText, heldOf } from './stock.ts'

test('what is free lasts about so many days, less than one, or is sold out', () => {
  expect(coverText(21, 39).zh).toBe('約 21 天')
  expect(coverText(1, 2).en).toBe('about a day')
  expect(coverText(0, 3)).toEqual({ zh: '不到 1 天', en: 'less than a day' })
  expect(coverText(0, 0)).toEqual({ zh: '售完', en: 'sold out' })
})

test('large numbers are read in groups', () => {
  expect(heldOf(0, 2000)).toEqual({ zh: '保留 0・共 2,000', en: '0 held of 2,000' })
})
