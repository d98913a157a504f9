import { expressionBuilder } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Holdings } from '#server/platform/holding.ts'
import { forgetCards } from '../forget-cards.ts'

const { selectFrom } = expressionBuilder<Tables, never>()

export const cardHoldings: Holdings = {
  saved_cards: {
    rows: (memberId) => selectFrom('saved_cards').where('user_id', '=', memberId).selectAll(),
    hidden: ['card_key_enc', 'card_token_enc', 'fingerprint'],
    forget: forgetCards,
  },
}
