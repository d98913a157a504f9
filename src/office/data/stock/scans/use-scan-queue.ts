import { useCallback, useEffect, useRef, useState } from 'react'
import { isProblem } from '#contract/shared/problem.ts'
import type { LateScan, ScanStore, WaitingScan } from './scan-store.ts'

/** What the shop has made of one scan; `counted`: it is in the sums. */
export type Verdict = { seq: number; verdict: string; name: string | null; counted: boolean }

export type SendScans = (document: number, scans: { deviceKey: string; scans: readonly WaitingScan[] }) => Promise<Verdict[]>

/** What this page calls itself: with it and a running number each scan is told from every other. */
const deviceKey = crypto.randomUUID()
let lastSeq = 0

type Told = (verdicts: readonly Verdict[]) => void
type Wish = Pick<WaitingScan, 'document' | 'code' | 'line' | 'units'>

/**
 * Sends what was counted, in order and once: it is kept on the device until the shop has answered, over a lost line and a closed page
 * (STK-18). `waiting` are those that the shop has not answered yet.
 */
export function useScanQueue(store: ScanStore, { send, onTold }: { send: SendScans; onTold: Told }) {
  const [kept, setKept] = useState<{ waiting: readonly WaitingScan[]; late: readonly LateScan[] }>({ waiting: [], late: [] })
  const [sending, hear] = [useRef({ isUnderWay: false, isWanted: false }), useRef({ send, onTold })]
  useEffect(() => {
    hear.current = { send, onTold }
  })
  const look = useCallback(async () => setKept({ waiting: await store.listWaiting(), late: await store.listLate() }), [store])

  const sendAll = useCallback(async () => {
    const { current } = sending
    current.isWanted = true
    if (current.isUnderWay) return
    current.isUnderWay = true
    while (current.isWanted) {
      current.isWanted = false
      const tell: Told = (verdicts) => hear.current.onTold(verdicts)
      await sendKept(store, { send: (...batch) => hear.current.send(...batch), onTold: tell, look }).catch(() => undefined)
    }
    current.isUnderWay = false
  }, [store, look])

  useEffect(() => {
    void look().then(sendAll)
    const again = () => void sendAll()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [look, sendAll])

  const take = async (wish: Wish) => {
    lastSeq += 1
    await store.keep({ ...wish, deviceKey, seq: lastSeq, at: new Date().toISOString() })
    await look()
    void sendAll()
  }
  return { ...kept, take, dismissLate: () => store.forgetLate().then(look) }
}

type Sending = { send: SendScans; onTold: Told; look: () => Promise<void> }

async function sendKept(store: ScanStore, { send, onTold, look }: Sending): Promise<void> {
  for (let next = await store.listNext(); next.scans[0]; next = await store.listNext()) {
    const { document, deviceKey: device } = next.scans[0]
    const verdicts = await send(document, { deviceKey: device, scans: next.scans }).catch((error: unknown) => whenNever(error, next.scans))
    await store.keepLate(lateOf(next.scans, verdicts))
    await store.remove(next.keys)
    onTold(verdicts)
    await look()
  }
}

/** What is not there will never count them: they are told as such, and what came after them goes on. */
function whenNever(error: unknown, scans: readonly WaitingScan[]): Verdict[] {
  if (!isProblem(error, 'not_found') && !isProblem(error, 'validation_error')) throw error
  return scans.map(({ seq }) => ({ seq, verdict: 'closed', name: null, counted: false }))
}

/** What was sent so long after it was counted had waited for a line. */
const lateAfterMs = 5000

function lateOf(scans: readonly WaitingScan[], verdicts: readonly Verdict[]): LateScan[] {
  return verdicts.flatMap(({ seq, verdict, name, counted }) => {
    const scan = scans.find((each) => each.seq === seq)
    const isLate = scan && Date.now() - new Date(scan.at).getTime() > lateAfterMs
    return isLate && !counted ? [{ document: scan.document, code: scan.code, name, verdict, at: scan.at }] : []
  })
}
