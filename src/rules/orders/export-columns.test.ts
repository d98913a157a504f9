import { expect, test } from 'vitest'
import { columnsFor, exportColumns } from './export-columns.ts'

test('DSK-05 who sees no contact gets no names, numbers and addresses, and columns of lines are for rows of lines', () => {
  const without = columnsFor(exportColumns, { withContact: false, byLine: false })
  expect(without).not.toEqual(expect.arrayContaining(['sender_name']))
  for (const column of ['sender_phone', 'email', 'recipient_name', 'address', 'goods', 'price'] as const)
    expect(without).not.toContain(column)
  expect(columnsFor(['goods', 'number'], { withContact: false, byLine: true })).toEqual(['number', 'goods'])
})
