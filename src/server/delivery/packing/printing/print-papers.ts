import type { Tx } from '#database/connect.ts'
import type { Actor } from '#rules/actor.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { OrderStatus } from '#rules/orders/order.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { basketAt } from '#rules/shipping/wave.ts'
import { printProofs } from '#server/money/invoices/published/paper-proofs.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { listParcelsOnPaper, type ParcelOnPaper } from '#server/sales/orders/published/parcels/parcels-on-paper.ts'
import { drawPickPaper } from './draw-pick-paper.ts'
import { drawSlips } from './draw-slips.ts'
import { findPickPaper } from './find-pick-paper.ts'
import { findSlips } from './find-slips.ts'
import { createPaper, deletePapersBefore, findPaperRow, listInWaves, listNumbersOfWave, type PaperKind } from './store.ts'

/** Papers are there so long after they were printed, for who printed them. */
const minutesKept = 60
/** So many parcels come on paper at once, at most. */
const mostParcels = 100

/** Whether a person may see what is in a parcel. */
export type Sees = (parcel: { status: OrderStatus; shippedAt: Date | null; inWave: boolean }) => boolean

/** `source`: these parcels, or those of a wave by its baskets. */
export type Printing = {
  source: { numbers: readonly string[] } | { wave: number }
  actor: Actor & { id: string }
  staffId: number
  sees: Sees
}

export type Printed = { id: number; paper: PaperKind; count: number }
export type PrintRefusal =
  /** None of them is being made ready, or travels. */
  { code: 'nothing_to_print' } | { code: 'too_many_rows' }

const onTheWay: readonly OrderStatus[] = ['confirmed', 'picking', 'delivering', 'delivered', 'finished']
const toBePicked: readonly OrderStatus[] = ['confirmed', 'picking']

/**
 * Prints the packing slips of parcels, and with them the proofs of their invoices where buyers want them on paper (PCK-24, PCK-25).
 * `unproven`: parcels whose invoice is not issued yet, so that their proof is still to come.
 */
export async function printSlips(
  shop: Shop,
  { isTest, ...printing }: Printing & { isTest: boolean },
): Promise<Result<{ documents: Printed[]; unproven: string[] }, PrintRefusal>> {
  const found = await loadParcels(shop, { ...printing, statuses: onTheWay })
  if (!found.ok) return found
  const { parcels } = found.value
  const now = shop.now()
  const { seller, publicAddress } = shop.settings
  const bytes = await drawSlips(await findSlips(shop, parcels), { seller: seller.name.zh, shopAddress: publicAddress, at: now })
  const proving = parcels.filter(({ bringsProof }) => bringsProof)
  const { staffId, actor } = printing
  return shop.database.transaction(async (tx) => {
    const paper = { staffId, keepUntil: addMinutes(now, minutesKept) }
    const slips = await createPaper(tx, { ...paper, kind: 'packing_slips', bytes, orderIds: parcels.map(({ id }) => id) })
    const proofs = await printProofs(tx, shop, { orderIds: proving.map(({ wholeId }) => wholeId), isTest, staffId, now })
    const proven = proofs?.orderIds ?? []
    await noteSlips(tx, { parcels, proven, isTest, actor, now })
    const documents: Printed[] = [{ id: slips, paper: 'packing_slips', count: parcels.length }]
    if (proofs) {
      const id = await createPaper(tx, { ...paper, kind: 'proof_slips', bytes: proofs.pdf, orderIds: proven })
      documents.push({ id, paper: 'proof_slips', count: proven.length })
    }
    return ok({ documents, unproven: proving.filter(({ wholeId }) => !proven.includes(wholeId)).map(({ number }) => number) })
  })
}

type Noting = { parcels: readonly ParcelOnPaper[]; proven: readonly number[]; isTest: boolean; actor: Actor; now: Date }

async function noteSlips(tx: Tx, { parcels, proven, isTest, actor, now }: Noting): Promise<void> {
  for (const { number, wholeId, bringsProof } of parcels) {
    const after = { ...(bringsProof && proven.includes(wholeId) && { proof: true }), ...(isTest && { test: true }) }
    await writeAuditEntry(tx, { actor, verb: 'print-packing-slip', subject: `order ${number}`, before: null, after, now })
  }
}

/** Prints what is fetched from the shelves for parcels: those of a wave, or some that were chosen. */
export async function printPickList(shop: Shop, printing: Printing): Promise<Result<{ documents: Printed[] }, PrintRefusal>> {
  const found = await loadParcels(shop, { ...printing, statuses: toBePicked })
  if (!found.ok) return found
  const { parcels, baskets } = found.value
  const now = shop.now()
  const wave = 'wave' in printing.source ? printing.source.wave : null
  const picked = parcels.map((parcel, place) => ({ ...parcel, ...(baskets.get(parcel.number) ?? basketAt(place)) }))
  const paper = await findPickPaper(shop, { wave, parcels: picked })
  const { actor, staffId } = printing
  const bytes = await drawPickPaper(paper, { seller: shop.settings.seller.name.zh, by: actor.id, at: now })
  return shop.database.transaction(async (tx) => {
    const keepUntil = addMinutes(now, minutesKept)
    const id = await createPaper(tx, { kind: 'pick_list', staffId, bytes, orderIds: parcels.map((parcel) => parcel.id), keepUntil })
    const subject = wave === null ? `papers ${id}` : `wave ${wave}`
    const after = { parcels: parcels.map(({ number }) => number) }
    await writeAuditEntry(tx, { actor, verb: 'print-pick-list', subject, before: null, after, now })
    return ok({ documents: [{ id, paper: 'pick_list', count: parcels.length }] })
  })
}

type Loading = Pick<Printing, 'source' | 'sees'> & { statuses: readonly OrderStatus[] }

async function loadParcels({ database: { db } }: Shop, { source, sees, statuses }: Loading) {
  const ofWave = 'wave' in source ? await listNumbersOfWave(db, source.wave) : []
  const numbers = 'wave' in source ? ofWave.map(({ number }) => number) : [...new Set(source.numbers)]
  const all = await listParcelsOnPaper(db, numbers)
  const inWaves = await listInWaves(
    db,
    all.map(({ id }) => id),
  )
  const parcels = all.filter((parcel) => statuses.includes(parcel.status) && sees({ ...parcel, inWave: inWaves.has(parcel.id) }))
  if (parcels.length === 0) return refuse({ code: 'nothing_to_print' })
  if (parcels.length > mostParcels) return refuse({ code: 'too_many_rows' })
  const baskets = ofWave.flatMap(({ number, round, basket }) =>
    round === null || basket === null ? [] : [[number, { round, basket }] as const],
  )
  return ok({ parcels, baskets: new Map(baskets) })
}

/** A paper for who has printed it, as long as it is there. */
export async function findPaper(shop: Shop, asked: { id: number; staffId: number }) {
  return (await findPaperRow(shop.database.db, { ...asked, now: shop.now() })) ?? null
}

export async function cleanPapers({ database, now }: Shop): Promise<void> {
  await deletePapersBefore(database, now())
}
