import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { claimWords } from '#rules/reference/claim-words.ts'
import { findClaims, textOfHtml } from './find-claims.ts'

const law = { zh: '法', en: 'law' }
const claims = ['治療', '治療痘痘', 'heals', '消炎'].map((word) => ({ word, law }))
const wordsIn = (text: string) => findClaims(text, claims).map(({ word }) => word)

test('GDS-29 claims are found in their order, the longer of two in one place, whole words of letters, in any width and capitals', () => {
  expect(wordsIn('消炎，可治療痘痘，也治療乾燥')).toEqual(['消炎', '治療痘痘', '治療'])
  expect(wordsIn('It Heals. ＨＥＡＬＳ! wheals, heals2')).toEqual(['heals', 'heals'])
  expect(wordsIn('保濕')).toEqual([])
})

test('GDS-29 tags within a word hide no claim, and what stands in two paragraphs is none', () => {
  expect(wordsIn(textOfHtml('<p>可治<b>療</b></p>'))).toEqual(['治療'])
  expect(wordsIn(textOfHtml('<p>政治</p><p>療程</p>'))).toEqual([])
  expect(wordsIn(textOfHtml('治&amp;療 <a title="治療">x</a>'))).toEqual([])
})

test('GDS-29 in whatever text, each claim stands where it is said to stand, and none overlaps another', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom(...claims.map(({ word }) => word)), fc.string({ unit: 'grapheme' })))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (said) => {
      let end = 0
      for (const { word, from, to } of findClaims(said, claims)) {
        expect(said.slice(from, to).normalize('NFKC').toLowerCase()).toBe(word)
        expect(from).toBeGreaterThanOrEqual(end)
        end = to
      }
    }),
  )
})

test('GDS-29 each word that the shop begins with has its law in both languages, and stands there once', () => {
  const words = claimWords
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length)
  for (const { law: of } of words) expect([of.zh, of.en]).not.toContain('')
})
