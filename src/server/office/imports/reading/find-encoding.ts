import type { Encoding } from '#rules/imports/file-limits.ts'
import { BrokenFile } from './broken-file.ts'

export type Pieces = () => AsyncIterable<Buffer>

/** In which encoding a text is written: UTF-8 where it is valid, else Big5 where it is valid (IMP-02). */
export async function findEncoding(pieces: Pieces): Promise<Encoding> {
  for await (const piece of pieces()) {
    if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf16'
    break
  }
  for (const encoding of ['utf8', 'big5'] as const) if (await isValid(pieces, encoding)) return encoding
  throw new BrokenFile('encoding')
}

async function isValid(pieces: Pieces, encoding: 'utf8' | 'big5'): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const piece of pieces()) decoder.decode(piece, { stream: true })
    decoder.decode()
    return true
  } catch {
    return false
  }
}

/** The text of the pieces, without the mark at its beginning. */
export async function* textOf(pieces: Pieces, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding === 'utf16' ? 'utf-16le' : encoding)
  for await (const piece of pieces()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}
