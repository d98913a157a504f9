import { sql } from 'kysely'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freshDatabase } from '#support/test-database.ts'

const { db } = await freshDatabase()

async function tokensOf(words: string): Promise<string[]> {
  const { rows } = await sql<{ tokens: string[] }>`select tsvector_to_array(search_vector(${words})) as tokens`.execute(db)
  return rows[0]?.tokens ?? []
}

/** Every sign, every two neighbours, and every three of scripts written with few letters; a space is no token by itself, and a mark parts texts. */
function tokensMeant(words: string): Set<string> {
  const signs = [...words]
  const isLetter = (sign: string) => (sign.codePointAt(0) ?? 0) < 0x2e80
  const tokens = new Set<string>()
  for (const [at, sign] of signs.entries()) {
    const [two, three] = [signs.slice(at, at + 2), signs.slice(at, at + 3)]
    if (sign > ' ') tokens.add(sign)
    if (two.length === 2 && two.every((each) => each >= ' ')) tokens.add(two.join(''))
    if (three.length === 3 && three.every((each) => each >= ' ' && isLetter(each))) tokens.add(three.join(''))
  }
  return tokens
}

const sign = fc.constantFrom('a', 'b', 'Z', '7', ' ', '\u001f', '\n', '-', 'é', '\u2e7f', '\u2e80', '梅', '好', '膠', '、', '𠮷', '😀')
const words = fc.array(sign, { maxLength: 40 }).map((signs) => signs.join(''))

test('words are found by every sign, every two, and every three letters', async () => {
  expect((await tokensOf('梅好 gel')).toSorted()).toEqual([...tokensMeant('梅好 gel')].toSorted())
  expect(await tokensOf('')).toEqual([])
  await fc.assert(
    fc.asyncProperty(words, async (text) => {
      expect((await tokensOf(text)).toSorted()).toEqual([...tokensMeant(text)].toSorted())
    }),
    { numRuns: 300 },
  )
})

const plainSigns = Array.from({ length: 127 }, (_, place) => String.fromCharCode(place + 1))

test('plain signs are folded as all others are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom(...plainSigns), maxLength: 40 }), async (text) => {
      const { rows } = await sql<{ folded: string; meant: string }>`
        select search_fold(${text}) as folded, search_fold_signs(${text}) as meant`.execute(db)
      expect(rows[0]?.folded).toBe(rows[0]?.meant)
    }),
    { numRuns: 200 },
  )
})
