import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cellOfText, textOfCell } from './cell-text.ts'

test('D-222 what could be a formula has an apostrophe in front, in full-width signs too', () => {
  for (const text of ['=1+1', '+886912', '-1', '@a', '\ta', '\ra', '＝1', '＋1', '－1', '＠a']) {
    expect(cellOfText(text, 'csv')).toBe(`'${text}`)
    expect(cellOfText(text, 'xlsx')).toBe(`'${text}`)
  }
  expect(cellOfText('0912345678', 'csv')).toBe(`'0912345678`)
  expect(cellOfText('0912345678', 'xlsx')).toBe('0912345678')
  expect(cellOfText('梅子', 'csv')).toBe('梅子')
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(`'`, '=', '+', '-', '@', '＝', '0', '9', '\t', '\r', 'a', '[清空]') }),
)

test('D-222 whatever text is written comes back as it was', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('csv' as const, 'xlsx' as const), (text, format) => {
      const cell = cellOfText(text, format)
      expect(textOfCell(cell)).toBe(text)
      expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      expect(cell.endsWith(text)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})
