import * as fc from 'fast-check'

const sign = (from: number, to: number) => fc.integer({ min: from, max: to }).map((code) => String.fromCodePoint(code))

/** A sign amid letters, so that no trimming takes it away. */
const amid = (signs: fc.Arbitrary<string>) => signs.map((text) => `a${text}b`)

/** Kinds of text that nobody keeps: each has its own way of breaking a database, an encoder or a reader. */
export const hostileTexts = {
  'a NUL': fc.constant('a\u0000b'),
  'a control sign': amid(fc.oneof(sign(0x01, 0x08), sign(0x0b, 0x0c), sign(0x0e, 0x1f))),
  'a line break, tab or return': amid(fc.constantFrom('\n', '\t', '\r')),
  DEL: fc.constant('a\u007Fb'),
  'a C1 control sign': amid(sign(0x80, 0x9f)),
  'the first half of a sign': amid(sign(0xd800, 0xdbff)),
  'the second half of a sign': amid(sign(0xdc00, 0xdfff)),
  'a bidi mark': amid(
    fc.constantFrom('\u200E', '\u200F', '\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'),
  ),
  'a sign that is none': amid(fc.constantFrom('\uFFFE', '\uFFFF', '\uFDD0', '\uFDEF', '\u{1FFFE}', '\u{10FFFF}')),
  'a byte order mark': fc.constant('\uFEFFab'),
  'nothing to be seen': fc.constantFrom('\u200B', '\u2060', '\u00AD', '\u3164', '\uFEFF', '\u200B\u200D'),
  'a megabyte': fc.constant('梅'.repeat(350_000)),
} as const

export const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) })

/** Kinds of values that no field takes, or not so. */
export const hostileValues = {
  'a huge number': fc.constantFrom(1e308, -1e308, 2 ** 53, 2 ** 63, 2 ** 31),
  'a number out of place': fc.constantFrom(-1, 0, 0.5, -0),
  'the word of no number': fc.constantFrom('NaN', 'Infinity', '1e400', '-0', '0x10'),
  nothing: fc.constant(null),
  yes: fc.constant(true),
  'an empty text': fc.constantFrom('', ' '),
  'an object': fc.constantFrom({}, { a: 1 }, { length: 3 }, { toString: 1 }, { constructor: 1 }),
  'an array': fc.constantFrom([], [null], [[]], ['a', 'b']),
  'an array of ten thousand': fc.constant(Array.from({ length: 10_000 }, (_, place) => place)),
  'a deep object': fc.constant(deep(900)),
} as const

/** One value of each kind. The same seed gives the same values. */
export function sampleHostile(seed: number): [kind: string, value: unknown][] {
  return [
    ...sampleTexts(seed),
    ...Object.entries(hostileValues).map(
      ([kind, values]) => [kind, fc.sample<unknown>(values, { numRuns: 1, seed })[0]] as [string, unknown],
    ),
  ]
}

export function sampleTexts(seed: number): [kind: string, text: string][] {
  return Object.entries(hostileTexts).map(([kind, values]) => [kind, fc.sample<string>(values, { numRuns: 1, seed })[0] ?? ''])
}
