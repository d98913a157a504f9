import type { Twd } from '#rules/money.ts'
import type { ChargedMethod } from '#rules/payments/payment-methods.ts'
import type { PaymentReport, Transfer } from '#rules/payments/settlement.ts'

/** What the shop asks of a card company, in the shop's words. One adapter translates it to the company's. */
export type CardCompany = {
  /** Asks for money. With a page, the buyer still has to agree there. */
  charge(charge: Charge): Promise<ChargeAnswer>
  /** Looks a charge up by the reference the shop gave it. It is the only word the shop believes. */
  findCharge(asked: AskedCharge): Promise<PaymentReport>
  /** Gives money back. Asked again with the same reference, it is the same refund. */
  refund(refund: RefundAsked): Promise<RefundAnswer>
  /** Looks up whether a refund was done, by the reference the shop gave it. */
  findRefund(refund: { companyId: string; reference: string }): Promise<RefundReport>
}

/** By what a charge is looked up, and how its buyer chose to pay. */
export type AskedCharge = Pick<Charge, 'reference' | 'paymentMethod'>

export type Charge = {
  /** The shop's own reference, unique per attempt: the key for looking the charge up when no answer came. */
  reference: string
  orderNumber: string
  amount: Twd
  /** What the shopper reads on the statement, at most 100 characters. */
  details: string
  paymentMethod: ChargedMethod
  /** Parts in which the bank collects it; null for all at once. */
  instalment: number | null
  /** Whether the buyer has to prove on the bank's page that the card is theirs. */
  threeDSecure: boolean
  /** Where the company sends the browser and its notices when the buyer pays on a page. */
  addresses: { return: string; notify: string; goBack: string }
  card: ChargedCard
  cardholder: { name: string; phone: string; email: string }
}

/** A prime stands for what the buyer has just typed or allowed; a saved card needs its code again. */
export type ChargedCard = { prime: string; remember: boolean } | { secret: CardSecret; ccvPrime: string }

/** Providers have three answers: yes, no, unknown. A time-out is not a no. A page is none of them yet. */
export type ChargeAnswer =
  | ({ answer: 'paid'; companyId: string } & CardTold)
  | ({ answer: 'page'; companyId: string; url: string } & CardTold)
  | { answer: 'refused'; code: string; text: string }
  | { answer: 'unknown'; reason: string }

export type RefundAsked = { companyId: string; reference: string; amount: Twd }
export type RefundAnswer =
  | { answer: 'done'; refundId: string }
  /** Not now: the bank is collecting the money at this moment. */
  | { answer: 'later'; text: string }
  | { answer: 'refused'; code: string; text: string }
  | { answer: 'unknown'; reason: string }
export type RefundReport = { answer: 'done'; refundId: string } | { answer: 'absent' } | { answer: 'unreachable'; reason: string }

/** `other`: a network that the shop does not take. `unknown`: the company does not say. */
export type CardBrand = 'visa' | 'mastercard' | 'jcb' | 'other' | 'unknown'
export type CardSeen = { brand: CardBrand; lastFour: string; expiresYear: number; expiresMonth: number }
/** `cardCountry`: where the card comes from, by its two letters; null where the company does not say. */
type CardTold = { card: CardSeen | null; cardCountry: string | null; cardSecret: CardSecret | null }
export type CardSecret = { key: string; token: string }

/** The bank where buyers transfer to virtual accounts. */
export type TransferBank = {
  /** Everything that has come in on an account; null when the bank cannot be reached. */
  listTransfers(account: string): Promise<Transfer[] | null>
}
