import { expect, test } from 'vitest'
import { isReadable } from '#rules/clean-text.ts'
import { placesOf, requestOf, withValueAt, type Parts } from '#support/call-fields.ts'
import { listCalls, type Call } from './calls.ts'

const calls = listCalls().filter(({ input }) => input !== undefined)

/** Every sign that nobody keeps, of each kind: all control signs, both ends of the halves, some of the codes that are no signs. */
const unreadable = [
  ...Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)),
  '\uD800',
  '\uDBFF',
  '\uDC00',
  '\uDFFF',
  '\uFDD0',
  '\uFFFE',
  '\uFFFF',
  '\u{10FFFF}',
].filter((sign) => !isReadable(sign))

test.each(calls)('TXI-01 no text of $name lets in what nobody keeps', async (call) => {
  const asked = requestOf(call)
  for (const place of placesOf(asked)) {
    for (const sign of unreadable) {
      const read = await readInput(call, withValueAt(asked, { place, value: `a${sign}b` }))
      expect([place.join('.'), sign.codePointAt(0), textsIn(read).filter((text) => !isReadable(text))]).toEqual([
        place.join('.'),
        sign.codePointAt(0),
        [],
      ])
    }
  }
})

/** What the call makes of it; undefined when it refuses. A notice has no shape here: its reader is asked on the wire. */
async function readInput({ input, detailed, name }: Call, { params, query, headers, body }: Parts): Promise<unknown> {
  const sent = detailed ? { params, query, headers, body } : { ...params, ...query, ...(body as object | undefined) }
  const result = await input?.['~standard'].validate(sent)
  return result && 'value' in result && !name.endsWith('.notify') ? result.value : undefined
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(textsIn) : []
}
