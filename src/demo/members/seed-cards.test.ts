import { expect, test } from 'vitest'
import { knownCards } from '../../../sandbox/tappay/saved-cards.ts'
import { meiCards } from './cast.ts'

test('the cards that mei has saved are known to the card company of the sandbox', () => {
  const known = knownCards.map(({ cardKey, cardToken, number }) => ({ key: cardKey, token: cardToken, last4: number.slice(-4) }))
  expect(meiCards.map(({ key, token, last4 }) => ({ key, token, last4 }))).toEqual(known)
})
