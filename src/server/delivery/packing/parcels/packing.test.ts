import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn } = testShop
const { db } = database
const office = testOffice(testShop)
const packer = await office.as('packer')
const other = await office.as('packer')
const manager = await office.as('manager')
const hao = await signIn('hao')
const { packing: parcels } = packer.call

const codes = { rose: '4719876201005', lily: '4719876201012', tea: '4719876201029' }
const nobodys = '4006381333931'

beforeAll(async () => {
  const measure = (id: number, barcode: string, weight_g: number) => packer.call.measures.change({ id, barcode, weight_g })
  await measure(shelf.roseGel, codes.rose, 100)
  await measure(shelf.lilyGel, codes.lily, 50)
  await measure(shelf.teaTin, codes.tea, 300)
})

/** A parcel in picking: two roses, a lily, and a nail file, which has no bar code. */
async function toPack(goods: Record<number, number> = { [shelf.roseGel]: 2, [shelf.lilyGel]: 1, [shelf.nailFile]: 1 }): Promise<string> {
  const lines = await fillCart(hao, goods)
  const order = await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines })
  const { order_hashed_id: number } = await place(hao, { order })
  await packer.call.orders.startPicking({ number })
  return number
}

/** A device that numbers its scans. */
function device(at = packer) {
  const device_key = randomUUID()
  let seq = 0
  const made = () => ({ seq: (seq += 1), at: shop.now().toISOString() })
  const scan = (code: string) => ({ ...made(), kind: 'scan' as const, code })
  const press = (product_id: number) => ({ ...made(), kind: 'press' as const, product_id })
  const undo = (product_id: number) => ({ ...made(), kind: 'undo' as const, product_id })
  const send = (number: string, scans: ReturnType<typeof scan | typeof press | typeof undo>[]) =>
    at.call.packing.scan({ number, device_key, scans })
  const verdicts = async (number: string, scans: Parameters<typeof send>[1]) =>
    (await send(number, scans)).verdicts.map(({ verdict }) => verdict)
  return { scan, press, undo, send, verdicts }
}

const countOf = async (number: string, id: number) =>
  (await parcels.find({ number })).goods.find(({ product_id }) => product_id === id)?.counted

test('each scan says whether it is right, wrong, enough already or unknown, and names what was scanned', async () => {
  const number = await toPack()
  const { scan, send } = device()
  const { verdicts, counts } = await send(number, [codes.rose, codes.rose, codes.rose, codes.tea, nobodys].map(scan))
  expect(verdicts.map(({ verdict, product }) => [verdict, product?.name])).toEqual([
    ['right', '玫瑰凝膠'],
    ['right', '玫瑰凝膠'],
    ['enough', '玫瑰凝膠'],
    ['wrong', '茶葉罐'],
    ['unknown', undefined],
  ])
  expect(counts).toContainEqual({ product_id: shelf.roseGel, counted: 2 })
  const found = await parcels.find({ number })
  expect(found).toMatchObject({
    is_mine: true,
    packer: packer.me.name,
    collect: expect.any(Number),
    recipient: { name: '陳媽媽' },
    checked: null,
  })
  expect(found.goods).toContainEqual(expect.objectContaining({ product_id: shelf.roseGel, units: 2, counted: 2, barcode: codes.rose }))
  await expect(device().send('AAAAAAAAAAAA', [scan(codes.rose)])).rejects.toMatchObject({ status: 'invalid_order_number' })
})

test('PCK-07 a parcel has one packer; another is told the name, takes over with one press, and what was counted stays', async () => {
  const number = await toPack()
  const [mine, theirs] = [device(), device(other)]
  await parcels.claim({ number })
  await parcels.claim({ number })
  await mine.send(number, [mine.scan(codes.rose)])
  await expect(other.call.packing.claim({ number })).rejects.toMatchObject({ status: 'claimed_by', details: { name: packer.me.name } })
  expect(await theirs.verdicts(number, [theirs.scan(codes.rose)]), 'nothing of somebody else is counted').toEqual(['not_yours'])
  await other.call.packing.claim({ number, take_over: true })
  expect(await mine.verdicts(number, [mine.scan(codes.rose)])).toEqual(['not_yours'])
  expect(await theirs.verdicts(number, [theirs.scan(codes.rose), theirs.scan(codes.rose)])).toEqual(['right', 'enough'])
  expect(await countOf(number, shelf.roseGel)).toBe(2)
  const fresh = await toPack()
  const claims = await Promise.allSettled([parcels.claim({ number: fresh }), other.call.packing.claim({ number: fresh })])
  expect(claims.map(({ status }) => status).toSorted(), 'two at once').toEqual(['fulfilled', 'rejected'])
})

test('PCK-07 a scan that is sent again, late, twice at once or in another list is counted once', async () => {
  const number = await toPack()
  const { scan, send, verdicts } = device()
  const scans = [scan(codes.rose), scan(codes.rose)]
  const answers = await Promise.all([send(number, scans), send(number, scans), send(number, scans.slice(1))])
  expect(answers.map((answer) => answer.verdicts.map(({ verdict }) => verdict))).toEqual([
    ['right', 'right'],
    ['right', 'right'],
    ['right'],
  ])
  expect(await countOf(number, shelf.roseGel)).toBe(2)
  const [one] = scans
  expect(await verdicts(number, [...scans, ...(one ? [one] : []), scan(codes.lily)])).toEqual(['right', 'right', 'right', 'right'])
  expect(await db.selectFrom('scans').innerJoin('orders', 'orders.id', 'order_id').where('hashed_id', '=', number).execute()).toHaveLength(
    3,
  )
})

test('PCK-07 two devices that scan the last unit at the same moment count it once, also where nobody had begun to pack', async () => {
  for (const isBegun of [true, false]) {
    const number = await toPack({ [shelf.roseGel]: 1 })
    if (isBegun) await parcels.claim({ number })
    const devices = Array.from({ length: 5 }, () => device())
    const answers = await Promise.all(devices.map(({ scan, verdicts }) => verdicts(number, [scan(codes.rose)])))
    expect(answers.flat().toSorted()).toEqual(['enough', 'enough', 'enough', 'enough', 'right'])
    expect(await countOf(number, shelf.roseGel)).toBe(1)
  }
})

test('NAV-13 scans are known by their own keys: no answer is kept beside them, and the key of the press is asked for all the same', async () => {
  const number = await toPack({ [shelf.roseGel]: 1 })
  const { scan, send } = device()
  const scans = [scan(codes.rose)]
  const [first, again] = [await send(number, scans), await send(number, scans)]
  expect(again).toEqual(first)
  const kept = await db.selectFrom('office_repeats').where('call', '=', 'packing.scan').select('key').execute()
  expect(kept).toEqual([])
})

test('PCK-13 a parcel is complete when every unit was scanned; what has no code is pressed; without scans only with a reason, by who may', async () => {
  const number = await toPack()
  const { scan, press, undo, send, verdicts } = device()
  await send(number, [codes.rose, codes.rose].map(scan))
  await expect(parcels.check({ number })).rejects.toMatchObject({ status: 'parcel_incomplete', details: { left: 2 } })
  expect(await verdicts(number, [press(shelf.lilyGel), press(shelf.nailFile), press(shelf.nailFile)])).toEqual([
    'nothing',
    'right',
    'enough',
  ])
  expect(await verdicts(number, [undo(shelf.nailFile), undo(shelf.nailFile), press(shelf.nailFile)])).toEqual([
    'undone',
    'nothing',
    'right',
  ])
  await send(number, [scan(codes.lily)])
  expect(await parcels.check({ number })).toEqual({ status: 'done' })
  expect(await parcels.check({ number }), 'told twice').toEqual({ status: 'done' })
  expect((await parcels.find({ number })).checked).toMatchObject({ by: packer.me.name, reason: null })
  expect(await verdicts(number, [scan(codes.rose)]), 'it is packed').toEqual(['over'])

  const all = await toPack()
  await expect(parcels.check({ number: all, reason: '掃描器壞了' })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(manager.call.packing.check({ number: all, reason: ' ' })).rejects.toMatchObject({ status: 'validation_error' })
  await manager.call.packing.check({ number: all, reason: '掃描器壞了' })
  expect((await parcels.find({ number: all })).checked).toMatchObject({ by: manager.me.name, reason: '掃描器壞了' })
  const entry = await db
    .selectFrom('audit_entries')
    .where('subject', '=', `order ${all}`)
    .where('verb', '=', 'check-parcel')
    .selectAll()
    .executeTakeFirst()
  expect(entry).toMatchObject({ after: { without_scans: 4 }, reason: '掃描器壞了' })
})

test('PCK-14 a weight that does not fit stops a parcel until it fits, was looked at again or is overridden; without a weight of each product nobody asks', async () => {
  const number = await toPack({ [shelf.roseGel]: 2, [shelf.lilyGel]: 1 })
  const { scan, send } = device()
  await send(number, [codes.rose, codes.rose, codes.lily].map(scan))
  expect((await parcels.find({ number })).weight).toMatchObject({ expected: 250 })
  await expect(parcels.weigh({ number, grams: 281 })).rejects.toMatchObject({ status: 'weight_off', details: { expected: 250 } })
  expect((await parcels.find({ number })).weight).toMatchObject({ grams: 281, is_right: false })
  await expect(parcels.check({ number })).rejects.toMatchObject({ status: 'weight_off' })
  await parcels.weigh({ number, grams: 280 })
  const [box] = (await parcels.find({ number })).boxes
  await expect(parcels.weigh({ number, grams: 280, box: box?.id }), 'with the box it should be more').rejects.toMatchObject({
    status: 'weight_off',
    details: { expected: 250 + (box?.grams ?? 0) },
  })
  await parcels.weigh({ number, grams: 250 + (box?.grams ?? 0), box: box?.id })
  await parcels.check({ number })

  const looked = await toPack({ [shelf.lilyGel]: 1 })
  const again = device()
  await again.send(looked, [again.scan(codes.lily)])
  await expect(parcels.weigh({ number: looked, grams: 500, reason: '加了禮盒' })).rejects.toMatchObject({ status: 'permission_denied' })
  await parcels.weigh({ number: looked, grams: 500, looked_again: true })
  expect((await parcels.find({ number: looked })).weight).toMatchObject({ grams: 500, is_right: true, reason: 'looked_again' })
  await parcels.check({ number: looked })

  const unknown = await toPack({ [shelf.nailFile]: 1 })
  await parcels.weigh({ number: unknown, grams: 5000 })
  expect((await parcels.find({ number: unknown })).weight).toMatchObject({ expected: null, is_right: true })
})

test('PCK-17 scans that were made without network and became wrong meanwhile count nothing, and each says why', async () => {
  const number = await toPack()
  const { scan, press, verdicts, send } = device()
  await send(number, [scan(codes.rose)])
  const late = [scan(codes.rose), scan(codes.lily), press(shelf.nailFile)]
  await other.call.packing.claim({ number, take_over: true })
  clock.pass({ minutes: 5 })
  expect(await verdicts(number, late)).toEqual(['not_yours', 'not_yours', 'not_yours'])
  const held = await toPack()
  await manager.call.orders.hold({ number: held, reason: 'stock' })
  expect(await verdicts(held, [scan(codes.rose)])).toEqual(['over'])
  await expect(parcels.claim({ number: held })).rejects.toMatchObject({ status: 'order_held', details: { reason: 'stock' } })
  const sent = await toPack()
  await manager.call.orders.handOver({ number: sent, tracking: 'T-17' })
  expect(await verdicts(sent, [scan(codes.rose)])).toEqual(['over'])
  await expect(parcels.claim({ number: sent })).rejects.toMatchObject({ status: 'no_such_move', details: { now: 'delivering' } })
})

test('a wave is packed when its last parcel is, and parcels that were begun alone are packed beside it', async () => {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, {
    order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }),
  })
  const { id } = await packer.call.waves.create({ carrier: 'tcat', temperature: 'normal', numbers: [number] })
  await packer.call.waves.start({ id: id ?? 0 })
  const alone = await toPack()
  const list = async () => (await parcels.list({})).parcels
  expect((await list()).find((each) => each.number === number)).toMatchObject({
    basket: { wave: id, round: 1, basket: 1 },
    units: 1,
    left: 1,
    packed: false,
  })
  expect((await list()).find((each) => each.number === alone)).toMatchObject({ basket: null, left: 4, packer: null })
  const { scan, send } = device()
  await send(number, [scan(codes.rose)])
  await parcels.check({ number })
  expect((await packer.call.waves.pickList({ id: id ?? 0 })).wave).toMatchObject({ state: 'packed', parcels: [{ number, packed: true }] })
  expect((await list()).find((each) => each.number === number)).toMatchObject({ left: 0, packed: true, is_mine: true })
  await packer.call.orders.handOver({ number, tracking: 'T-18' })
  expect((await packer.call.waves.pickList({ id: id ?? 0 })).wave.state).toBe('handed_over')
})
