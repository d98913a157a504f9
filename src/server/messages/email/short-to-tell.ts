import * as z from 'zod'
import { sum, type Twd } from '#rules/money.ts'
import type { Text } from '#rules/locale.ts'
import type { listGivenParts } from '#server/money/payments/published/given-parts.ts'
import type { listShortLines } from '#server/sales/orders/published/short-lines.ts'

type ShortLine = Awaited<ReturnType<typeof listShortLines>>[number]
type GivenPart = Awaited<ReturnType<typeof listGivenParts>>[number]

export type UnitsNotSent = { name: Text; units: number }

/** One report that goods are missing, as its letter tells it. */
export type ShortToTell = {
  id: number
  goods: UnitsNotSent[]
  amount: Twd
  points: number
  /** The courier collects so much less; nothing was paid yet. */
  isUncollected: boolean
}

/** The report of this cause, or the last one; null when there is none. */
export function shortToTell({
  short,
  given,
  cause,
}: {
  short: readonly ShortLine[]
  given: readonly GivenPart[]
  cause?: string | undefined
}): ShortToTell | null {
  const lines = short.filter((line) => line.cause === (cause ?? short.at(-1)?.cause))
  const [first] = lines
  if (!first) return null
  const parts = given.filter((part) => part.cause === first.cause)
  return {
    id: first.id,
    goods: unitsNotSent(lines),
    amount: sum(parts.map(({ amount }) => amount)),
    points: sum(parts.map(({ points }) => points)),
    isUncollected: parts.some(({ uncollected }) => uncollected),
  }
}

const named = z.object({ name: z.object({ zh: z.string(), en: z.string() }) })

/** By line of the order, however often something of it was missing. */
export function unitsNotSent(lines: readonly ShortLine[]): UnitsNotSent[] {
  return [...Map.groupBy(lines, ({ lineId }) => lineId).values()].flatMap((ofLine) => {
    const [first] = ofLine
    return first ? [{ name: named.parse(first.snapshot).name, units: sum(ofLine.map(({ units }) => units)) }] : []
  })
}
