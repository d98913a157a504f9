import type { Tx } from '#database/connect.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { countIn, judgeScan, type Packed } from '#rules/shipping/packing.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { takeToPack } from './claim-parcel.ts'
import { createScans, findParcelId, listContents, listGoods, listGoodsOfCodes, listKnownScans, type NewScan } from './store.ts'

/** `scan`: a code was read; `press`: one more of goods without a code; `undo`: one less of what was counted. */
export type Scan = { seq: number; kind: 'scan' | 'press' | 'undo'; code: string; productId: number | null; at: Date }

export type ScanVerdict = NewScan['verdict']

type Goods = Awaited<ReturnType<typeof listGoods>>[number]

/** What each scan has come to, and what is in the parcel now. */
export type Scanned = {
  verdicts: { seq: number; verdict: ScanVerdict; product: Goods | null }[]
  contents: readonly Packed[]
}

export type Scanning = { number: string; staffId: number; deviceKey: string; scans: readonly Scan[] }

/**
 * Counts into a parcel what was scanned, in order. A scan that came before is answered as then: nothing is ever counted twice. One
 * that came too late, because the parcel was taken over, is packed already or is not packed any more, counts nothing and says so
 * (PCK-07, PCK-17).
 */
export async function scanParcel(shop: Shop, scanning: Scanning): Promise<Result<Scanned, { code: 'no_such_order' }>> {
  const now = shop.now()
  return shop.database.transaction(async (tx) => {
    const taken = await takeToPack(tx, { ...scanning, now })
    const orderId = taken.ok ? taken.value.order_id : await findParcelId(tx, scanning.number)
    if (orderId === undefined) return refuse({ code: 'no_such_order' })
    return ok(await judgeAll(tx, { ...scanning, orderId, late: whyLate(taken) }))
  })
}

function whyLate(taken: Awaited<ReturnType<typeof takeToPack>>): Judging['late'] {
  if (!taken.ok) return taken.refusal.code === 'claimed_by' ? 'not_yours' : 'over'
  return taken.value.checked_at === null ? null : 'over'
}

type Judging = Scanning & { orderId: number; late: 'over' | 'not_yours' | null }

async function judgeAll(tx: Tx, { orderId, late, deviceKey, staffId, scans }: Judging): Promise<Scanned> {
  const codes = [...new Set(scans.flatMap(({ code }) => formsOfCode(code)))]
  const known = await listKnownScans(tx, { deviceKey, seqs: scans.map(({ seq }) => seq) })
  const contents = await listContents(tx, [orderId])
  const coded = await listGoodsOfCodes(tx, codes)
  const meant = await listMeant(tx, { scans, coded, known })
  let packed: Packed[] = contents.map(({ product_id: productId, units, counted }) => ({ productId, units, counted }))
  const judged = scans.map((scan) => {
    const before = known.find(({ seq }) => seq === scan.seq)
    const goods = meant.get(before ? (before.product_id ?? 0) : (scan.productId ?? codeOf(coded, scan))) ?? null
    if (before) return { scan, verdict: before.verdict, goods, isNew: false }
    const verdict = late ?? judge(packed, { scan, goods })
    if (verdict === 'right' || verdict === 'undone')
      packed = countIn(packed, { productId: goods?.id ?? null, by: verdict === 'right' ? 1 : -1 })
    return { scan, verdict, goods, isNew: true }
  })
  const fresh = judged.filter(
    ({ isNew }, place) => isNew && judged.findIndex((each) => each.scan.seq === judged[place]?.scan.seq) === place,
  )
  if (fresh.length > 0)
    await createScans(
      tx,
      fresh.map(({ scan, verdict, goods }) => ({
        order_id: orderId,
        device_key: deviceKey,
        seq: scan.seq,
        staff_id: staffId,
        kind: scan.kind,
        code: scan.code,
        product_id: goods?.id ?? null,
        verdict,
        scanned_at: scan.at.toISOString(),
      })),
    )
  return { verdicts: judged.map(({ scan: { seq }, verdict, goods: product }) => ({ seq, verdict, product })), contents: packed }
}

type Coded = Awaited<ReturnType<typeof listGoodsOfCodes>>
type Known = Awaited<ReturnType<typeof listKnownScans>>

function codeOf(coded: Coded, { code }: Scan): number {
  const forms = formsOfCode(code)
  return coded.find(({ barcode }) => barcode !== null && forms.includes(barcode))?.id ?? 0
}

/** The goods that the scans are about, by their ids. */
async function listMeant(
  tx: Tx,
  { scans, coded, known }: { scans: readonly Scan[]; coded: Coded; known: Known },
): Promise<Map<number, Goods>> {
  const others = [...scans.map(({ productId }) => productId), ...known.map(({ product_id }) => product_id)].filter((id) => id !== null)
  const goods = others.length > 0 ? [...coded, ...(await listGoods(tx, others))] : coded
  return new Map(goods.map((each) => [each.id, each]))
}

/** What has a code is scanned; only what has none is pressed. */
function judge(packed: readonly Packed[], { scan, goods }: { scan: Scan; goods: Goods | null }): ScanVerdict {
  if (scan.kind === 'undo') return packed.some(({ productId, counted }) => productId === goods?.id && counted > 0) ? 'undone' : 'nothing'
  if (scan.kind === 'press' && (goods === null || goods.barcode !== null)) return 'nothing'
  return judgeScan(packed, goods?.id ?? null)
}
