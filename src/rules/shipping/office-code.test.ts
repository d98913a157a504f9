import { expect, test } from 'vitest'
import { readOfficeCode, type OfficeCode } from './office-code.ts'

test.each<[string, OfficeCode | null]>([
  ['O:K7Q2M9X4TBHE', { kind: 'order', number: 'K7Q2M9X4TBHE' }],
  ['o:k7q2m9x4tbhe-1', { kind: 'order', number: 'K7Q2M9X4TBHE-1' }],
  ['T:12-1-24', { kind: 'basket', wave: 12, round: 1, basket: 24 }],
  ['S:A-01-4', { kind: 'shelf', shelf: 'A-01-4' }],
  ['W:12', { kind: 'wave', wave: 12 }],
  ['R:7HQ2K9', { kind: 'return', number: '7HQ2K9' }],
  ['O:SHORT', null],
  ['T:12', null],
  ['X:12', null],
  ['4719876201005', null],
])('PCK-12 %s is read as %j', (scanned, code) => {
  expect(readOfficeCode(scanned)).toEqual(code)
})
