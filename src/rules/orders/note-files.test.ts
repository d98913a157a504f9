import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kindOfFile } from './note-files.ts'

const bytes = (...signs: (number | string)[]) =>
  new Uint8Array(signs.flatMap((sign) => (typeof sign === 'number' ? [sign] : Array.from(sign, (each) => each.charCodeAt(0)))))

test.each([
  ['a photograph', bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'), 'jpeg'],
  ['a drawing', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'png'],
  ['a small picture', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 '), 'webp'],
  ['a paper', bytes('%PDF-1.7'), 'pdf'],
  ['a sound, which begins as some pictures do', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), null],
  ['a drawing that could run scripts', bytes('<svg xmlns='), null],
  ['a page', bytes('<!doctype html>'), null],
  ['nothing', bytes(), null],
])('DSK-11 %s is told by its first signs', (_, file, kind) => {
  expect(kindOfFile(file)).toBe(kind)
})

test('whatever follows the first signs makes no difference', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (rest) => {
      expect(kindOfFile(new Uint8Array([...bytes('%PDF-1.4'), ...rest]))).toBe('pdf')
    }),
  )
})
