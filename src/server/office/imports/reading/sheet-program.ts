import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { once } from 'node:events'
import { readSheet } from 'read-excel-file/node'
import yauzl from 'yauzl'
import { fileLimits, type FileFault } from '#rules/imports/file-limits.ts'
import { endWhenTooMuch } from '#server/platform/apart/end-when-too-much.ts'

// Reads the first sheet of one XLSX, a JSON array a line: the process of `readXlsx`.

const [source = '', target = '', megabytes = '', seconds = ''] = process.argv.slice(2)
endWhenTooMuch({ megabytes: Number(megabytes), seconds: Number(seconds) })
process.stdout.write(JSON.stringify(await read().catch(() => ({ fault: 'broken' }))))

async function read(): Promise<{ rows: number } | { fault: FileFault }> {
  if (!(await unpacksSoundly())) return { fault: 'packed' }
  const rows = await readSheet(source, { trim: false })
  if (rows.length - 1 > fileLimits.rows) return { fault: 'rows' }
  const written = createWriteStream(target)
  for (const row of rows) if (!written.write(`${JSON.stringify(row.map(textOf))}\n`)) await once(written, 'drain')
  written.end()
  await once(written, 'finish')
  return { rows: rows.length }
}

/** Counts what really comes out: what a file says of itself is not believed (IMP-02). */
async function unpacksSoundly(): Promise<boolean> {
  const { size } = await stat(source)
  const most = Math.min(fileLimits.unpackedBytes, size * fileLimits.unpackedTimes)
  const packed = await yauzl.openPromise(source, { lazyEntries: true })
  let unpacked = 0
  for await (const entry of packed.eachEntry()) {
    const content = await packed.openReadStreamPromise(entry)
    for await (const piece of content) {
      unpacked += (piece as Buffer).length
      if (unpacked > most) return false
    }
  }
  return true
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  return cell instanceof Date ? cell.toISOString().replace(/T00:00:00\.000Z$/, '') : String(cell)
}
