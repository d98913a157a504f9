import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultInLine, faultInLines, inOneLine, isReadable, isVisible, parseReadable, tidyName } from './clean-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
const brokenText = fc
  .array(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    { maxLength: 20 },
  )
  .map((units) => units.join(''))
const codes = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place))

const controls = [...codes(0x00, 0x08), ...codes(0x0b, 0x0c), ...codes(0x0e, 0x1f), ...codes(0x7f, 0x9f)]
const turns = ['\u061C', '\u200E', '\u200F', ...codes(0x202a, 0x202e), ...codes(0x2066, 0x2069)]

test('TXI-01 every control sign but tab and line ends, every half of a sign and every code that is no sign is unreadable', () => {
  for (const sign of [...controls, ...codes(0xd800, 0xdfff), ...codes(0xfdd0, 0xfdef), '\uFFFE', '\uFFFF', '\u{1FFFF}', '\u{10FFFE}']) {
    expect([sign.codePointAt(0), isReadable(`梅${sign}好`), faultInLine(`梅${sign}好`), faultInLines(`梅${sign}好`)]).toEqual([
      sign.codePointAt(0),
      false,
      'hiddenSigns',
      'hiddenSigns',
    ])
  }
  expect(isReadable('一\t二\r\n三')).toBe(true)
})

test('TXI-03 marks that turn the direction are neither in a name nor in a remark', () => {
  for (const sign of [...turns, '\uFEFF'])
    expect([faultInLine(`a${sign}b`), faultInLines(`a${sign}b`)]).toEqual(['hiddenSigns', 'hiddenSigns'])
})

test.each(['\n', '\r\n', '\t', '\u2028', '\u2029'])('TXI-03 %j breaks a name and not a remark', (breaking) => {
  expect([faultInLine(`林${breaking}小梅`), faultInLines(`林${breaking}小梅`)]).toEqual(['oneLine', null])
})

test.each(['林小梅', 'Zoë O’Neil-陳', '𠮷野家 𡃁', '👩‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '❤️ 1️⃣', 'می‌خواهم', 'علي', '王  大明', '兀嗀', 'é', '☆', '１'])(
  'TXI-03 %s is a name like any other',
  (name) => {
    expect([faultInLine(name), isVisible(name), inOneLine(name), tidyName(name, 50)]).toEqual([null, true, name, name])
  },
)

test.each(['', ' ', '\u3000', '\u200B', '\u200D\u200D', '\u00AD', '\u2060', '\u3164', '\u115F', '\uFE0F', '\u2800', '\u{E0041}', '\u180E'])(
  'TXI-03 %j is nothing to see',
  (nothing) => {
    expect([isVisible(nothing), tidyName(nothing, 50)]).toEqual([false, ''])
  },
)

test('TXI-03 what passes as a name is readable and one line, whatever it is', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, brokenText), (text) => {
      const isKeepable = isReadable(text) && text.isWellFormed()
      const isOneLine = text.split(/[\r\n\u2028\u2029]/).length === 1
      expect([faultInLine(text) !== null || (isKeepable && isOneLine), faultInLines(text) !== null || isKeepable]).toEqual([true, true])
    }),
  )
})

test('TXI-02 what is made one line is readable, and is left alone the second time', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, brokenText), (text) => {
      const line = inOneLine(text)
      expect([isReadable(line), inOneLine(line)]).toEqual([true, line])
      expect(JSON.parse(JSON.stringify(line))).toBe(line)
      expect(() => encodeURIComponent(line)).not.toThrow()
    }),
  )
})

test('TXI-02 what a company answers is read without what nobody can keep', () => {
  expect(parseReadable('{"msg":"Card\\u0000 declined\\ud800","list":[" a\\nb ",1,null,true]}')).toEqual({
    msg: 'Card  declined',
    list: ['a b', 1, null, true],
  })
  expect(() => parseReadable('Bad gateway')).toThrow(SyntaxError)
})

test('TXI-04 a name of another company is tidied into one that a person could have typed', () => {
  fc.assert(
    fc.property(fc.oneof(anyText, brokenText), fc.integer({ min: 1, max: 30 }), (text, most) => {
      const name = tidyName(text, most)
      expect([faultInLine(name), [...name].length <= most, name === '' || isVisible(name), tidyName(name, most)]).toEqual([
        null,
        true,
        true,
        name,
      ])
    }),
  )
})
