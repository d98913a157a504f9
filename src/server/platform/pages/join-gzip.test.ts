import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { joinGzip, plainPiece, squeezedPiece } from './join-gzip.ts'

const text = fc.string({ unit: 'binary', maxLength: 2000 }).map((written) => Buffer.from(written))

test('FLD-04 pieces that were squeezed before, and others that were not, are one gzip file in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(text.map(squeezedPiece), text.map(plainPiece)), { maxLength: 20 }), (pieces) => {
      expect(gunzipSync(joinGzip(pieces))).toEqual(Buffer.concat(pieces.map(({ raw }) => raw)))
    }),
  )
})
