import { emptyOf, shapeOf, type FieldShape, type ImportField } from './import-fields.ts'
import { readPictures } from './packed-pictures.ts'
import { emptied, textOfCell } from './cell-text.ts'

/** Why a cell can't be read. `cents`: prices of the shop are whole. */
export type CellFault = 'number' | 'cents' | 'flag' | 'temperature' | 'moment' | 'discount' | 'decimal' | 'choice' | 'notEmptied'

export type CellRead = { said: 'nothing' } | { said: 'value'; value: unknown } | { said: 'fault'; fault: CellFault }

/** What a cell says of its field: nothing where it is empty (IMP-12). */
export function readCell(field: ImportField, cell: string, words: WordsRead): CellRead {
  if (cell.trim() === '') return { said: 'nothing' }
  if (cell.trim() === emptied) {
    const empty = emptyOf(field)
    return empty === undefined ? { said: 'fault', fault: 'notEmptied' } : { said: 'value', value: empty }
  }
  const choices = words.choices[field]
  if (choices) return readChoice(textOfCell(cell), { choices, several: shapeOf(field) === 'choices' })
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
      return readFlag(said, words)
    case 'decimal':
      return readDecimal(said)
    case 'choice':
    case 'choices':
      return fault('choice')
    case 'moment':
      return readMoment(said)
    case 'discount':
      return readName(said, { names: words.discounts, otherwise: 'discount' })
    case 'temperature':
      return readName(said, { names: words.temperatures, otherwise: 'temperature' })
  }
}

/** A comma or semicolon of either width, the mark between enumerated things, or a line. */
const betweenWords = /[,;\n\uff0c\uff1b\u3001]/
const readDecimal = (said: string): CellRead => (/^\d{1,9}(\.\d{1,6})?$/.test(said) ? value(Number(said)) : fault('decimal'))

function readFlag(said: string, { yes, no }: WordsRead): CellRead {
  return yes.includes(said) || no.includes(said) ? value(yes.includes(said)) : fault('flag')
}

type Names = { names: Readonly<Record<string, readonly string[]>>; otherwise: CellFault }

function readName(said: string, { names, otherwise }: Names): CellRead {
  const known = Object.keys(names).find((each) => names[each]?.includes(said))
  return known ? value(known) : fault(otherwise)
}

type Choosing = { choices: Readonly<Record<string, readonly string[]>>; several: boolean }

/** What is meant by its code or its name in either language. */
function readChoice(text: string, { choices, several }: Choosing): CellRead {
  const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase()
  const codeOf = (name: string) =>
    Object.keys(choices).find((code) => [code, ...(choices[code] ?? [])].some((each) => plain(each) === plain(name)))
  const names = several ? text.split(betweenWords).filter((name) => name.trim() !== '') : [text]
  const codes = names.map(codeOf)
  if (codes.some((code) => code === undefined)) return fault('choice')
  return value(several ? codes : codes[0])
}

/** As spreadsheets write a day or a moment; without a zone it is that of Taipei. */
const moments = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ t](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?(z|[+-]\d{2}:?\d{2})?$/

function readMoment(said: string): CellRead {
  const [, year, month = '', day = '', hour = '0', minute = '00', second = '00', zone = '+08:00'] = moments.exec(said) ?? []
  if (year === undefined) return fault('moment')
  const two = (part: string) => part.padStart(2, '0')
  const read = new Date(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}:${second}${zone.toUpperCase()}`)
  // The 30th of February would be read as a day of March.
  const isThere = !Number.isNaN(read.getTime()) && Number(day) <= new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return isThere ? value(read.toISOString()) : fault('moment')
}

/** How flags and temperatures may be written, in small letters. */
export type WordsRead = {
  yes: readonly string[]
  no: readonly string[]
  temperatures: Readonly<Record<'normal' | 'refrigeration' | 'freezing', readonly string[]>>
  discounts: Readonly<Record<'amount' | 'percent', readonly string[]>>
  /** By their fields, the names of what may be chosen, by its code. */
  choices: Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>>
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
  const choices = words.choices[field]
  if (choices && stands !== null && stands !== undefined)
    return [stands]
      .flat()
      .map((code) => choices[String(code)] ?? String(code))
      .join(', ')
  return writtenAs(shapeOf(field), stands, words)
}

export function writtenAs(shape: FieldShape, stands: unknown, words: WordsOfCells): string | number {
  if (stands === null || stands === undefined) return ''
  switch (shape) {
    case 'number':
    case 'decimal':
      return Number(stands)
    case 'flag':
      return stands === true ? words.yes : words.no
    case 'temperature':
      return words.temperatures[stands as keyof WordsOfCells['temperatures']]
    case 'moment':
      return writtenMoment(String(stands))
    case 'discount':
      return words.discounts[stands as keyof WordsOfCells['discounts']]
    case 'words':
      return (stands as string[]).join(', ')
    case 'text':
    case 'pictures':
    case 'choice':
    case 'choices':
      return String(stands)
  }
}

/** In Taipei, to the second; what is finer stays as it is. */
function writtenMoment(stands: string): string {
  const moment = new Date(stands)
  if (moment.getUTCMilliseconds() > 0) return stands
  return new Date(moment.getTime() + 8 * 60 * 60 * 1000).toISOString().slice(0, 19).replace('T', ' ')
}

export type WordsOfCells = {
  yes: string
  no: string
  temperatures: Readonly<Record<'normal' | 'refrigeration' | 'freezing', string>>
  discounts: Readonly<Record<'amount' | 'percent', string>>
  choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
}
