import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsFor, exportColumns, harmless } from './export-columns.ts'

test.each(['=1+1', '+886912345678', '-5', '@cmd', '\tx', '\rx', '＝1', '＋1', '－1', '＠x'])(
  '%j stands in a cell with an apostrophe in front',
  (text) => {
    expect(harmless(text)).toBe(`'${text}`)
  },
)

test('what cannot be a formula stays as it is, and no cell begins as one', () => {
  for (const text of ['', '陳浩', '0912345678', 'a=b', ' =1']) expect(harmless(text)).toBe(text)
  fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r＝＋－＠]/.test(harmless(text)) && harmless(text).endsWith(text)))
})

test('DSK-05 who sees no contact gets no names, numbers and addresses, and columns of lines are for rows of lines', () => {
  const without = columnsFor(exportColumns, { withContact: false, byLine: false })
  expect(without).not.toEqual(expect.arrayContaining(['sender_name']))
  for (const column of ['sender_phone', 'email', 'recipient_name', 'address', 'goods', 'price'] as const)
    expect(without).not.toContain(column)
  expect(columnsFor(['goods', 'number'], { withContact: false, byLine: true })).toEqual(['number', 'goods'])
})
