import type { Behaviour } from './behaviour.ts'

export type TestCard = { number: string; does: string; behaviour: Partial<Behaviour>; bank?: 'unknown'; isFromAbroad?: true }

/** The numbers TapPay publishes. Source: https://docs.tappaysdk.com/tutorial/en/reference.html */
const published: readonly TestCard[] = [
  { number: '4242424242424242', does: 'Visa, pays', behaviour: {} },
  { number: '3543923488382426', does: 'JCB, pays', behaviour: {} },
  { number: '345454654604563', does: 'American Express, pays (CCV 1234)', behaviour: {} },
  { number: '5451417825230575', does: 'Mastercard, pays; 3-D approves by itself', behaviour: { approvesItself: true } },
  { number: '6234577438594899', does: 'UnionPay, pays', behaviour: {} },
  { number: '4716313968294359', does: 'Visa, pays; the bank is not told', behaviour: {}, bank: 'unknown' },
  { number: '4242420235074242', does: 'declined 915, unknown error', behaviour: { status: 915 } },
  { number: '4242421602184242', does: 'declined 10003, card error', behaviour: { status: 10003 } },
  { number: '4242422204184242', does: 'declined 10005, bank system error', behaviour: { status: 10005 } },
  { number: '4242424010264242', does: 'declined 10006, duplicate transaction', behaviour: { status: 10006 } },
  { number: '4242424612284242', does: 'declined 10008, merchant account error', behaviour: { status: 10008 } },
  { number: '4242426418294242', does: 'declined 10009, amount error', behaviour: { status: 10009 } },
  { number: '4242427622294242', does: 'declined 10013, order number duplicate', behaviour: { status: 10013 } },
  { number: '4242428826394242', does: 'declined 10023, bank error', behaviour: { status: 10023 } },
  { number: '4242421000084242', does: 'declined 10015, redeem failed', behaviour: { status: 10015 } },
]

/** Our own numbers, for what the published ones cannot do. All pass Luhn and belong to nobody. */
const own: readonly TestCard[] = [
  { number: '4000420001000001', does: 'answers 421, but was charged: Record says OK', behaviour: { answer: 'time-out' } },
  {
    number: '4000420002000000',
    does: 'answers 421 and was not charged: Record says ERROR',
    behaviour: { answer: 'time-out', status: 10004 },
  },
  {
    number: '4000420003000009',
    does: 'answers 421 and never arrived: Record has nothing',
    behaviour: { answer: 'time-out', record: 'absent' },
  },
  {
    number: '4000420004000008',
    does: 'answers 421; Record says PENDING, some seconds later OK',
    behaviour: { answer: 'time-out', record: 'later' },
  },
  { number: '4000420005000007', does: 'pays, but the answer is slow', behaviour: { answer: 'slow' } },
  { number: '4000420006000006', does: 'the line is cut after charging: Record says OK', behaviour: { answer: 'cut' } },
  {
    number: '4000420007000005',
    does: 'the line is cut before charging: Record has nothing',
    behaviour: { answer: 'cut', record: 'absent' },
  },
  { number: '4000420008000004', does: '3-D: pays, the notice comes twice', behaviour: { notices: 'twice' } },
  { number: '4000420009000003', does: '3-D: pays, an older "pending" notice comes after the last one', behaviour: { notices: 'shuffled' } },
  { number: '4000420010000000', does: '3-D: pays, the notice comes some seconds late', behaviour: { notices: 'late' } },
  { number: '4000420011000009', does: '3-D: pays, no notice ever comes', behaviour: { notices: 'never' } },
  { number: '4000420012000008', does: 'Visa of a bank abroad, pays', behaviour: {}, isFromAbroad: true },
  { number: '6200420001000004', does: 'UnionPay; answers 421, but was charged: Record says OK', behaviour: { answer: 'time-out' } },
]

export const testCards: readonly TestCard[] = [...published, ...own]

const cardsByNumber = new Map(testCards.map((card) => [card.number, card]))

/** A test card by its number. Any other number is declined as a card error (10003). */
export function findTestCard(number: string): TestCard {
  return cardsByNumber.get(number) ?? { number, does: 'declined 10003, card error', behaviour: { status: 10003 } }
}
