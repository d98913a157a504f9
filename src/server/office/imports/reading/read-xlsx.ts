import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { fileFaults } from '#rules/imports/file-limits.ts'
import { runApart } from '#server/platform/apart/run-apart.ts'
import { BrokenFile } from './broken-file.ts'
import type { Pieces } from './find-encoding.ts'

const program = join(import.meta.dirname, 'sheet-program.ts')
/** 100,000 rows of ten columns take 0.4 GB and 4 s. */
const bounds = { megabytes: 1536, seconds: 90, longestMs: 300_000 }

const said = z.union([z.object({ rows: z.int() }), z.object({ fault: z.enum(fileFaults), row: z.int().optional() })])

/** The rows of the first sheet of an XLSX, read in a process of its own (IMP-02). */
export async function* readXlsx(pieces: Pieces): AsyncGenerator<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const [source, target] = [join(directory, 'sheet.xlsx'), join(directory, 'rows')]
    await writePieces(source, pieces)
    const answer = await runApart(program, { files: [source, target], bounds })
    if ('ended' in answer) throw new BrokenFile(answer.ended === 'limit' ? 'heavy' : 'broken')
    const read = said.parse(answer.said)
    if ('fault' in read) throw new BrokenFile(read.fault, read.row ?? null)
    for await (const line of linesOf(target)) yield JSON.parse(line) as string[]
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** What `readline` takes for the end of a line may stand in a cell: the program writes nothing but line feeds. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const text of createReadStream(path, 'utf8')) {
    const lines = (rest + String(text)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function writePieces(path: string, pieces: Pieces): Promise<void> {
  const file = await open(path, 'w')
  try {
    for await (const piece of pieces()) await file.write(piece)
  } finally {
    await file.close()
  }
}
