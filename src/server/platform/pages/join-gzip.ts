import { constants, crc32, deflateRawSync } from 'node:zlib'

/** A part of a gzip file (RFC 1952), squeezed by itself so that it can stand between any others. */
export type Piece = { readonly raw: Buffer; readonly deflated: Buffer }

/** As small as it gets; for what is used again and again. */
export function squeezedPiece(raw: Buffer): Piece {
  return { raw, deflated: deflateRawSync(raw, { level: 9, finishFlush: constants.Z_FULL_FLUSH }) }
}

/** Not squeezed, which costs nothing: up to 64 KB that are used once, behind the five bytes of RFC 1951, 3.2.4. */
export function plainPiece(raw: Buffer): Piece {
  const head = Buffer.alloc(5)
  head.writeUInt16LE(raw.length, 1)
  head.writeUInt16LE(0xffff - raw.length, 3)
  return { raw, deflated: Buffer.concat([head, raw]) }
}

/** No name, no time, no word of the system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff])

/** The pieces as one gzip file. Nothing is compressed here. */
export function joinGzip(pieces: readonly Piece[]): Buffer {
  let check = 0
  let length = 0
  for (const { raw } of pieces) {
    check = crc32(raw, check)
    length += raw.length
  }
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(check, 0)
  tail.writeUInt32LE(length, 4)
  return Buffer.concat([gzipHead, ...pieces.map(({ deflated }) => deflated), lastBlock, tail])
}
