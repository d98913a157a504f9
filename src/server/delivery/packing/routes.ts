import { inLanguage, type Language } from '#rules/locale.ts'
import { problem } from '#server/platform/http/problem.ts'
import { staff } from '#server/platform/office/office-procedures.ts'
import { packingProblem } from './packing-problem.ts'
import { checkParcel } from './parcels/check-parcel.ts'
import { claimParcel } from './parcels/claim-parcel.ts'
import { findParcel } from './parcels/find-parcel.ts'
import { listParcels } from './parcels/list-parcels.ts'
import { scanParcel, type Scanned } from './parcels/scan-parcel.ts'
import { weighParcel } from './parcels/weigh-parcel.ts'
import { changeWave, dropWave, type WaveRefusal } from './waves/change-wave.ts'
import { createWave } from './waves/create-wave.ts'
import { findPickList } from './waves/find-pick-list.ts'
import { listWaves } from './waves/list-waves.ts'
import { pickGoods } from './waves/pick-goods.ts'
import { takeOtherLot } from './waves/take-other-lot.ts'
import { startWave } from './waves/start-wave.ts'

export const waveRoutes = {
  list: staff.waves.list.handler(async ({ context: { shop } }) => listWaves(shop)),

  create: staff.waves.create.handler(async ({ context: { shop, actor }, input }) => {
    const made = await createWave(shop, { ...input, actor })
    if (!made.ok) throw problem({ status: 'validation_error', details: { errors: { numbers: 'tooMany' } } })
    return made.value
  }),

  change: staff.waves.change.handler(async ({ context: { shop, actor }, input }) => {
    const changed = await changeWave(shop, { ...input, actor })
    if (!changed.ok) throw waveProblem(changed.refusal)
    return changed.value
  }),

  start: staff.waves.start.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const started = await startWave(shop, { id, actor })
    if (!started.ok) throw waveProblem(started.refusal)
    return started.value
  }),

  drop: staff.waves.drop.handler(async ({ context: { shop, actor }, input: { id } }) => {
    const dropped = await dropWave(shop, { id, actor })
    if (!dropped.ok) throw waveProblem(dropped.refusal)
    return { status: dropped.value }
  }),

  pickList: staff.waves.pickList.handler(async ({ context: { shop, language }, input: { id } }) => {
    const list = await findPickList(shop, { id, language })
    if (!list) throw problem({ status: 'not_found' })
    return list
  }),

  pick: staff.waves.pick.handler(async ({ context: { shop, actor }, input: { id, product_id: productId, picked } }) => {
    const done = await pickGoods(shop, { id, productId, picked, actor })
    if (!done.ok) throw waveProblem(done.refusal)
    return { status: done.value }
  }),

  takeOtherLot: staff.waves.takeOtherLot.handler(async ({ context: { shop, actor }, input: { product_id: productId, ...taking } }) => {
    const done = await takeOtherLot(shop, { ...taking, productId, actor })
    if (done.ok) return { status: 'done' }
    const { refusal } = done
    if (refusal.code === 'unknown_lot') throw problem({ status: 'lot_not_found' })
    if (refusal.code === 'not_enough_stock') throw problem({ status: 'not_enough_stock', details: { left: refusal.left } })
    throw waveProblem(refusal)
  }),
}

export const packingRoutes = {
  list: staff.packing.list.handler(async ({ context: { shop, staffId } }) => ({ parcels: await listParcels(shop, { staffId }) })),

  find: staff.packing.find.handler(async ({ context: { shop, staffId, language }, input: { number } }) => {
    const parcel = await findParcel(shop, { number, staffId, language })
    if (!parcel) throw problem({ status: 'invalid_order_number' })
    return parcel
  }),

  claim: staff.packing.claim.handler(async ({ context: { shop, staffId, actor }, input: { number, take_over: takeOver } }) => {
    const claimed = await claimParcel(shop, { number, staffId, actor, takeOver })
    if (!claimed.ok) throw problem(packingProblem(claimed.refusal))
    return { status: 'done' }
  }),

  scan: staff.packing.scan.handler(async ({ context: { shop, staffId, language }, input: { number, device_key: deviceKey, scans } }) => {
    const read = scans.map(({ product_id: productId, at, ...scan }) => ({ ...scan, productId, at: new Date(at) }))
    const scanned = await scanParcel(shop, { number, staffId, deviceKey, scans: read })
    if (!scanned.ok) throw problem({ status: 'invalid_order_number' })
    return presentScans(scanned.value, language)
  }),

  check: staff.packing.check.handler(async ({ context: { shop, staffId, actor, permissions }, input: { number, reason } }) => {
    if (reason !== undefined && !permissions.has('parcels.override')) throw problem({ status: 'permission_denied' })
    const checked = await checkParcel(shop, { number, staffId, actor, reason: reason ?? null })
    if (!checked.ok) throw problem(packingProblem(checked.refusal))
    return { status: 'done' }
  }),

  weigh: staff.packing.weigh.handler(async ({ context: { shop, staffId, actor, permissions }, input }) => {
    const { number, grams, box = null, looked_again, reason } = input
    if (reason !== undefined && !permissions.has('parcels.override')) throw problem({ status: 'permission_denied' })
    const why = reason ?? (looked_again ? 'looked_again' : null)
    const weighed = await weighParcel(shop, { number, staffId, actor, grams, box, reason: why })
    if (!weighed.ok) throw problem(packingProblem(weighed.refusal))
    return { status: 'done' }
  }),
}

function presentScans({ verdicts, contents }: Scanned, language: Language) {
  return {
    verdicts: verdicts.map(({ product, ...verdict }) => ({
      ...verdict,
      product: product && {
        id: product.id,
        name: inLanguage({ zh: product.name_zh, en: product.name_en }, language),
        shelf: product.shelf,
      },
    })),
    counts: contents.map(({ productId, counted }) => ({ product_id: productId, counted })),
  }
}

function waveProblem(refusal: WaveRefusal): ReturnType<typeof problem> {
  return refusal.code === 'no_such_wave'
    ? problem({ status: 'not_found' })
    : problem({ status: 'wave_gone_on', details: { now: refusal.state } })
}
