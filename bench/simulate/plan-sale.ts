import type { TestCard } from '#support/test-order.ts'
import { oneOf, openChance, type Chance } from './chance.ts'

export type Payment = 'card' | 'atm' | 'on-delivery'

/** Somebody who comes to the sale, with all that they will do. Numbers from 0 to 1 choose among whatever the shop has. */
export type Visit = {
  number: number
  atSeconds: number
  /** The pages they look at, and how long each. */
  looks: readonly { page: 'home' | 'list' | 'product'; which: number; seconds: number }[]
  /** Null: they only look. */
  buys: Buying | null
}

export type Buying = {
  goods: readonly { which: number; quantity: number }[]
  /** Some leave with a full cart. */
  ordersAfterSeconds: number | null
  payment: Payment
  card: TestCard
  /** After how long they go to an ATM, and how often the bank tells of it; null: never. */
  transfer: { afterSeconds: number; notice: 'once' | 'twice' | 'never' } | null
}

/** The card company is in a mood, from a moment on and for so many payments. */
export type Weather = { atSeconds: number; mood: 'slow' | 'time-out-charged' | 'cut-charged' | 'outage'; payments: number }

export type SalePlan = { visits: readonly Visit[]; weather: readonly Weather[] }

export type SaleWish = {
  seed: number
  seconds: number
  /** How many come in a second, on average. */
  perSecond: number
  /** The card company answers everybody at once: nothing has to be asked about afterwards, which takes ten minutes. */
  calm?: boolean
}

const buyers = 0.35
const finishers = 0.8

/** A whole sale from one seed: the same wish is the same sale. */
export function planSale({ seed, seconds, perSecond, calm = false }: SaleWish): SalePlan {
  const chance = openChance(seed)
  const cards = calm ? answered : moody
  const visits = arrivals({ chance, seconds, perSecond }).map((atSeconds, number) => planVisit(chance, { atSeconds, number, cards }))
  if (calm) return { visits, weather: [] }
  // What a twentieth of the sale brings in payments by card, roughly.
  const payments = Math.max(2, Math.round((visits.length * buyers * finishers * 0.6) / 20))
  const at = (share: number, mood: Weather['mood'], count: number): Weather => ({ atSeconds: seconds * share, mood, payments: count })
  return {
    visits,
    weather: [
      at(0.2, 'slow', payments),
      at(0.4, 'time-out-charged', Math.ceil(payments / 4)),
      at(0.6, 'slow', payments),
      at(0.75, 'cut-charged', Math.ceil(payments / 4)),
      at(0.85, 'outage', Math.ceil(payments / 4)),
    ],
  }
}

/** As a sale begins: three times as many at first, and ever fewer after an eighth of the time. Moments by thinning. */
function arrivals({ chance, seconds, perSecond }: { chance: Chance } & Omit<SaleWish, 'seed'>): number[] {
  const crowd = (at: number) => perSecond * (0.7 + 2.4 * Math.exp((-8 * at) / seconds))
  const most = crowd(0)
  const moments: number[] = []
  for (let at = 0; ;) {
    at -= Math.log(1 - chance()) / most
    if (at >= seconds) return moments
    if (chance() < crowd(at) / most) moments.push(at)
  }
}

/** How often which card is paid with. */
type Cards = Readonly<Record<TestCard, number>>

const moody = { pays: 88, refused: 4, silentButCharged: 3, silentNotCharged: 3, cutAfterCharging: 2 } as Cards
const answered = { pays: 96, refused: 4 } as Cards

function planVisit(chance: Chance, { atSeconds, number, cards }: Pick<Visit, 'atSeconds' | 'number'> & { cards: Cards }): Visit {
  const looks = Array.from({ length: 1 + Math.floor(chance() * 6) }, (_, index) => ({
    page: index === 0 ? oneOf(chance, { home: 5, list: 2, product: 3 }) : oneOf(chance, { home: 1, list: 4, product: 8 }),
    which: chance(),
    seconds: 1 + 6 * chance() ** 2,
  }))
  return { number, atSeconds, looks, buys: chance() < buyers ? planBuying(chance, cards) : null }
}

function planBuying(chance: Chance, cards: Cards): Buying {
  const payment = oneOf(chance, { card: 60, atm: 22, 'on-delivery': 18 })
  return {
    goods: Array.from({ length: 1 + Math.floor(chance() * 3) }, () => ({ which: chance(), quantity: chance() < 0.8 ? 1 : 2 })),
    ordersAfterSeconds: chance() < finishers ? 2 + 8 * chance() : null,
    payment,
    card: oneOf(chance, cards),
    transfer: chance() < 0.8 ? { afterSeconds: 5 + 40 * chance(), notice: oneOf(chance, { once: 8, twice: 1, never: 1 }) } : null,
  }
}
