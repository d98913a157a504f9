import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultOfMeasures, readPictureKind } from './picture-file.ts'

const bytes = (signs: string) => Uint8Array.from(signs, (sign) => sign.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0 JFIF', { kind: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { kind: 'png' }],
  ['RIFF\x10\0\0\0WEBPVP8 ', { kind: 'webp' }],
  ['\0\0\0\x1cftypavif\0\0\0\0mif1', { kind: 'avif' }],
  ['\0\0\0\x1cftypheic\0\0\0\0mif1', { fault: 'heic' }],
  ['\0\0\0\x1cftypmif1\0\0\0\0heic', { fault: 'heic' }],
  ['\0\0\0\x1cftypavis\0\0\0\0', { fault: 'kind' }],
  ['\0\0\0\x1cftypisom\0\0\0\0', { fault: 'kind' }],
  ['GIF89a', { fault: 'gif' }],
  ['<svg xmlns="http://www.w3.org/2000/svg">', { fault: 'svg' }],
  ['\xef\xbb\xbf\n<?xml version="1.0"?><svg>', { fault: 'svg' }],
  ['RIFF\x10\0\0\0WAVEfmt ', { fault: 'kind' }],
  ['%PDF-1.7', { fault: 'kind' }],
  ['', { fault: 'kind' }],
])('GDS-30 a file that begins with %j is %j', (signs, read) => {
  expect(readPictureKind(bytes(signs))).toEqual(read)
})

test('GDS-30 what follows the first bytes changes nothing', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
      expect(readPictureKind(new Uint8Array([...bytes('GIF89a'), ...rest]))).toEqual({ fault: 'gif' })
      expect(readPictureKind(new Uint8Array([...bytes('\xff\xd8\xff'), ...rest]))).toEqual({ kind: 'jpeg' })
    }),
  )
})

test.each([
  [600, 600, null],
  [599, 4000, 'side'],
  [4000, 599, 'side'],
  [10_000, 5000, null],
  [10_000, 5001, 'pixels'],
])('GDS-30 a picture of %i by %i pixels: %s', (width, height, fault) => {
  expect(faultOfMeasures({ width, height })).toBe(fault)
})
