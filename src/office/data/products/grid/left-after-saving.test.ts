import { expect, test } from 'vitest'
import { wordsIn } from '#texts/office/goods/words-of-cells.ts'
import { leftAfterSaving } from './left-after-saving.ts'

const words = wordsIn('zh')
const sent = { 7: { price: { was: 300, text: '350' } }, 8: { price: { was: 200, text: '請洽店長' } } }
const products = [
  { id: 7, fields: { price: 350 }, refused: {} },
  { id: 8, fields: {}, refused: { price: { why: '請填整數' } } },
]

test('GDS-11 what was saved is left no more, and what was refused stays as it was typed', () => {
  expect(leftAfterSaving(sent, { sent, products, words })).toEqual({ 8: sent[8] })
})

test('NAV-19 what is typed into the grid while it is saved stays, over what was saved', () => {
  const now = { ...sent, 7: { price: { was: 300, text: '360' } }, 9: { max_qty: { was: 10, text: '12' } } }
  expect(leftAfterSaving(now, { sent, products, words })).toEqual({
    7: { price: { was: 350, text: '360' } },
    8: sent[8],
    9: { max_qty: { was: 10, text: '12' } },
  })
})

test('NAV-19 a cell that was taken back while it was saved is to be as it was before', () => {
  expect(leftAfterSaving({ 8: sent[8] }, { sent, products, words })).toEqual({ 7: { price: { was: 350, text: '300' } }, 8: sent[8] })
})

test('GDS-11 over a cell that somebody else has changed meanwhile stands what is there now', () => {
  const theirs = [{ id: 7, fields: {}, refused: { price: { why: '別人剛改過', stands: 320 } } }]
  expect(leftAfterSaving({ 7: sent[7] }, { sent: { 7: sent[7] }, products: theirs, words })).toEqual({
    7: { price: { was: 320, text: '350' } },
  })
  expect(leftAfterSaving({}, { sent: { 7: sent[7] }, products: theirs, words }), 'and was given up').toEqual({})
})
