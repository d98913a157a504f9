import { addDays, endOfDay, lastDayOfMonth } from '#rules/calendar.ts'
import { cardDeletionDays } from '#rules/constants.ts'

/** Why a saved card cannot pay any more: its month is over, its bank will not have it, or the card company lost it. */
export const cardFaults = ['expired', 'refused', 'forgotten'] as const
export type CardFault = (typeof cardFaults)[number]

export type CardFacts = {
  exp_month: number
  exp_year: number
  /** What switched the card off; null while nothing has. */
  fault: CardFault | null
  /** When that was. */
  invalid_at: Date | null
}

/** The first moment at which a card is too old: the month printed on it counts to its last day, in Taipei. */
export function expiryOf({ exp_month, exp_year }: Pick<CardFacts, 'exp_month' | 'exp_year'>): Date {
  return endOfDay(lastDayOfMonth(`${exp_year}-${String(exp_month).padStart(2, '0')}-01`))
}

/** What is wrong with a card at that moment, if anything. */
export function faultOf(card: CardFacts, now: Date): CardFault | null {
  return card.fault ?? (now > expiryOf(card) ? 'expired' : null)
}

/** A card that cannot pay is deleted 30 days after its month ended or after the payment that failed (CRD-09). */
export function isDueForDeletion(card: CardFacts, now: Date): boolean {
  const ends = [expiryOf(card), ...(card.invalid_at ? [card.invalid_at] : [])]
  return ends.some((end) => now > addDays(end, cardDeletionDays))
}

/** The card that is offered first: the chosen one while it can pay, else the newest that can (D-41). Newest first. */
export function defaultCard<C extends CardFacts & { is_default: boolean }>(cards: readonly C[], now: Date): C | null {
  const usable = cards.filter((card) => faultOf(card, now) === null)
  return usable.find((card) => card.is_default) ?? usable[0] ?? null
}

/**
 * Codes of the card company after which a card will never pay again. Others, such as a limit or a bank that is out of
 * reach, say nothing of the next time. Source: https://docs.tappaysdk.com/tutorial/en/error.html
 */
const faultsByCode: Readonly<Record<string, CardFault>> = {
  43: 'refused',
  2011: 'forgotten',
  2012: 'forgotten',
  2013: 'expired',
  10003: 'refused',
}

/** Codes after which the same card may pay once it is typed again: a wrong shape, a prime that is over or unknown, a wrong security code. */
const wrongDataCodes: ReadonlySet<string> = new Set(['41', '91', '121', '623'])

export function isCardDataWrong(code: string): boolean {
  return wrongDataCodes.has(code)
}

export function faultOfCode(code: string): CardFault | null {
  return faultsByCode[code] ?? null
}
