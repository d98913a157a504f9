import type { Twd } from '#rules/money.ts'
import { hasOwnPage } from '#rules/payments/payment-methods.ts'
import type { PaymentReport, Transfer } from '#rules/payments/settlement.ts'
import type { CardCompany, ChargeAnswer, RefundAnswer, TransferBank } from '#ports/card-company.ts'

/** Draws the next number below `below`; the same history draws the same ones. */
export type Draw = (below: number) => number

/** How a company treats a charge that needs no page. */
export type ChargeFate = 'paid' | 'refused' | 'silent and paid' | 'silent and refused' | 'never heard'

/** What the companies around one order know, which the shop can only ask for. */
export type Companies = {
  cardCompany: CardCompany
  bank: TransferBank
  /** The buyer agrees on the page, or does not; also long after the shop has given the order up. */
  decide: (agrees: 'agrees' | 'refuses') => void
  transfer: (amount: Twd) => void
  transfers: readonly Transfer[]
  /** A person pays money back, or the courier collects it. */
  payBackByHand: (amount: Twd) => void
  collectCash: (amount: Twd) => void
  /** From now on everybody answers, and says yes where he can. */
  calmDown: () => void
  /** What has really changed hands. */
  till: () => { received: Twd; givenBack: Twd }
}

type Kept = { amount: Twd; state: 'pending' | 'paid' | 'refused'; refunds: Map<string, Twd> }
type Books = { charges: Map<string, Kept>; draw: Draw; fate: ChargeFate; isCalm: boolean }

/** The card company, the bank and the courier of one order, in memory: they lose answers, refuse, work late, and keep books of their own. */
export function imagineCompanies({
  name,
  draw,
  fate,
}: {
  /** No other order's transfers are called so. */
  name: string
  draw: Draw
  fate: ChargeFate
}): Companies {
  const books: Books = { charges: new Map(), draw, fate, isCalm: false }
  const transfers: Transfer[] = []
  let cash = 0
  let byHand = 0
  return {
    cardCompany: imagineCardCompany(books),
    bank: { listTransfers: async () => (isAway(books) ? null : [...transfers]) },
    decide(agrees) {
      for (const kept of books.charges.values()) if (kept.state === 'pending') kept.state = agrees === 'agrees' ? 'paid' : 'refused'
    },
    transfer: (amount) => void transfers.push({ companyId: `20261122-${name}-${transfers.length + 1}`, amount }),
    transfers,
    payBackByHand: (amount) => void (byHand += amount),
    collectCash: (amount) => void (cash += amount),
    calmDown: () => void (books.isCalm = true),
    till() {
      const paid = [...books.charges.values()].filter(({ state }) => state === 'paid')
      const received = cash + total([...paid, ...transfers].map(({ amount }) => amount))
      return { received, givenBack: byHand + total(paid.flatMap(({ refunds }) => [...refunds.values()])) }
    },
  }
}

const total = (amounts: readonly Twd[]) => amounts.reduce((sum, amount) => sum + amount, 0)

const isAway = ({ isCalm, draw }: Books) => !isCalm && draw(8) === 0

function imagineCardCompany(books: Books): CardCompany {
  return {
    charge: async (asked) => charge(books, asked),
    findCharge: async ({ reference }) => report(books, reference),
    refund: async (asked) => refund(books, asked),
    async findRefund({ companyId, reference }) {
      if (isAway(books)) return { answer: 'unreachable', reason: 'away' }
      return books.charges.get(companyId.slice(1))?.refunds.has(reference)
        ? { answer: 'done', refundId: `R${reference}` }
        : { answer: 'absent' }
    },
  }
}

const refused = { answer: 'refused', code: '10003', text: '' } as const

function charge(
  { charges, fate }: Books,
  { reference, amount, paymentMethod, threeDSecure }: Parameters<CardCompany['charge']>[0],
): ChargeAnswer {
  if (fate === 'never heard') return { answer: 'unknown', reason: 'cut before' }
  const isOnPage = threeDSecure || hasOwnPage(paymentMethod)
  const decided = fate.endsWith('paid') ? 'paid' : 'refused'
  charges.set(reference, { amount, state: isOnPage ? 'pending' : decided, refunds: new Map() })
  if (fate.startsWith('silent')) return { answer: 'unknown', reason: 'cut after' }
  if (isOnPage)
    return {
      answer: 'page',
      companyId: `D${reference}`,
      url: `https://pay.example/${reference}`,
      card: null,
      cardCountry: null,
      cardSecret: null,
    }
  return decided === 'paid' ? { answer: 'paid', companyId: `D${reference}`, card: null, cardCountry: null, cardSecret: null } : refused
}

function report(books: Books, reference: string): PaymentReport {
  if (isAway(books)) return { answer: 'unreachable', reason: 'away' }
  const kept = books.charges.get(reference)
  if (!kept) return { answer: 'absent' }
  if (kept.state === 'paid') return { answer: 'paid', companyId: `D${reference}`, amount: kept.amount, currency: 'TWD' }
  return kept.state === 'refused' ? refused : { answer: 'pending' }
}

function refund({ charges, isCalm, draw }: Books, { companyId, reference, amount }: Parameters<CardCompany['refund']>[0]): RefundAnswer {
  const kept = charges.get(companyId.slice(1))
  const mood = isCalm ? 0 : draw(6)
  if (kept?.state !== 'paid' || mood === 1) return { answer: 'refused', code: '924', text: '' }
  if (mood === 2) return { answer: 'later', text: '' }
  if (mood === 3) return { answer: 'unknown', reason: 'cut before' }
  const before = total([...kept.refunds].filter(([name]) => name !== reference).map(([, given]) => given))
  if (before + amount > kept.amount) return { answer: 'refused', code: '10023', text: 'more than was charged' }
  kept.refunds.set(reference, amount)
  return mood === 4 ? { answer: 'unknown', reason: 'cut after' } : { answer: 'done', refundId: `R${reference}` }
}
