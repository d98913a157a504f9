import type { InboundScanned } from '#contract/office/api/goods/inbound.ts'
import type { Tx } from '#database/connect.ts'
import { nameOfActor, type Actor } from '#rules/actor.ts'
import { formsOfCode } from '#rules/catalog/barcode.ts'
import { countInbound, judgeInbound, type InboundScan, type InboundVerdict } from '#rules/catalog/inbound.ts'
import { inLanguage, type Language } from '#rules/locale.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createScans, findProductOf, listLines, listScans, lockDelivery } from './store.ts'

export type Scan = { seq: number; code: string; line: number | null; units: number; at: Date }

type Scanning = { id: number; deviceKey: string; scans: readonly Scan[]; actor: Actor; language: Language }

/**
 * Counts what a device has found of a delivery, in order. A scan that came before is answered as then: nothing is counted twice. What
 * comes after the delivery was closed counts nothing, and says so (STK-04, STK-18).
 */
export async function scanInbound(
  shop: Pick<Shop, 'database'>,
  { id, deviceKey, scans, actor, language }: Scanning,
): Promise<Result<InboundScanned, { code: 'no_such_delivery' }>> {
  return shop.database.transaction(async (tx) => {
    const delivery = await lockDelivery(tx, id)
    if (!delivery) return refuse({ code: 'no_such_delivery' })
    const known = new Map((await listScans(tx, { deviceKey, seqs: scans.map(({ seq }) => seq) })).map((scan) => [scan.seq, scan]))
    let lines = await listLines(tx, id)
    const verdicts: InboundScanned['verdicts'] = []
    for (const scan of scans) {
      const before = known.get(scan.seq)
      const judged: Judged = before
        ? { verdict: before.verdict, line: before.line_id, units: 0 }
        : await judge(tx, { scan, lines, isClosed: delivery.closed_at !== null })
      lines = countInbound(lines, judged)
      const { verdict, line } = judged
      if (!before) {
        await createScans(tx, [rowOf(scan, { judged, delivery: id, deviceKey, actor })])
        known.set(scan.seq, { seq: scan.seq, verdict, line_id: line })
      }
      const goods = lines.find((each) => each.id === line)
      verdicts.push({ seq: scan.seq, verdict, line, name: goods ? inLanguage({ zh: goods.name_zh, en: goods.name_en }, language) : null })
    }
    return ok({ verdicts, lines: lines.map(({ id: line, counted }) => ({ id: line, counted })) })
  })
}

type Judged = { verdict: InboundVerdict; line: number | null; units: number }
type Scanned = { judged: Judged; delivery: number; deviceKey: string; actor: Actor }

function rowOf({ seq, code, at }: Scan, { judged: { verdict, line, units }, delivery, deviceKey, actor }: Scanned) {
  const key = { device_key: deviceKey, seq, delivery_id: delivery }
  return { ...key, line_id: line, code, units, verdict, counted_by: nameOfActor(actor), scanned_at: at }
}

type Judging = { scan: Scan; lines: Awaited<ReturnType<typeof listLines>>; isClosed: boolean }

async function judge(tx: Tx, { scan, lines, isClosed }: Judging): Promise<Judged> {
  if (isClosed) return { verdict: 'closed', line: null, units: 0 }
  const { code, line, units } = scan
  const meant: InboundScan = line === null ? { kind: 'scan', code } : { kind: 'units', line, units }
  const judged = judgeInbound(lines, meant)
  const isNowhere =
    judged.verdict === 'not_ordered' && line === null && (await findProductOf(tx, { id: 0, forms: formsOfCode(code) })) === null
  return isNowhere ? { ...judged, verdict: 'unknown' } : judged
}
