import { expect, test } from 'vitest'
import { contrastWithWhite } from './contrast.ts'

test.each([
  ['#ffffff', '1.0'],
  ['#000000', '21.0'],
  ['#efe6da', '1.2'],
])('%s stands out from white by %s', (hex, contrast) => {
  expect(contrastWithWhite(hex).toFixed(1)).toBe(contrast)
})
