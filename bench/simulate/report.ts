import type { Figure } from '../figures.ts'
import type { Held } from './hold-sale.ts'
import type { Books } from './look-at-books.ts'
import { percentile, type Deed } from './tally.ts'

const deeds: readonly Deed[] = ['page', 'call', 'sign in', 'add to cart', 'order by card', 'order by ATM', 'order on delivery', 'transfer']

/** A sale in numbers: how much, how fast, what failed, and whether the money agrees. */
export function figuresOf({ tally, seconds, acknowledged }: Held, books: Books): Figure[] {
  const count = (deed: Deed) => tally.milliseconds(deed).length
  const all = deeds.reduce((sum, deed) => sum + count(deed), 0)
  const failed = [...tally.failures.values()].reduce((sum, each) => sum + each, 0)
  const figure = (what: string, value: number, { unit = '', ...bounds }: Partial<Pick<Figure, 'unit' | 'atMost'>> = {}): Figure => ({
    what,
    rounds: [value],
    unit,
    ...bounds,
  })
  return [
    figure('page views', count('page') / seconds, { unit: '/s' }),
    figure('orders acknowledged', (60 * acknowledged.length) / seconds, { unit: '/min' }),
    ...deeds
      .filter((deed) => count(deed) > 0)
      .flatMap((deed) =>
        [0.5, 0.95, 0.99].map((share) =>
          figure(`${deed}: p${share * 100}, of ${count(deed)}`, percentile(tally.milliseconds(deed), share), { unit: 'ms' }),
        ),
      ),
    figure('failed, of everything that was asked', all === 0 ? 100 : (100 * failed) / all, { unit: '%', atMost: 0.1 }),
    figure('orders acknowledged and not there', books.lost.length, { atMost: 0 }),
    figure('orders that do not agree with their money', books.complaints.length, { atMost: 0 }),
    figure('payments of which nobody knows anything afterwards', books.unknown, { atMost: 0 }),
    figure('until every payment was known, after the last visitor', books.secondsUntilSettled, { unit: 's' }),
  ]
}

/** What the figures do not say: by its word. */
export function wordsOf({ tally }: Held, books: Books): string[] {
  const lines = (title: string, counts: Iterable<[string, number]>) => [...counts].map(([word, count]) => `${title} ${word}: ${count}`)
  return [
    ...lines('Orders', Object.entries(books.byStatus)),
    ...lines('Refused', tally.refusals),
    ...lines('Failed', tally.failures),
    ...books.complaints,
    ...books.lost.map((id) => `${id} was acknowledged and is not there.`),
  ]
}
