import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PackedParcel, ScanVerdicts } from '#contract/office/api/packing.ts'
import type { OfficeClient } from '#contract/office/client.ts'
import { isProblem } from '#contract/shared/problem.ts'
import { useOffice } from '../office.tsx'
import {
  countWaiting,
  forgetLate,
  keepLate,
  keepScan,
  listLate,
  listNextScans,
  removeScans,
  type LateScan,
  type WaitingScan,
} from './scan-store.ts'
import { parcelKey } from './use-parcels.ts'

/** What the shop has made of a scan. */
export type Told = Pick<ScanVerdicts['verdicts'][number], 'verdict' | 'product'>

/**
 * Sends what was scanned, in order and once: it is kept on the device until the shop has answered, over a lost line and a closed page
 * (PCK-17). `onTold` hears what each has come to.
 */
export function useScanSending(onTold: (scan: Pick<WaitingScan, 'deviceKey' | 'seq'>, told: Told) => void) {
  const sendKept = useSendKept()
  const [kept, setKept] = useState<Kept>({ waiting: 0, late: [] })
  const sending = useRef({ isUnderWay: false, isWanted: false })
  const hear = useRef(onTold)
  useEffect(() => {
    hear.current = onTold
  })

  const send = useCallback(async () => {
    const { current } = sending
    current.isWanted = true
    if (current.isUnderWay) return
    current.isUnderWay = true
    while (current.isWanted) {
      current.isWanted = false
      await sendKept(async (scan, told) => {
        hear.current(scan, told)
        setKept(await lookAtKept())
      }).catch(() => undefined)
    }
    current.isUnderWay = false
  }, [sendKept])

  useEffect(() => {
    void lookAtKept().then(setKept).then(send)
  }, [send])

  const keep = async (scan: WaitingScan) => {
    await keepScan(scan)
    setKept(await lookAtKept())
    void send()
  }
  const dismissLate = () => forgetLate().then(lookAtKept).then(setKept)
  return { ...kept, keep, dismissLate }
}

/** How many wait for being sent, and which had become wrong when they were. */
type Kept = { waiting: number; late: readonly LateScan[] }

async function lookAtKept(): Promise<Kept> {
  return { waiting: await countWaiting(), late: await listLate() }
}

type OnTold = (scan: Pick<WaitingScan, 'deviceKey' | 'seq'>, told: Told) => Promise<void>

/** Sends what waits, one parcel of one device after the other, until nothing waits; the page shows the counts at once. */
function useSendKept() {
  const office = useOffice()
  const queries = useQueryClient()
  return useCallback(
    (onTold: OnTold) =>
      sendAll(office, async ({ number, deviceKey }, answer) => {
        await showCounts(queries, { number, answer })
        for (const { seq, ...told } of answer.verdicts) await onTold({ deviceKey, seq }, told)
      }),
    [office, queries],
  )
}

/** A parcel that was asked for before may come back without this scan: it is asked for again, and the count never jumps back. */
async function showCounts(queries: QueryClient, { number, answer }: { number: string; answer: ScanVerdicts }): Promise<void> {
  const queryKey = parcelKey(number)
  const isAsked = queries.isFetching({ queryKey }) > 0
  if (isAsked) await queries.cancelQueries({ queryKey })
  queries.setQueryData<PackedParcel>(queryKey, (known) => known && withCounts(known, answer))
  if (isAsked) void queries.invalidateQueries({ queryKey })
}

async function sendAll(office: OfficeClient, onAnswer: (first: WaitingScan, answer: ScanVerdicts) => Promise<void>): Promise<void> {
  for (let next = await listNextScans(); next.scans[0]; next = await listNextScans()) {
    const [first] = next.scans
    const scans = next.scans.map(({ seq, kind, code, productId: product_id, at }) => ({ seq, kind, code, product_id, at }))
    const answer = await office.packing
      .scan({ number: first.number, device_key: first.deviceKey, scans })
      .catch((error: unknown) => whenNeverCounted(error, scans))
    await keepLate(lateOf(next.scans, answer))
    await removeScans(next.keys)
    await onAnswer(first, answer)
  }
}

/** A parcel that is not there will never count them: they are told as such, and what was scanned after them goes on. */
function whenNeverCounted(error: unknown, scans: readonly { seq: number }[]): ScanVerdicts {
  if (!isProblem(error, 'invalid_order_number') && !isProblem(error, 'validation_error')) throw error
  return { verdicts: scans.map(({ seq }) => ({ seq, verdict: 'over', product: null })), counts: [] }
}

function withCounts(parcel: PackedParcel, { counts }: ScanVerdicts): PackedParcel {
  const counted = new Map(counts.map((each) => [each.product_id, each.counted]))
  return { ...parcel, goods: parcel.goods.map((goods) => ({ ...goods, counted: counted.get(goods.product_id) ?? goods.counted })) }
}

/** What was sent so long after it was scanned had waited for a line. */
const lateAfterMs = 5000

function lateOf(scans: readonly WaitingScan[], { verdicts }: ScanVerdicts): LateScan[] {
  return verdicts.flatMap(({ seq, verdict, product }) => {
    const scan = scans.find((each) => each.seq === seq)
    const isLate = scan && Date.now() - new Date(scan.at).getTime() > lateAfterMs
    if (!isLate || verdict === 'right' || verdict === 'undone') return []
    return [{ number: scan.number, code: scan.code, name: product?.name ?? null, verdict, at: scan.at }]
  })
}
