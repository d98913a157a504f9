import { expect, test } from 'vitest'
import { faultsOf, noAnswer } from './faults-of-cells.ts'

const sent = { 7: { price: { was: 300, text: '350' } }, 8: { price: { was: 200, text: '請洽店長' } } }
const products = [
  { id: 7, refused: {} },
  { id: 8, refused: { price: { why: '請填整數' } } },
]

test('GDS-11 a cell that was refused says why, and no other does', () => {
  expect(faultsOf({ 8: sent[8] }, { sent, products })).toEqual({ 8: { price: '請填整數' } })
  expect(faultsOf(sent, noAnswer), 'nothing was sent yet').toEqual({})
})

test('GDS-11 what is typed over a refused cell, while it is saved or after, is yet to be judged', () => {
  expect(faultsOf({ 8: { price: { was: 200, text: '220' } } }, { sent, products })).toEqual({})
  expect(faultsOf({}, { sent, products }), 'it was taken back').toEqual({})
})
