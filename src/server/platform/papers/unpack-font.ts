import { inflateSync } from 'node:zlib'

/**
 * A font packed for the web (WOFF 1.0) as the plain font inside. Libraries for PDF unpack such a font again for every
 * sign that they look up; unpacked once, a page takes milliseconds instead of half a minute.
 */
export function unpackFont(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => readTable(packed, woffHeaderBytes + index * 20))
  const header = Buffer.alloc(12 + count * 16)
  packed.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * 16, 10)
  let offset = header.length
  for (const [index, { entry, data }] of tables.entries()) {
    const at = 12 + index * 16
    entry.copy(header, at, 0, 4)
    entry.copy(header, at + 4, 16, 20)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(data.length, at + 12)
    offset += padded(data).length
  }
  return Buffer.concat([header, ...tables.map(({ data }) => padded(data))])
}

const woffHeaderBytes = 44

/** An entry of the directory: name, place, packed length, length, checksum. What is as long packed as unpacked was not packed. */
function readTable(packed: Buffer, at: number): { entry: Buffer; data: Buffer } {
  const entry = packed.subarray(at, at + 20)
  const [offset, packedLength, length] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
  const raw = packed.subarray(offset, offset + packedLength)
  return { entry, data: packedLength < length ? inflateSync(raw) : raw }
}

/** Every table begins at a multiple of four. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
}
