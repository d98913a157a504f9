import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBlock, writeBlock } from './block.ts'

test('GDS-10 a block of a spreadsheet is read cell by cell', () => {
  expect(readBlock('380\t360\r\n390\t\r\n')).toEqual([
    ['380', '360'],
    ['390', ''],
  ])
  expect(readBlock('"兩行\n文字"\t5"')).toEqual([['兩行\n文字', '5"']])
  expect(readBlock('"不關')).toEqual([['"不關']])
  expect(readBlock('一格')).toEqual([['一格']])
  expect(readBlock('')).toEqual([['']])
})

test('GDS-10 what is copied out of the grid is pasted as it was', () => {
  const cell = fc.stringMatching(/^[a-c" \t\n梅]*$/)
  const block = fc
    .integer({ min: 1, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 4 }))
  fc.assert(
    fc.property(block, (rows) => {
      expect(readBlock(writeBlock(rows))).toEqual(rows)
    }),
  )
})
