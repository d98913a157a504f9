import { randomBytes } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { openTable } from './open-table.ts'

const rowsOf = async (file: Buffer) => {
  async function* pieces() {
    yield file
  }
  const rows: string[][] = []
  for await (const row of (await openTable(pieces)).rows) rows.push(row)
  return rows
}

const faultIn = async (file: Buffer) =>
  rowsOf(file).then(
    () => null,
    (error: { fault?: string }) => error.fault,
  )

test('IMP-02 an XLSX that unpacks to more than 100 times its size is refused, whatever it says of itself', async () => {
  const content = Buffer.alloc(40 * 1024 * 1024)
  expect(await faultIn(zipOf({ content, says: content.length }))).toBe('packed')
  expect(await faultIn(zipOf({ content, says: 100 })), 'it lies').toMatch(/packed|broken/)
})

test('IMP-02 an XLSX that unpacks to more than 1 GB is refused, though it is large itself', { timeout: 120_000 }, async () => {
  const [times, megabyte] = [13, 1024 * 1024]
  const part = Buffer.concat([randomBytes(megabyte), Buffer.alloc(80 * megabyte)])
  const packedPart = deflateRawSync(part, { finishFlush: constants.Z_FULL_FLUSH })
  const emptyEnd = Buffer.from([3, 0])
  const packed = Buffer.concat([...Array.from({ length: times }, () => packedPart), emptyEnd])
  const unpacked = times * part.length
  expect(unpacked / packed.length).toBeLessThan(100)
  expect(await faultIn(zipAround({ packed, sum: 0, says: unpacked }))).toBe('packed')
})

test('IMP-02 what only begins like an XLSX is broken, and takes nothing of the shop with it', async () => {
  expect(await faultIn(Buffer.from('PK\x03\x04 and then nothing'))).toBe('broken')
  expect(await faultIn(zipOf({ content: Buffer.from('<worksheet>'), says: 11 }))).toBe('broken')
})

test('IMP-02 whatever ends a line in some program stands in a cell of an XLSX as it is', async () => {
  const cells = ['一\u2028二', '一\u2029二', '一\n二', '一\u0085二']
  const file = await writeXlsxFile([cells.map((value) => ({ value, type: String }))]).toBuffer()
  expect(await rowsOf(file)).toEqual([cells])
})

/** A ZIP with one sheet in it. */
function zipOf({ content, says }: { content: Buffer; says: number }): Buffer {
  return zipAround({ packed: deflateRawSync(content, { level: 9 }), sum: crc32(content), says })
}

function zipAround({ packed, sum, says }: { packed: Buffer; sum: number; says: number }): Buffer {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  facts.writeUInt16LE(8, 4)
  facts.writeUInt32LE(sum, 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(says, 18)
  facts.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(14), name])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, directory, Buffer.from('PK\x05\x06'), end])
}
