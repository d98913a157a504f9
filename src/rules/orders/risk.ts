import { addDays, addMinutes } from '#rules/calendar.ts'
import type { Twd } from '#rules/money.ts'

export const riskLevels = ['low', 'middle', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** Why an order is at risk, the weighty ones first (DSK-34). */
export const riskReasons = ['large_by_new_account', 'cards_refused', 'marked', 'not_collected', 'foreign_card'] as const
export type RiskReason = (typeof riskReasons)[number]

/** What a person of the shop says of an order. */
export const riskMarks = ['safe', 'suspicious'] as const
export type RiskMark = (typeof riskMarks)[number]

/** From when on an order is at risk, and what follows; the owner may change it. */
export type RiskTerms = {
  /** Whether an order of high risk is held until somebody has looked at it. */
  holds_high: boolean
  /** From this much on an order by card is large. */
  large_order: Twd
  /** So many hours an account is new. */
  new_account_hours: number
  /** So many refused cards within 24 hours make the risk high. */
  refused_cards: number
  /** So many parcels that nobody collected within 180 days make the risk middle. */
  not_collected: number
}

export const defaultRiskTerms: RiskTerms = {
  holds_high: true,
  large_order: 10_000,
  new_account_hours: 24,
  refused_cards: 3,
  not_collected: 2,
}

/** What is known of an order and of its buyer. */
export type RiskFacts = {
  isByCard: boolean
  total: Twd
  placedAt: Date
  /** When the account of the buyer was made. */
  joinedAt: Date
  /** Cards of this buyer that were refused within `refusedCardsMinutes`. */
  refusedCards: number
  /** Recipient's phone or address, or the buyer, is marked as suspicious. */
  isMarked: boolean
  /** Parcels of this buyer that came back within `notCollectedMinutes`. */
  notCollected: number
  isForeignCard: boolean
  isDomestic: boolean
}

export type Risk = { level: RiskLevel; reasons: RiskReason[] }

/** For so long cards of a buyer that were refused count, and parcels that came back because nobody took them. */
export const refusedCardsMinutes = 24 * 60
export const notCollectedMinutes = 180 * 24 * 60
/** For so long phone, address and member of a suspicious order are remembered (DSK-35). */
const markDays = 730

export function rememberedUntil(markedAt: Date): Date {
  return addDays(markedAt, markDays)
}

const highReasons: readonly RiskReason[] = ['large_by_new_account', 'cards_refused', 'marked']

/**
 * How likely an order brings loss, and why. `known`: reasons that were found before. A card is only seen once it is charged, so an order is judged
 * again then; what spoke against it before still does.
 */
export function judgeRisk(facts: RiskFacts, { terms, known = [] }: { terms: RiskTerms; known?: readonly RiskReason[] }): Risk {
  const isNew = facts.placedAt < addMinutes(facts.joinedAt, terms.new_account_hours * 60)
  const holds: Record<RiskReason, boolean> = {
    large_by_new_account: facts.isByCard && facts.total >= terms.large_order && isNew,
    cards_refused: facts.refusedCards >= terms.refused_cards,
    marked: facts.isMarked,
    not_collected: facts.notCollected >= terms.not_collected,
    foreign_card: facts.isForeignCard && facts.isDomestic,
  }
  const reasons = riskReasons.filter((reason) => holds[reason] || known.includes(reason))
  if (reasons.length === 0) return { level: 'low', reasons }
  return { level: reasons.some((reason) => highReasons.includes(reason)) ? 'high' : 'middle', reasons }
}

/** The first sign of Taipei and Taichung, as it is written in full and in short. */
const twoTais = [String.fromCodePoint(0x81_fa), String.fromCodePoint(0x53_f0)] as const

/** The signs by which a recipient is known again: however a phone number or an address is written, it is the same one. */
export function signsOf({ phone, address }: { phone: string; address: readonly (string | null)[] }): {
  phone: string | null
  address: string | null
} {
  const figures = phone.normalize('NFKC').replaceAll(/\D/g, '').replace(/^886/, '').replace(/^0+/, '')
  const place = address
    .join('')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(twoTais[0], twoTais[1])
    .replaceAll(/[\s,.\uff0c\u3002\u3001-]/g, '')
  return { phone: figures || null, address: place || null }
}
