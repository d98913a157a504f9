import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { InboundDelivery } from '#contract/office/api/goods/inbound.ts'
import type { InboundVerdict } from '#rules/catalog/inbound.ts'
import { countInbound, judgeInbound } from '#rules/catalog/inbound.ts'
import { giveSignal } from '../packing/scan-signal.ts'
import { useOffice } from '../office.tsx'
import { openScanStore, type WaitingScan } from './scans/scan-store.ts'
import { useScanQueue, type SendScans } from './scans/use-scan-queue.ts'
import { stockKey } from './use-stock.ts'

const inboundKey = [...stockKey, 'inbound'] as const

export function useDeliveries(view: 'open' | 'closed') {
  const { inbound } = useOffice()
  return useInfiniteQuery({
    queryKey: [...inboundKey, 'list', view],
    queryFn: ({ pageParam, signal }) => inbound.list({ view, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

export function useDelivery(id: number) {
  const { inbound } = useOffice()
  return useQuery({ queryKey: [...inboundKey, id], queryFn: ({ signal }) => inbound.find({ id }, { signal }) })
}

const store = openScanStore('office-inbound')
const counts: readonly string[] = ['right', 'more', 'undone'] satisfies InboundVerdict[]

/** Counts what comes with a delivery, on the device at once and in the shop as soon as there is a line. */
export function useInboundScans(delivery: InboundDelivery) {
  const { inbound } = useOffice()
  const queries = useQueryClient()
  const [last, setLast] = useState<{ verdict: InboundVerdict; name: string | null } | null>(null)
  const send: SendScans = async (id, { deviceKey: device_key, scans }) => {
    const sent = scans.map(({ seq, code, line, units, at }) => ({ seq, code, line, units, at }))
    const told = await inbound.scan({ id, device_key, scans: sent })
    const queryKey = [...inboundKey, id]
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<InboundDelivery>(queryKey, (known) => known && withCounts(known, told.lines))
    return told.verdicts.map(({ seq, verdict, name }) => ({ seq, verdict, name, counted: counts.includes(verdict) }))
  }
  const queue = useScanQueue(store, {
    send,
    onTold(verdicts) {
      const wrong = verdicts.find(({ counted }) => !counted)
      if (wrong) giveSignal(wrong.verdict === 'unknown' ? 'unknown' : 'wrong')
      const told = wrong ?? verdicts.at(-1)
      if (told) setLast({ verdict: told.verdict as InboundVerdict, name: told.name })
    },
  })
  const waiting = queue.waiting.filter(({ document }) => document === delivery.id)
  const lines = linesNow(delivery, waiting)
  const take = async (wish: Pick<WaitingScan, 'code' | 'line' | 'units'>) => {
    const guessed = judge(lines, wish)
    if (guessed.line !== null) giveSignal(guessed.verdict === 'more' ? 'enough' : 'right')
    await queue.take({ ...wish, kind: 'add', round: 1, document: delivery.id })
  }
  return {
    lines,
    last,
    waiting: waiting.length,
    late: queue.late,
    dismissLate: queue.dismissLate,
    scan: (code: string) => take({ code, line: null, units: 1 }),
    add: (line: number, units: number) => take({ code: '', line, units }),
  }
}

type Flat = InboundDelivery['lines'][number] & { barcode: string | null }

/** What the shop has counted, and what waits for being sent on top of it. */
function linesNow(delivery: InboundDelivery, waiting: readonly WaitingScan[]): Flat[] {
  const known = delivery.lines.map((line) => ({ ...line, barcode: line.product.barcode }))
  return waiting.reduce<Flat[]>((lines, scan) => countInbound(lines, judge(lines, scan)), known)
}

function judge(lines: readonly Flat[], { code, line, units }: Pick<WaitingScan, 'code' | 'line' | 'units'>) {
  return judgeInbound(lines, line === null ? { kind: 'scan', code } : { kind: 'units', line, units })
}

function withCounts(delivery: InboundDelivery, lines: readonly { id: number; counted: number }[]): InboundDelivery {
  const counted = new Map(lines.map((line) => [line.id, line.counted]))
  return { ...delivery, lines: delivery.lines.map((line) => ({ ...line, counted: counted.get(line.id) ?? line.counted })) }
}
