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
type Wish = Omit<WaitingScan, 'deviceKey' | 'seq' | 'at'>

/**
 * Sends what was counted, in order and once: it is kept on the device until the shop has answered, over a lost line and a closed page
 * (STK-18). `waiting` are those that the shop has not answered yet.
 */
export function useScanQueue(store: ScanStore, { send, onTold }: { send: SendScans; onTold: Told }) {
  const [kept, setKept] = useState<Kept>({ waiting: [], late: [] })
  const sending = useRef({ isUnderWay: false, isWanted: false })
  const hear = useRef({ send, onTold })
  useEffect(() => {
    hear.current = { send, onTold }
  })

  const sendAll = useCallback(async () => {
    const tell: Told = (verdicts) => hear.current.onTold(verdicts)
    const look = async () => setKept(await lookAt(store))
    const sendNow: SendScans = (...batch) => hear.current.send(...batch)
    await inTurn(sending.current, () => sendKept(store, { send: sendNow, onTold: tell, look }).catch(() => undefined))
  }, [store])

  useEffect(() => {
    void lookAt(store).then(setKept).then(sendAll)
    const again = () => void sendAll()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [store, sendAll])

  const take = async (wish: Wish) => {
    lastSeq += 1
    await store.keep({ ...wish, deviceKey, seq: lastSeq, at: new Date().toISOString() })
    setKept(await lookAt(store))
    void sendAll()
  }
  return {
    ...kept,
    take,
    dismissLate: () =>
      store
        .forgetLate()
        .then(() => lookAt(store))
        .then(setKept),
  }
}

type Turn = { isUnderWay: boolean; isWanted: boolean }

/** One at a time; what is asked for meanwhile is done once more after it. */
async function inTurn(turn: Turn, work: () => Promise<void>): Promise<void> {
  turn.isWanted = true
  if (turn.isUnderWay) return
  turn.isUnderWay = true
  while (turn.isWanted) {
    turn.isWanted = false
    await work()
  }
  turn.isUnderWay = false
}

/** What waits for being sent, and what had become wrong when it was. */
type Kept = { waiting: readonly WaitingScan[]; late: readonly LateScan[] }

async function lookAt(store: ScanStore): Promise<Kept> {
  return { waiting: await store.listWaiting(), late: await store.listLate() }
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
