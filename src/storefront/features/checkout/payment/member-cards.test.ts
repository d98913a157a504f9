import { expect, test } from 'vitest'
import type { SavedCard } from '#contract/shop/api/cards.ts'
import { confirmTexts } from '#texts/shop/checkout.ts'
import { arrangeCards, chosenCard, firstUsable, noCards, savedCardFault } from './member-cards.ts'

const card = (uuid: string, enabled = true): SavedCard => ({
  uuid,
  alias: null,
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  enabled,
  error: enabled ? null : 'expired',
})

test('CK4-02 the default card stands first, the others as they come', () => {
  expect(arrangeCards({ default: 'b', cards: [card('a'), card('b'), card('c')] }).cards.map(({ uuid }) => uuid)).toEqual(['b', 'a', 'c'])
  expect(arrangeCards({ default: null, cards: [card('a'), card('b')] }).cards.map(({ uuid }) => uuid)).toEqual(['a', 'b'])
})

test('CK4-02 CK4-03 the first card that can pay is chosen to begin with; without one, a new card is typed', () => {
  expect(firstUsable(arrangeCards({ default: 'a', cards: [card('a', false), card('b')] }))).toBe('b')
  expect(firstUsable(arrangeCards({ default: 'a', cards: [card('a', false)] }))).toBe('')
  expect(firstUsable(noCards)).toBe('')
})

test('CK4-07 CK4-08 one saved card must be chosen, and its code must be right', () => {
  const cards = arrangeCards({ default: 'a', cards: [card('a'), card('b', false)] })
  expect(savedCardFault(chosenCard(cards, ''), 0)).toBe('selectCard')
  expect(savedCardFault(chosenCard(cards, 'b'), 0)).toBe('selectCard')
  expect(savedCardFault(chosenCard(cards, 'a'), 1)).toBe('savedCodeWrong')
  expect(savedCardFault(chosenCard(cards, 'a'), 0)).toBeNull()
  expect(confirmTexts.selectCard.en).toBe('Please select a stored credit card')
  expect(confirmTexts.savedCodeWrong.en).toBe('Please enter a correct security code')
})
