import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Stocktake, StocktakeLine } from '#contract/office/api/goods/stocktakes.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { giveSignal } from '../packing/scan-signal.ts'
import { askAgainMs } from '../ask-again.ts'
import { useOffice } from '../office.tsx'
import { openScanStore, type WaitingScan } from './scans/scan-store.ts'
import { useScanQueue, type SendScans } from './scans/use-scan-queue.ts'
import { stockKey } from './use-stock.ts'

const stocktakesKey = [...stockKey, 'counts'] as const

export function useStocktakes(view: 'open' | 'booked') {
  const { stocktakes } = useOffice()
  return useInfiniteQuery({
    queryKey: [...stocktakesKey, 'list', view],
    queryFn: ({ pageParam, signal }) => stocktakes.list({ view, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** A count; asked for again, because others count too. */
export function useStocktake(id: number, isReview: boolean) {
  const { stocktakes } = useOffice()
  return useQuery({
    queryKey: [...stocktakesKey, id, isReview],
    queryFn: ({ signal }) => stocktakes.find({ id, review: isReview ? 'true' : 'false' }, { signal }),
    refetchInterval: askAgainMs,
    placeholderData: (before) => (before?.id === id ? before : undefined),
  })
}

const store = openScanStore('office-counts')

/** A line as the device knows it, with what has not been sent yet. */
export type LineNow = StocktakeLine & { counting: 1 | 2; units: number | null }

/** Counts lines of a count, on the device at once and in the shop as soon as there is a line. */
export function useStocktakeScans(count: Stocktake) {
  const { stocktakes } = useOffice()
  const queries = useQueryClient()
  const send: SendScans = async (id, { deviceKey: device_key, scans }) => {
    const marks = scans.map(({ seq, line, round, kind, units, at }) => ({ seq, line: line ?? 0, round, kind, units, at }))
    const { verdicts } = await stocktakes.mark({ id, device_key, sent_at: new Date().toISOString(), marks })
    await queries.invalidateQueries({ queryKey: [...stocktakesKey, id] })
    return verdicts.map(({ seq, verdict, line }) => {
      const name = count.lines.find((each) => each.id === line)?.product.name ?? null
      return { seq, verdict, name, counted: verdict === 'counted' }
    })
  }
  const queue = useScanQueue(store, {
    send,
    onTold: (verdicts) => verdicts.some(({ counted }) => !counted) && giveSignal('wrong'),
  })
  const waiting = queue.waiting.filter(({ document }) => document === count.id)
  const [seconds, setSeconds] = useState<readonly number[]>([])
  const lines = count.lines.map((line) => lineNow(line, { waiting, isSecond: seconds.includes(line.id) }))
  const take = (line: LineNow, wish: Pick<WaitingScan, 'kind' | 'units'>) =>
    queue.take({ ...wish, document: count.id, code: line.product.barcode ?? '', line: line.id, round: line.counting })
  return {
    lines,
    waiting: waiting.length,
    late: queue.late,
    dismissLate: queue.dismissLate,
    set: (line: LineNow, units: number) => take(line, { kind: 'set', units }),
    /** The first count of a line is over, by everybody: it is counted once more from nothing. */
    beginSecond: (line: LineNow) => setSeconds((all) => [...all, line.id]),
    add: (line: LineNow) => take(line, { kind: 'add', units: 1 }),
    /** The line that a code means: the one that is counted just now, else the first that nobody has, else the first. */
    lineOf(code: string, chosen: number | null): LineNow | undefined {
      const forms = formsOfCode(code)
      const meant = lines.filter(({ product: { barcode } }) => barcode !== null && forms.includes(barcode))
      return meant.find(({ id }) => id === chosen) ?? meant.find(({ units }) => units === null) ?? meant[0]
    },
  }
}

function lineNow(line: StocktakeLine, { waiting, isSecond }: { waiting: readonly WaitingScan[]; isSecond: boolean }): LineNow {
  const own = waiting.filter((scan) => scan.line === line.id)
  const counting = isSecond || line.round === 2 || own.some(({ round }) => round === 2) ? 2 : 1
  const begun = counting === line.round ? line.mine : null
  const units = own
    .filter(({ round }) => round === counting)
    .reduce<number | null>((sum, scan) => (scan.kind === 'set' ? scan.units : (sum ?? 0) + scan.units), begun)
  return { ...line, counting, units }
}
