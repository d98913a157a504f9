import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureAt, pictureSources } from './picture.ts'
import { focusOf, withFocus, withoutFocus } from './picture-focus.ts'

const url = '/media/products/3f9c2a1b77de00112233.3f9c2a1b77de.webp'

test('a picture without a word about it is seen from its middle', () => {
  expect(focusOf(url)).toEqual({ x: 50, y: 50 })
  expect(withFocus(url, { x: 50, y: 50 })).toBe(url)
  expect(focusOf('/placeholder.svg')).toEqual({ x: 50, y: 50 })
})

test('a focus that was set is read again, taken away again, and stands in every size of the picture', () => {
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(percent, percent, percent, (x, y, other) => {
      const focused = withFocus(withFocus(url, { x: other, y: other }), { x, y })
      expect(focusOf(focused)).toEqual({ x, y })
      expect(withoutFocus(focused)).toBe(url)
      expect(focusOf(pictureAt(focused, { width: 400, format: 'avif' }))).toEqual({ x, y })
      expect(pictureSources(focused, [400]).avif).toBeDefined()
    }),
  )
})

test('outside of a picture nothing can be seen', () => {
  expect(focusOf(withFocus(url, { x: -20, y: 130 }))).toEqual({ x: 0, y: 100 })
})
