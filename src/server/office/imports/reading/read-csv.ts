import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { delimiterOf, fileLimits, type Delimiter, type Encoding } from '#rules/imports/file-limits.ts'
import { BrokenFile } from './broken-file.ts'
import { findEncoding, textOf, type Pieces } from './find-encoding.ts'

/** Enough to hold the headings. */
const beginning = 64 * 1024

export type Written = { encoding: Encoding; delimiter: Delimiter }

/** How a CSV is written, by its bytes (IMP-02). */
export async function findWriting(pieces: Pieces): Promise<Written> {
  const encoding = await findEncoding(pieces)
  let start = ''
  for await (const text of textOf(pieces, encoding)) {
    start += text
    if (start.length > beginning) break
  }
  return { encoding, delimiter: delimiterOf(start.slice(0, beginning)) }
}

/** The rows of a CSV, one after the other; nothing but a few of them is held. */
export async function* readCsv(pieces: Pieces, { encoding, delimiter }: Written): AsyncGenerator<string[]> {
  const parser = parse({ delimiter, relax_column_count: true, max_record_size: fileLimits.rowSigns })
  const text = Readable.from(textOf(pieces, encoding))
  text.on('error', (error) => parser.destroy(error))
  let count = 0
  try {
    for await (const row of text.pipe(parser)) {
      count += 1
      yield row as string[]
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new BrokenFile(error.code === 'CSV_MAX_RECORD_SIZE' ? 'heavy' : 'broken', count + 1)
  } finally {
    text.destroy()
  }
}
