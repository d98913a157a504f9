import { expect, test } from 'vitest'
import type { GridRow } from '#contract/office/api/goods/product-grid.ts'
import { gridFields } from '#rules/grid/grid-fields.ts'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { nothingTyped, step } from '../../../data/products/grid/edits.ts'
import { copyBlock, emptyBlock, fillDown, pasteBlock, type Sheet } from './grid-blocks.ts'
import { along, led } from './grid-place.ts'

const fields = { ...Object.fromEntries(gridFields.map((field) => [field, null])), price: 380, cod: true } as GridRow['fields']
const rows = [1, 2, 3, 4].map((id): GridRow => ({ id, preview: '', state: 'on', free: 1, average_cents: null, fields }))
const sheet: Sheet = { rows, fields: ['name_zh', 'price', 'cod'], edits: {}, words: wordsIn('zh'), mayWrite: () => true }
const block = ([top, bottom]: [number, number], [left, right]: [number, number]) => ({ top, bottom, left, right })

test('GDS-10 a block from a spreadsheet goes cell by cell, over the edge nothing, and fills what is selected', () => {
  const { writes } = pasteBlock(sheet, block([2, 2], [1, 1]), '360\t否\n350\t是\n340\t是\n')
  expect(writes.map(({ id, field, text }) => [id, field, text])).toEqual([
    [3, 'price', '360'],
    [3, 'cod', '否'],
    [4, 'price', '350'],
    [4, 'cod', '是'],
  ])
  expect(pasteBlock(sheet, block([0, 3], [1, 1]), '300').writes.map(({ text }) => text)).toEqual(['300', '300', '300', '300'])
  const textsAlone = { ...sheet, mayWrite: (field: string) => field !== 'price' }
  expect(pasteBlock(textsAlone, block([0, 0], [0, 0]), '梅\t300').writes.map(({ field }) => field)).toEqual(['name_zh'])
})

test('GDS-10 what is selected is copied as it stands there, filled down from its first row, and emptied', () => {
  const { edits } = step(nothingTyped, { kind: 'write', writes: pasteBlock(sheet, block([0, 0], [1, 1]), '360').writes })
  const typed = { ...sheet, edits }
  expect(copyBlock(typed, block([0, 1], [1, 2]))).toBe('360\t是\n380\t是\n')
  expect(fillDown(typed, block([0, 2], [1, 1])).map(({ id, text }) => [id, text])).toEqual([
    [2, '360'],
    [3, '360'],
  ])
  expect(fillDown(typed, block([0, 1], [1, 1]), 3).map(({ id, text }) => [id, text])).toEqual([
    [3, '360'],
    [4, '380'],
  ])
  expect(emptyBlock(typed, block([0, 0], [0, 1])).map(({ text }) => text)).toEqual(['', ''])
})

test('GDS-10 Ctrl+Z takes back step by step, also a whole block; what says the same as before is no change', () => {
  const pasted = step(nothingTyped, { kind: 'write', writes: pasteBlock(sheet, block([0, 3], [1, 1]), '300').writes })
  const more = step(pasted, { kind: 'write', writes: pasteBlock(sheet, block([0, 0], [1, 1]), 'NT$380').writes })
  expect(Object.keys(more.edits)).toEqual(['2', '3', '4'])
  const back = step(step(more, { kind: 'undo' }), { kind: 'undo' })
  expect(back.edits).toEqual({})
  expect(step(back, { kind: 'undo' })).toEqual(back)
  expect(step(step(back, { kind: 'redo' }), { kind: 'redo' }).edits).toEqual(more.edits)
})

test('GDS-10 arrows, Home and End stay within the grid; Tab goes along the rows and leaves behind the last cell', () => {
  const size = { rows: 4, columns: 3 }
  expect(led('ArrowUp', { row: 0, column: 1 }, { size, isFar: false })).toEqual({ row: 0, column: 1 })
  expect(led('ArrowDown', { row: 0, column: 1 }, { size, isFar: true })).toEqual({ row: 3, column: 1 })
  expect(led('End', { row: 1, column: 0 }, { size, isFar: false })).toEqual({ row: 1, column: 2 })
  expect(led('a', { row: 1, column: 0 }, { size, isFar: false })).toBeNull()
  expect(along({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 })
  expect(along({ row: 3, column: 2 }, 1, size)).toBeNull()
  expect(along({ row: 0, column: 0 }, -1, size)).toBeNull()
})
