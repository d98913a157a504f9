import fc from 'fast-check'
import { factsOf, isOnDelivery, paymentMethodIds, paywayOf } from '#rules/payments/payment-methods.ts'
import type { ChargeFate } from './imagined-companies.ts'

/** Every payment method, as an order is placed, with whether its goods are chilled and whether they may travel in two parcels. */
export const waysToPay = paymentMethodIds.map((method) => ({
  payway: paywayOf(method),
  isChilled: !factsOf(method).deliveries.includes('black_cat'),
  maySplit: !isOnDelivery(method),
}))

/** The parcel that somebody does something with: the order itself, or the one that travels apart. */
type Which = 0 | 1

/** What somebody does around the money of an order. Nobody knows whether it is possible just now. */
export type Deed =
  | { does: 'settle' | 'cancel' | 'send refunds' | 'refund by hand' | 'end when overdue' }
  | { does: 'decide'; agrees: 'agrees' | 'refuses' }
  | { does: 'transfer'; isExact: boolean }
  | { does: 'confirm transfer'; isRenamed: boolean }
  | { does: 'confirm surplus' }
  /** The buyer says to which of two accounts their money is to go. */
  | { does: 'enter account'; digits: string }
  | { does: 'pick' | 'book' | 'put away' | 'hand over' | 'deliver' | 'miss'; which: Which }
  | { does: 'take back'; which: Which; keep: number }
  | { does: 'accept return'; amount: number | undefined }
  /** `press`: of the same deed, once more under the same press is the same refund. */
  | { does: 'refund by line'; which: Which; what: 'a unit' | 'goodwill' | 'a fee'; press: number }
  | { does: 'miss some'; which: Which; units: number; press: number }
  | { does: 'wait'; minutes: number }

export type History = {
  way: (typeof waysToPay)[number]
  isSplit: boolean
  /** More than 10,000, so that a card goes over the bank's page. */
  isDear: boolean
  fate: ChargeFate
  /** What is done at the same time stands in one round. */
  rounds: Deed[][]
  chance: number
}

const which = fc.constantFrom<Which>(0, 1)
const plain = <Does extends 'settle' | 'cancel' | 'send refunds' | 'refund by hand' | 'end when overdue' | 'confirm surplus'>(does: Does) =>
  fc.constant({ does })

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: plain('settle') },
  { weight: 3, arbitrary: plain('cancel') },
  { weight: 4, arbitrary: plain('send refunds') },
  { weight: 2, arbitrary: plain('refund by hand') },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('enter account' as const), digits: fc.constantFrom('0123456789012', '9876543210987') }),
  },
  { weight: 1, arbitrary: plain('end when overdue') },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('decide' as const),
      agrees: fc.constantFrom('agrees' as const, 'agrees' as const, 'refuses' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('transfer' as const), isExact: fc.constantFrom(true, true, true, false) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('confirm transfer' as const), isRenamed: fc.boolean() }) },
  { weight: 1, arbitrary: plain('confirm surplus') },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('pick' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('book' as const), which }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('put away' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('hand over' as const), which }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('deliver' as const), which }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('miss' as const), which }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('take back' as const), which, keep: fc.constantFrom(0, 0, 60, 150, 5000) }) },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('accept return' as const), amount: fc.constantFrom(undefined, undefined, 1, 100, 700) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('refund by line' as const),
      which,
      what: fc.constantFrom('a unit' as const, 'a unit' as const, 'goodwill' as const, 'a fee' as const),
      press: fc.nat(3),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('miss some' as const), which, units: fc.constantFrom(1, 1, 2), press: fc.nat(3) }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(3, 12, 31, 130, 5 * 24 * 60) }) },
)

/** A history is drawn whole, so that the same seed tells the same one. Usually an order goes some of its ordinary way first. */
export const anyHistory: fc.Arbitrary<History> = fc
  .record({
    way: fc.constantFrom(...waysToPay),
    isSplit: fc.boolean(),
    isDear: fc.boolean(),
    fate: fc.constantFrom<ChargeFate>(
      'paid',
      'paid',
      'paid',
      'paid',
      'paid',
      'paid',
      'refused',
      'silent and paid',
      'silent and refused',
      'never heard',
    ),
    rounds: fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 }),
    ordinary: fc.constantFrom(0, 3, 4, 5, 6, 6, 7, 7),
    chance: fc.nat(),
  })
  .map(({ ordinary, rounds, isSplit, way, ...rest }) => ({
    ...rest,
    way,
    isSplit: isSplit && way.maySplit,
    rounds: [...ordinaryWay.slice(0, ordinary), ...rounds],
  }))

const bothParcels = (does: 'pick' | 'book' | 'hand over' | 'deliver'): Deed[] => [
  { does, which: 0 },
  { does, which: 1 },
]

const ordinaryWay: Deed[][] = [
  [
    { does: 'decide', agrees: 'agrees' },
    { does: 'transfer', isExact: true },
  ],
  [{ does: 'wait', minutes: 3 }],
  [{ does: 'settle' }],
  bothParcels('pick'),
  bothParcels('book'),
  bothParcels('hand over'),
  bothParcels('deliver'),
]
