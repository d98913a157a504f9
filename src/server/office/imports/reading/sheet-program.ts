import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { once } from 'node:events'
import { crc32 } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { fileLimits } from '#rules/imports/file-limits.ts'
import { serveApart } from '#server/platform/apart/serve-apart.ts'
import { SheetGauge, type SheetFault } from './sheet-gauge.ts'

// Reads the first sheet of one XLSX, a JSON array a line: the program of `readXlsx`.

const mostParts = 10_000

await serveApart(async (source, target) => read(source, target).catch(() => ({ fault: 'broken' })))

async function read(source: string, target: string): Promise<{ rows: number } | SheetFault> {
  const unsound = await faultInParts(source)
  if (unsound) return unsound
  const rows = await readSheet(source, { trim: false })
  if (rows.length - 1 > fileLimits.rows) return { fault: 'rows' }
  const written = createWriteStream(target)
  let signs = 0
  for (const [place, row] of rows.entries()) {
    const cells = row.map(textOf)
    if (cells.some((cell) => cell.length > fileLimits.cellSigns)) return { fault: 'cell', row: place + 1 }
    const line = `${JSON.stringify(cells)}\n`
    signs += line.length
    // One text of the table of texts may stand in every cell.
    if (line.length > fileLimits.rowSigns || signs > fileLimits.sheetSigns) return { fault: 'heavy', row: place + 1 }
    if (!written.write(line)) await once(written, 'drain')
  }
  written.end()
  await once(written, 'finish')
  return { rows: rows.length }
}

/** Measures what really comes out: what a file says of itself is not believed (IMP-02). */
async function faultInParts(source: string): Promise<SheetFault | null> {
  const { size } = await stat(source)
  const most = Math.min(fileLimits.unpackedBytes, size * fileLimits.unpackedTimes)
  const packed = await yauzl.openPromise(source, { lazyEntries: true })
  if (packed.entryCount > mostParts) return { fault: 'broken' }
  let unpacked = 0
  for await (const entry of packed.eachEntry()) {
    const { bytes, fault } = await measure(packed, { entry, most: most - unpacked })
    if (fault) return fault
    unpacked += bytes
  }
  return null
}

type Measured = { bytes: number; fault: SheetFault | null }

async function measure(packed: ZipFile, { entry, most }: { entry: Entry; most: number }): Promise<Measured> {
  const gauge = /\.(?:xml|rels)$/i.test(entry.fileName) ? new SheetGauge() : null
  let [bytes, sum] = [0, 0]
  let found: SheetFault | null = null
  for await (const piece of (await packed.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > most) return { bytes, fault: { fault: 'packed' } }
    sum = crc32(piece, sum)
    found ??= gauge?.take(piece) ?? null
  }
  return { bytes, fault: found ?? (sum === entry.crc32 ? null : { fault: 'broken' }) }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell)
}
