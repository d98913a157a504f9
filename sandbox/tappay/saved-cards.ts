import { randomBytes } from 'node:crypto'
import type { Card } from './card-info.ts'

export type SavedCard = Card & { cardKey: string; cardToken: string }

/**
 * Cards that were saved before the sandbox was first started, so that a seeded shop can own them.
 * The bank of the third does not take it any more: it is declined with 10003.
 */
export const knownCards: readonly SavedCard[] = [
  {
    cardKey: 'card_key_mei_visa_00000000000000000000000000000000000000000001',
    cardToken: 'card_token_mei_visa_0001',
    number: '4242424242424242',
    expiry: '203012',
  },
  {
    cardKey: 'card_key_mei_jcb_000000000000000000000000000000000000000000001',
    cardToken: 'card_token_mei_jcb_0001',
    number: '3543923488382426',
    expiry: '202908',
  },
  {
    cardKey: 'card_key_mei_mastercard_00000000000000000000000000000000000001',
    cardToken: 'card_token_mei_mastercard_0001',
    number: '5425230000040575',
    expiry: '202901',
  },
]

export function newSavedCard(card: Card): SavedCard {
  return { ...card, cardKey: randomBytes(32).toString('hex'), cardToken: randomBytes(32).toString('hex') }
}
