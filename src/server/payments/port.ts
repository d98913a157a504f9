import type { Twd } from '#rules/money.ts'

/** What the shop asks of a card company, in the shop's words. One adapter translates it to the company's. */
export type CardCompany = {
  /** Charges a card that the shopper has just typed into the company's own fields. */
  chargePrime(charge: PrimeCharge): Promise<ChargeAnswer>
  /** Looks a charge up by the reference the shop gave it. It is the only word the shop believes. */
  findCharge(reference: string): Promise<ChargeRecord>
}

export type PrimeCharge = {
  /** The shop's own reference, unique per attempt: the key for looking the charge up when no answer came. */
  reference: string
  orderNumber: string
  amount: Twd
  /** What the shopper reads on the statement, at most 100 characters. */
  details: string
  prime: string
  cardholder: { name: string; phone: string; email: string }
  /** Whether the shopper asked to keep the card. */
  remember: boolean
}

/** Strangers have three answers: yes, no, unknown. A time-out is not a no. */
export type ChargeAnswer =
  | { answer: 'paid'; companyId: string; card: CardSeen | null; cardSecret: CardSecret | null }
  | { answer: 'refused'; code: string; text: string }
  | { answer: 'unknown'; reason: string }

export type ChargeRecord =
  | { answer: 'paid'; companyId: string; amount: Twd; currency: string }
  | { answer: 'refused'; code: string; text: string }
  | { answer: 'absent' }
  /** The company knows the charge, and not yet how it ends. */
  | { answer: 'pending' }
  | { answer: 'unreachable'; reason: string }

export type CardSeen = { brand: 'visa' | 'mastercard' | 'jcb' | 'other'; lastFour: string; expiresYear: number; expiresMonth: number }
export type CardSecret = { key: string; token: string }
