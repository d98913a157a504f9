import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PackedParcel, ScanVerdicts } from '#contract/office/api/packing.ts'
import type { OfficeClient } from '#contract/office/client.ts'
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
  const office = useOffice()
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState(0)
  const [late, setLate] = useState<readonly LateScan[]>([])
  const isSending = useRef(false)
  const hear = useRef(onTold)
  useEffect(() => {
    hear.current = onTold
  })

  const send = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    const told = async ({ number, deviceKey }: WaitingScan, answer: ScanVerdicts) => {
      queries.setQueryData<PackedParcel>(parcelKey(number), (known) => known && withCounts(known, answer))
      for (const { seq, ...word } of answer.verdicts) hear.current({ deviceKey, seq }, word)
      setWaiting(await countWaiting())
      setLate(await listLate())
    }
    await sendAll(office, told).finally(() => {
      isSending.current = false
    })
  }, [office, queries])

  useEffect(() => {
    const begin = async () => {
      setLate(await listLate())
      setWaiting(await countWaiting())
      await send()
    }
    void begin()
  }, [send])

  return {
    waiting,
    late,
    keep: async (scan: WaitingScan) => {
      await keepScan(scan)
      setWaiting(await countWaiting())
      void send()
    },
    dismissLate: async () => {
      await forgetLate()
      setLate([])
    },
  }
}

/** Sends what waits, one parcel of one device after the other, until nothing waits. */
async function sendAll(office: OfficeClient, onAnswer: (first: WaitingScan, answer: ScanVerdicts) => Promise<void>): Promise<void> {
  for (let next = await listNextScans(); next.scans[0]; next = await listNextScans()) {
    const [first] = next.scans
    const scans = next.scans.map(({ seq, kind, code, productId: product_id, at }) => ({ seq, kind, code, product_id, at }))
    const answer = await office.packing.scan({ number: first.number, device_key: first.deviceKey, scans })
    await keepLate(lateOf(next.scans, answer))
    await removeScans(next.keys)
    await onAnswer(first, answer)
  }
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
