import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { element, xmlText } from './xml.ts'

const anyUnits = fc
  .array(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    { maxLength: 30 },
  )
  .map((units) => units.join(''))

test('TXI-09 whatever a text holds, its XML is well-formed', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyUnits,
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ']', '\u0000', '\uFFFF', '\uD800', '梅') }),
      ),
      (text) => {
        const written = xmlText(text)
        expect(written.isWellFormed()).toBe(true)
        expect(written).toMatch(/^(?:[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}])*$/u)
        expect(written.replaceAll(/&(?:amp|lt|gt|quot|apos);/g, '')).not.toMatch(/[<>&"']/)
      },
    ),
  )
})

test('TXI-09 a control sign in a name leaves the element whole', () => {
  expect(element('g:title', '梅\u0000好\u001B[2J\uFFFE</g:title>')).toBe('<g:title>梅好[2J&lt;/g:title&gt;</g:title>')
})
