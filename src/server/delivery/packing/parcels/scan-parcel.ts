import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { countIn, judgeScan, type Packed } from '#rules/shipping/packing.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { findScanFacts, holdPacking, saveCounted, saveLate, type ScannedGoods } from './scan-store.ts'
import type { NewScan } from './store.ts'

type Db = Kysely<Tables>

/** `scan`: a code was read; `press`: one more of goods without a code; `undo`: one less of what was counted. */
export type Scan = { seq: number; kind: 'scan' | 'press' | 'undo'; code: string; productId: number | null; at: Date }

export type ScanVerdict = NewScan['verdict']

/** What each scan has come to, and what is in the parcel now. */
export type Scanned = {
  verdicts: { seq: number; verdict: ScanVerdict; product: ScannedGoods | null }[]
  contents: readonly Packed[]
}

export type Scanning = { number: string; staffId: number; deviceKey: string; scans: readonly Scan[] }

/**
 * Counts into a parcel what was scanned, in order. A scan that came before is answered as then: nothing is ever counted twice. One
 * that came too late, because the parcel was taken over, is packed already or is not packed any more, counts nothing and says so
 * (PCK-07, PCK-17). Two statements do it, nearly always: one asks, one writes if nothing was counted meanwhile. Else it is asked and
 * written once more while the parcel is held.
 */
export async function scanParcel(shop: Shop, scanning: Scanning): Promise<Result<Scanned, { code: 'no_such_order' }>> {
  const now = shop.now()
  const first = await scanOnce(shop.database.db, { ...scanning, now })
  if (first) return first
  return shop.database.transaction(async (tx) => {
    await holdPacking(tx, scanning.number)
    const second = await scanOnce(tx, { ...scanning, now })
    // Nobody counts into a parcel that is held, but until its first scan there is nothing to hold.
    if (!second) throw new Error(`Somebody began to pack ${scanning.number} at the same moment: its scans are sent again`)
    return second
  })
}

/** Null, and nothing is written, when somebody else has counted or changed something meanwhile. */
async function scanOnce(
  db: Db,
  { now, ...scanning }: Scanning & { now: Date },
): Promise<Result<Scanned, { code: 'no_such_order' }> | null> {
  const { number, deviceKey, staffId, scans } = scanning
  const facts = await findScanFacts(db, {
    number,
    deviceKey,
    seqs: scans.map(({ seq }) => seq),
    codes: [...new Set(scans.flatMap(({ code }) => formsOfCode(code)))],
    productIds: scans.flatMap(({ productId }) => productId ?? []),
  })
  if (!facts) return refuse({ code: 'no_such_order' })
  const late = whyLate(facts, staffId)
  const { judged, packed } = judgeAll(scans, { facts, late })
  const fresh = newScans(judged, { orderId: facts.id, deviceKey, staffId })
  if (late !== null) await saveLate(db, fresh)
  else if (fresh.length > 0) {
    const counting = { orderId: facts.id, staffId, seen: facts.lists_counted, now, scans: fresh }
    if (!(await saveCounted(db, counting))) return null
  }
  return ok({ verdicts: judged.map(({ scan: { seq }, verdict, goods: product }) => ({ seq, verdict, product })), contents: packed })
}

type Facts = NonNullable<Awaited<ReturnType<typeof findScanFacts>>>
type Late = 'over' | 'not_yours' | null

function whyLate({ status, held_reason, packer_id, checked_at }: Facts, staffId: number): Late {
  if (status !== 'picking' || held_reason !== null) return 'over'
  if (packer_id !== null && packer_id !== staffId) return 'not_yours'
  return checked_at === null ? null : 'over'
}

type Judged = { scan: Scan; verdict: ScanVerdict; goods: ScannedGoods | null; isNew: boolean }

function judgeAll(scans: readonly Scan[], { facts, late }: { facts: Facts; late: Late }): { judged: Judged[]; packed: readonly Packed[] } {
  const { known, goods: all, contents } = facts
  const meant = new Map(all.map((each) => [each.id, each]))
  let packed: readonly Packed[] = contents.map(({ product_id: productId, units, counted }) => ({ productId, units, counted }))
  const judged = scans.map((scan) => {
    const before = known.find(({ seq }) => seq === scan.seq)
    const goods = meant.get(before ? (before.product_id ?? 0) : (scan.productId ?? codeOf(all, scan))) ?? null
    if (before) return { scan, verdict: before.verdict, goods, isNew: false }
    const verdict = late ?? judge(packed, { scan, goods })
    if (verdict === 'right' || verdict === 'undone')
      packed = countIn(packed, { productId: goods?.id ?? null, by: verdict === 'right' ? 1 : -1 })
    return { scan, verdict, goods, isNew: true }
  })
  return { judged, packed }
}

type Writing = { orderId: number; deviceKey: string; staffId: number }

/** Those that did not come before, each once. */
function newScans(judged: readonly Judged[], { orderId, deviceKey, staffId }: Writing): NewScan[] {
  const fresh = judged.filter(({ isNew, scan }, place) => isNew && judged.findIndex((each) => each.scan.seq === scan.seq) === place)
  return fresh.map(({ scan, verdict, goods }) => ({
    order_id: orderId,
    device_key: deviceKey,
    seq: scan.seq,
    staff_id: staffId,
    kind: scan.kind,
    code: scan.code,
    product_id: goods?.id ?? null,
    verdict,
    scanned_at: scan.at.toISOString(),
  }))
}

function codeOf(goods: readonly ScannedGoods[], { code }: Scan): number {
  const forms = formsOfCode(code)
  return goods.find(({ barcode }) => barcode !== null && forms.includes(barcode))?.id ?? 0
}

/** What has a code is scanned; only what has none is pressed. */
function judge(packed: readonly Packed[], { scan, goods }: { scan: Scan; goods: ScannedGoods | null }): ScanVerdict {
  if (scan.kind === 'undo') return packed.some(({ productId, counted }) => productId === goods?.id && counted > 0) ? 'undone' : 'nothing'
  if (scan.kind === 'press' && (goods === null || goods.barcode !== null)) return 'nothing'
  return judgeScan(packed, goods?.id ?? null)
}
