import { expect, test } from 'vitest'
import { readSearchWords } from './search-words.ts'

test.each([
  ['林小梅', ['林小梅'], '林小梅'],
  ['小梅 台北', ['小梅', '台北'], '小梅台北'],
  ['334', ['334'], '334'],
  ['0912-345 678', ['0912345678'], '0912345678'],
  ['＋８８６ ９１２ ３４５ ６７８', ['0912345678'], '0912345678'],
  ['(02) 2345-6789', ['0223456789'], '0223456789'],
  ['K7Q2 M9X4 TBHE', ['k7q2m9x4tbhe'], 'k7q2m9x4tbhe'],
  ['K7Q2M9X4TBHE-2', ['k7q2m9x4tbhe'], 'k7q2m9x4tbhe'],
  ['O:K7Q2M9X4TBHE', ['k7q2m9x4tbhe'], 'k7q2m9x4tbhe'],
  ['o:k7q2m9x4tbhe-12', ['k7q2m9x4tbhe'], 'k7q2m9x4tbhe'],
  ['k7q', ['k7q'], 'k7q'],
  ['AB-12345678', ['ab12345678'], 'ab12345678'],
  ['TW 1234 5678 90', ['tw1234567890'], 'tw1234567890'],
  ['Mei@Example.com', ['mei@example.com'], 'mei@example.com'],
  ['rose gel 12', ['rose', 'gel', '12'], 'rosegel12'],
  ['rose gel cream', ['rose', 'gel', 'cream'], 'rosegelcream'],
  ['  ', [], ''],
])('%s is looked for as %j', (typed, words, whole) => {
  expect(readSearchWords(typed)).toEqual({ words, whole })
})
