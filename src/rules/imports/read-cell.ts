import { emptyOf, shapeOf, type FieldShape, type ImportField } from './import-fields.ts'
import { readPictures } from './packed-pictures.ts'
import { emptied, textOfCell } from './cell-text.ts'

/** Why a cell can't be read. `cents`: prices of the shop are whole. */
export type CellFault = 'number' | 'cents' | 'flag' | 'temperature' | 'notEmptied'

export type CellRead = { said: 'nothing' } | { said: 'value'; value: unknown } | { said: 'fault'; fault: CellFault }

/** What a cell says of its field: nothing where it is empty (IMP-12). */
export function readCell(field: ImportField, cell: string, words: WordsRead): CellRead {
  if (cell.trim() === '') return { said: 'nothing' }
  if (cell.trim() === emptied) {
    const empty = emptyOf(field)
    return empty === undefined ? { said: 'fault', fault: 'notEmptied' } : { said: 'value', value: empty }
  }
  return readAs(shapeOf(field), { text: textOfCell(cell), words })
}

const value = (read: unknown): CellRead => ({ said: 'value', value: read })
const fault = (why: CellFault): CellRead => ({ said: 'fault', fault: why })

/** What stands in a cell that is not empty, by the kind of its field. */
export function readAs(shape: FieldShape, { text, words }: { text: string; words: WordsRead }): CellRead {
  const said = text.normalize('NFKC').trim().toLowerCase()
  switch (shape) {
    case 'text':
      return value(text)
    case 'words':
      return value(
        text
          .split(betweenWords)
          .map((word) => word.trim())
          .filter((word) => word !== ''),
      )
    case 'pictures':
      return value(readPictures(text))
    case 'number':
      return readNumber(text)
    case 'flag':
      return words.yes.includes(said) || words.no.includes(said) ? value(words.yes.includes(said)) : fault('flag')
    case 'temperature': {
      const known = temperatures.find((each) => words.temperatures[each].includes(said))
      return known ? value(known) : fault('temperature')
    }
  }
}

/** A comma or semicolon of either width, the mark between enumerated things, or a line. */
const betweenWords = /[,;\n\uff0c\uff1b\u3001]/
const temperatures = ['normal', 'refrigeration', 'freezing'] as const

/** How flags and temperatures may be written, in small letters. */
export type WordsRead = {
  yes: readonly string[]
  no: readonly string[]
  temperatures: Readonly<Record<(typeof temperatures)[number], readonly string[]>>
}

/** As people write numbers: NT$1,280, full-width figures, 120.00. A part of a dollar is none. */
function readNumber(text: string): CellRead {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/NT\$|\$|\u5143|,|\s/gi, '')
    .replace(/\.0+$/, '')
  if (/^[+-]?\d{1,12}$/.test(plain)) return value(Number(plain))
  return fault(/^[+-]?\d+\.\d+$/.test(plain) ? 'cents' : 'number')
}

/** How a value of a product stands in a cell, so that the same cell means no change (IMP-15). `words`: of flags and temperatures. */
export function writtenOf(field: ImportField, stands: unknown, words: WordsOfCells): string | number {
  return writtenAs(shapeOf(field), stands, words)
}

export function writtenAs(shape: FieldShape, stands: unknown, words: WordsOfCells): string | number {
  if (stands === null || stands === undefined) return ''
  switch (shape) {
    case 'number':
      return Number(stands)
    case 'flag':
      return stands === true ? words.yes : words.no
    case 'temperature':
      return words.temperatures[stands as keyof WordsOfCells['temperatures']]
    case 'words':
      return (stands as string[]).join(', ')
    case 'text':
    case 'pictures':
      return String(stands)
  }
}

export type WordsOfCells = {
  yes: string
  no: string
  temperatures: Readonly<Record<'normal' | 'refrigeration' | 'freezing', string>>
}
