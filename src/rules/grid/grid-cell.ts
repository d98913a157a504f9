import { readAs, writtenAs, type WordsOfCells, type WordsRead } from '../imports/read-cell.ts'
import { emptyIn, gridShapeOf, type GridField, type GridValue } from './grid-fields.ts'

/** How a value stands in a cell of the grid, and in what is copied out of it. */
export function writtenInGrid(field: GridField, value: GridValue, words: WordsOfCells): string {
  return String(writtenAs(gridShapeOf(field), value, words))
}

/** What is said by what was typed or pasted; what cannot be read goes to the shop as it is written, which finds fault with it. */
export function readInGrid(field: GridField, typed: string, words: WordsRead): GridValue {
  if (typed.trim() === '') return emptyIn(field)
  const read = readAs(gridShapeOf(field), { text: typed, words })
  return read.said === 'value' ? (read.value as GridValue) : typed
}
