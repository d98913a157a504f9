import { packedFaults } from './packed-pictures.ts'

/** What a file of an import may be at most (IMP-02). */
export const fileLimits = {
  bytes: 50 * 1024 * 1024,
  rows: 100_000,
  columns: 200,
  /** Of one cell and of one row, in signs; the longest text of a product fits in. */
  cellSigns: 100_000,
  rowSigns: 2_000_000,
  /** Of all cells of a sheet together, in which one text may stand again and again. */
  sheetSigns: 300_000_000,
  /** What an XLSX is unpacked to, and how many times its own size. */
  unpackedBytes: 1024 * 1024 * 1024,
  unpackedTimes: 100,
} as const

/** Why a file is not taken. `old`: the format of Excel before 2007. `kind`: neither CSV nor XLSX. `heavy`: it takes more memory or time than it may. */
export const fileFaults = [
  ...packedFaults,
  'bytes',
  'kind',
  'old',
  'encoding',
  'empty',
  'rows',
  'columns',
  'cell',
  'packed',
  'broken',
  'heavy',
  'sent',
] as const
export type FileFault = (typeof fileFaults)[number]

export type Encoding = 'utf8' | 'big5' | 'utf16'
export type Delimiter = ',' | ';' | '\t'

/** Which of the three stands most often between the headings, outside of quotes. */
export function delimiterOf(beginning: string): Delimiter {
  const counts = { ',': 0, ';': 0, '\t': 0 }
  let quoted = false
  for (const sign of beginning) {
    if (sign === '"') quoted = !quoted
    else if (quoted) continue
    else if (sign === '\n' || sign === '\r') break
    else if (sign === ',' || sign === ';' || sign === '\t') counts[sign] += 1
  }
  const [most] = (Object.keys(counts) as Delimiter[]).toSorted((one, other) => counts[other] - counts[one])
  return most ?? ','
}
