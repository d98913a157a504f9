import { inflateSync } from 'node:zlib'

/** A font packed for the web (WOFF 1.0) as the plain font inside, which libraries for PDF read much faster. */
export function unpackFont(packed: Buffer): Buffer {
  const count = packed.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => tableAt(packed, 44 + index * 20))
  const header = Buffer.alloc(12 + count * 16)
  packed.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** power * 16, 6)
  header.writeUInt16BE(power, 8)
  header.writeUInt16BE((count - 2 ** power) * 16, 10)
  let place = header.length
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    const entry = 12 + index * 16
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(place, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    place += data.length
  }
  return Buffer.concat([header, ...tables.map(({ data }) => data)])
}

function tableAt(packed: Buffer, at: number) {
  const [place, packedLength, length] = [packed.readUInt32BE(at + 4), packed.readUInt32BE(at + 8), packed.readUInt32BE(at + 12)]
  const raw = packed.subarray(place, place + packedLength)
  const plain = packedLength < length ? inflateSync(raw) : raw
  const data = Buffer.concat([plain, Buffer.alloc((4 - (plain.length % 4)) % 4)])
  return { tag: packed.toString('latin1', at, at + 4), checksum: packed.readUInt32BE(at + 16), length, data }
}
