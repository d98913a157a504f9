import type { Text } from '#rules/locale.ts'

/** What the order carries to be paid with: a prime, or a saved card with the prime of its code. */
export type CardSent = { prime: string } | { card_id: string; ccv_prime: string }

/** The card as it can be sent; null when none is needed; or why there is none. */
export type Filled = { card: CardSent | null } | { missing: Text }
