import { useRef, useState } from 'react'
import type { PackedParcel } from '#contract/office/api/packing.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { countIn, judgeScan, type Packed } from '#rules/shipping/packing.ts'
import { giveSignal } from './scan-signal.ts'
import type { WaitingScan } from './scan-store.ts'
import { useScanSending, type Told } from './use-scan-sending.ts'

/** A scan as it is shown: what came of it, and what was scanned. */
export type ShownScan = {
  key: string
  verdict: Told['verdict']
  name: string | null
  shelf: string | null
  code: string
  productId: number | null
}

/** What this page calls itself: with it and a running number each scan is told from every other. */
const deviceKey = crypto.randomUUID()
let lastSeq = 0

/** So long what is scanned waits for the shop's word before the ear is told (PCK-10). */
const waitForWordMs = 90
const shownAtOnce = 8

type Wish = Pick<WaitingScan, 'kind' | 'code' | 'productId'>

/** Counts what is scanned, on the device at once and in the shop as soon as there is a line. */
export function useScanning(parcel: PackedParcel | undefined) {
  const [shown, setShown] = useState<readonly ShownScan[]>([])
  const [pending, setPending] = useState<readonly WaitingScan[]>([])
  const words = useRef(new Map<string, (told: Told) => void>())
  const sending = useScanSending((scan, told) => {
    setPending((all) => all.filter((each) => keyOf(each) !== keyOf(scan)))
    words.current.get(keyOf(scan))?.(told)
    words.current.delete(keyOf(scan))
  })
  const packed = packedNow(parcel, pending)
  const show = (scan: WaitingScan, told: Told) =>
    setShown((all) => [shownOf(scan, told), ...all.filter(({ key }) => key !== keyOf(scan))].slice(0, shownAtOnce))

  async function take(wish: Wish): Promise<Told | null> {
    if (!parcel) return null
    lastSeq += 1
    const scan: WaitingScan = { ...wish, number: parcel.number, deviceKey, seq: lastSeq, at: new Date().toISOString() }
    const known = guess(parcel, { scan, packed })
    if (known.product) setPending((all) => [...all, { ...scan, productId: known.product?.id ?? null }])
    const word = new Promise<Told>((tell) => words.current.set(keyOf(scan), tell))
    await sending.keep(scan)
    // What lies in the parcel the device knows by itself; of anything else the shop knows more.
    const first = known.product ? known : await Promise.race([word, pause(waitForWordMs).then(() => known)])
    show(scan, first)
    signal(first.verdict)
    void word.then((told) => {
      show(scan, told)
      if (told.verdict !== first.verdict) signal(told.verdict)
    })
    return first.product || navigator.onLine ? word : first
  }

  return {
    ...sending,
    // What was scanned this instant waits before the device has written it down.
    waiting: Math.max(sending.waiting, pending.length),
    packed,
    shown,
    scan: (code: string) => take({ kind: 'scan', code, productId: null }),
    press: (productId: number) => take({ kind: 'press', code: '', productId }),
    undo: (productId: number) => take({ kind: 'undo', code: '', productId }),
  }
}

export type Scanning = ReturnType<typeof useScanning>

const keyOf = ({ deviceKey: device, seq }: Pick<WaitingScan, 'deviceKey' | 'seq'>) => `${device} ${seq}`
const pause = (ms: number) => new Promise((go) => setTimeout(go, ms))

function signal(verdict: Told['verdict']): void {
  if (verdict === 'right' || verdict === 'enough' || verdict === 'unknown') giveSignal(verdict)
  else if (verdict !== 'undone') giveSignal('wrong')
}

/** What the device itself makes of a scan: of what lies in the parcel it knows the codes. */
function guess(parcel: PackedParcel, { scan: { kind, code, productId }, packed }: { scan: WaitingScan; packed: readonly Packed[] }): Told {
  const forms = code === '' ? [] : formsOfCode(code)
  const goods = parcel.goods.find(({ product_id, barcode }) => product_id === productId || (barcode !== null && forms.includes(barcode)))
  if (!goods) return { verdict: 'wrong', product: null }
  const product = { id: goods.product_id, name: goods.name, shelf: goods.shelf }
  return { verdict: kind === 'undo' ? 'undone' : judgeScan(packed, goods.product_id), product }
}

/** What the shop has counted, and what waits for being sent on top of it. */
function packedNow(parcel: PackedParcel | undefined, pending: readonly WaitingScan[]): Packed[] {
  const known = (parcel?.goods ?? []).map(({ product_id: productId, units, counted }) => ({ productId, units, counted }))
  return pending
    .filter(({ number }) => number === parcel?.number)
    .reduce<Packed[]>((all, { kind, productId }) => countIn(all, { productId, by: kind === 'undo' ? -1 : 1 }), known)
}

function shownOf(scan: WaitingScan, { verdict, product }: Told): ShownScan {
  return {
    key: keyOf(scan),
    verdict,
    name: product?.name ?? null,
    shelf: product?.shelf ?? null,
    code: scan.code,
    productId: product?.id ?? null,
  }
}
