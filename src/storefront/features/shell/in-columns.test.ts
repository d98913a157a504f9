import { expect, test } from 'vitest'
import { subMenuColumn } from '#rules/constants.ts'
import { inColumns } from './in-columns.ts'

test('SHL-03 the sub-categories of the menu stand in columns of five', () => {
  expect(inColumns([1, 2, 3, 4, 5, 6, 7], subMenuColumn)).toEqual([
    [1, 2, 3, 4, 5],
    [6, 7],
  ])
  expect(inColumns([], subMenuColumn)).toEqual([])
})
