import { expect, test } from 'vitest'
import { readColumns, writeColumns } from './columns-of-link.ts'

test('columns are read from a link as they were written into it, and what is none of it is left out', () => {
  const arranged = { order: ['number', 'total', 'goods'], hidden: ['goods'], widths: { total: 120 } }
  expect(writeColumns(arranged)).toBe('number,total~120,-goods')
  expect(readColumns(writeColumns(arranged))).toEqual(arranged)
  expect(readColumns('number,<b>,total~9,-goods~99999')).toEqual({ order: ['number'], hidden: [], widths: {} })
  for (const nothing of [undefined, '', 7]) expect(readColumns(nothing)).toBeNull()
})
