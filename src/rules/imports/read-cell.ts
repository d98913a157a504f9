import { emptyOf, shapeOf, type ImportField } from './import-fields.ts'
import { textOfCell } from './cell-text.ts'

/** Why a cell can't be read. `cents`: prices of the shop are whole. */
export type CellFault = 'number' | 'cents' | 'flag' | 'temperature' | 'notEmptied'

export type CellRead = { said: 'nothing' } | { said: 'value'; value: unknown } | { said: 'fault'; fault: CellFault }

/** By which a field is emptied (IMP-12). */
export const emptied = '[清空]'

/** What a cell says of its field: nothing where it is empty (IMP-12). */
export function readCell(field: ImportField, cell: string): CellRead {
  if (cell.trim() === '') return { said: 'nothing' }
  if (cell.trim() === emptied) {
    const empty = emptyOf(field)
    return empty === undefined ? { said: 'fault', fault: 'notEmptied' } : { said: 'value', value: empty }
  }
  return readers[shapeOf(field)](textOfCell(cell))
}

const value = (read: unknown): CellRead => ({ said: 'value', value: read })
const fault = (why: CellFault): CellRead => ({ said: 'fault', fault: why })

const readers: Readonly<Record<ReturnType<typeof shapeOf>, (text: string) => CellRead>> = {
  text: value,
  words: (text) =>
    value(
      text
        .split(/[、,，;；\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  number: readNumber,
  flag: (text) => {
    const said = flags.get(text.normalize('NFKC').trim().toLowerCase())
    return said === undefined ? fault('flag') : value(said)
  },
  temperature: (text) => {
    const said = temperatures.get(text.normalize('NFKC').trim().toLowerCase())
    return said === undefined ? fault('temperature') : value(said)
  },
}

/** As people write numbers: NT$1,280, full-width figures, 120.00. A part of a dollar is none. */
function readNumber(text: string): CellRead {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/NT\$|\$|元|,|\s/gi, '')
    .replace(/\.0+$/, '')
  if (/^[+-]?\d{1,12}$/.test(plain)) return value(Number(plain))
  return fault(/^[+-]?\d+\.\d+$/.test(plain) ? 'cents' : 'number')
}

const flags = new Map<string, boolean>([
  ...['是', 'yes', 'true', 'y', '1', 'v', '✓', '○'].map((word) => [word, true] as const),
  ...['否', 'no', 'false', 'n', '0', 'x', '✗', '×'].map((word) => [word, false] as const),
])

const temperatures = new Map([
  ...['常溫', 'normal', 'ambient', 'room temperature'].map((word) => [word, 'normal'] as const),
  ...['冷藏', 'refrigeration', 'chilled', 'refrigerated'].map((word) => [word, 'refrigeration'] as const),
  ...['冷凍', 'freezing', 'frozen'].map((word) => [word, 'freezing'] as const),
])

/** How a value of a product stands in a cell, so that the same cell means no change (IMP-15). `words`: of flags and temperatures. */
export function writtenOf(field: ImportField, stands: unknown, words: WordsOfCells): string | number {
  if (stands === null || stands === undefined) return ''
  switch (shapeOf(field)) {
    case 'number':
      return Number(stands)
    case 'flag':
      return stands === true ? words.yes : words.no
    case 'temperature':
      return words.temperatures[stands as keyof WordsOfCells['temperatures']]
    case 'words':
      return (stands as string[]).join('、')
    case 'text':
      return String(stands)
  }
}

export type WordsOfCells = {
  yes: string
  no: string
  temperatures: Readonly<Record<'normal' | 'refrigeration' | 'freezing', string>>
}
