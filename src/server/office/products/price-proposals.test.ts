import { expect, test } from 'vitest'
import { approvables } from '#main/approvables.ts'
import { carryOut } from '#server/office/approvals/decide-approval.ts'
import { turnProducts } from '#server/catalog/products/schedules/turn-products.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor, other] = [await office.as('manager'), await office.as('editor'), await office.as('editor', 'accountant')]

const product = (slug: string) => createProduct(database, { slug, name_zh: '紅梅', price: 360, origin_price: 380 })
const shown = async (id: number) => (await visitor().call.products.find({ id })).price
const found = (id: number, at = manager) => at.call.products.find({ id })
const reason = '換季'
/** The number of the approval that a change waits under. */
const propose = async (id: number, change: object, more: object = {}): Promise<number> => {
  const { version } = await found(id)
  const refused = await editor.call.products.change({ id, version, change, reason, ...more }).catch((error: unknown) => error)
  expect(refused).toMatchObject({ status: 'approval_needed', details: { approval: expect.any(Number) } })
  return (refused as { details: { approval: number } }).details.approval
}
const decide = (id: number, at = manager) => at.call.approvals.decide({ id, answer: 'yes' })

test('GDS-52 a price by who writes texts alone waits, the shop unchanged, until somebody who sets prices approves it', async () => {
  const id = await product('waits')
  const approval = await propose(id, { price: 350 })
  expect([await shown(id), (await found(id)).version]).toEqual([360, 1])
  expect((await found(id, editor)).proposals).toMatchObject([
    { approval, by: editor.me.name, is_own: true, prices: [{ field: 'price', to: 350 }] },
  ])
  expect((await found(id)).proposals).toMatchObject([{ approval, is_own: false }])
  const listed = (await manager.call.approvals.list({})).approvals.find((each) => each.id === approval)
  expect(listed).toMatchObject({
    permission: 'products.price',
    subject: `product ${id}`,
    reason,
    can_decide: true,
    effect: { product: { name: { zh: '紅梅' }, prices: [{ field: 'price', from: 360, to: 350 }] } },
  })
  expect(await decide(approval)).toEqual({ state: 'done' })
  expect([await shown(id), (await found(id)).proposals]).toEqual([350, []])
  const [saved] = (await manager.call.products.versions({ id })).versions
  expect(saved).toMatchObject({ version: 2, by: editor.me.name, before: { price: 360 }, after: { price: 350 } })
  await expect(decide(approval)).rejects.toMatchObject({ status: 'approval_ended' })
})

test('GDS-52 nobody approves their own, nor who only proposes; declined or taken back, nothing changes', async () => {
  const id = await product('second-person')
  const first = await propose(id, { price: 350 })
  await expect(decide(first, editor)).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(decide(first, other)).rejects.toMatchObject({ status: 'permission_denied' })
  await manager.call.approvals.decide({ id: first, answer: 'no', reason: '太低' })
  const second = await propose(id, { price: 340 })
  await editor.call.approvals.withdraw({ id: second })
  await expect(decide(second)).rejects.toMatchObject({ status: 'approval_ended' })
  expect([await shown(id), (await found(id)).proposals]).toEqual([360, []])
})

test('GDS-52 texts beside a price are saved at once, and the price alone waits', async () => {
  const id = await product('with-texts')
  const saved = await editor.call.products.change({ id, version: 1, change: { name_zh: '青梅', price: 350 }, reason })
  expect(saved).toMatchObject({ version: 2, changed: ['name_zh'], approval: expect.any(Number) })
  expect((await found(id)).fields).toMatchObject({ name_zh: '青梅', price: 360 })
  await editor.call.products.change({ id, version: 2, change: { name_en: 'Green plum' } })
  await decide(Number(saved.approval))
  expect((await found(id)).fields, 'texts that changed meanwhile stay').toMatchObject({ name_en: 'Green plum', price: 350 })
})

test('GDS-52 a price that has become another meanwhile is not overwritten, and one that cannot stand is refused at once', async () => {
  const id = await product('meanwhile')
  const [first, second] = [await propose(id, { price: 350 }), await propose(id, { price: 340, first_purchase_price: 300 })]
  await decide(second)
  expect(await decide(first)).toEqual({ state: 'stale' })
  expect((await found(id)).fields).toMatchObject({ price: 340, first_purchase_price: 300 })
  const { version } = await found(id)
  const refused = (change: object, more: object = { reason }) => editor.call.products.change({ id, version, change, ...more })
  await expect(refused({ price: 390 })).rejects.toMatchObject({ details: { errors: { price: expect.any(String) } } })
  await expect(refused({ name_zh: '不會存', price: 390 })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(refused({ price: 330 }, {})).rejects.toMatchObject({ details: { errors: { reason: expect.any(String) } } })
  await expect(refused({ price: 330, embargo: true })).rejects.toMatchObject({ status: 'permission_denied' })
  expect(await refused({ price: 340 }), 'it stands there already').toMatchObject({ approval: null, changed: [] })
  expect((await found(id)).fields.name_zh).toBe('紅梅')
  expect((await found(id)).proposals).toEqual([])
})

test('GDS-52 two who approve at once, or twice, set it once', async () => {
  const id = await product('approved-twice')
  const approval = await propose(id, { price: 350 })
  const second = await office.as('manager')
  const both = await Promise.allSettled([decide(approval), decide(approval, second)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const versions = await db
    .selectFrom('product_versions')
    .where('product_id', '=', id)
    .where('verb', '=', 'change-product')
    .selectAll()
    .execute()
  expect(versions).toHaveLength(1)
})

test('GDS-52 a proposal that goes on after it broke off is not carried out again, whatever the price has become since', async () => {
  const id = await product('broke-off')
  const approval = await propose(id, { price: 350 })
  await decide(approval)
  // As it stood when the process died between the prices and the note that they are done.
  const broken = {
    ...(await db.selectFrom('approvals').where('id', '=', approval).selectAll().executeTakeFirstOrThrow()),
    state: 'approved' as const,
  }
  await db.updateTable('approvals').set({ state: 'approved', result: null }).where('id', '=', approval).execute()
  const { version } = await found(id)
  await manager.call.products.change({ id, version, change: { price: 360 } })
  expect(await Promise.all([1, 2].map(() => carryOut(shop, { approval: broken, approvables, share: undefined })))).toEqual(['done', 'done'])
  expect(await shown(id), 'what stands again is not taken for what was seen').toBe(360)
  const ended = await db.selectFrom('approvals').where('id', '=', approval).select(['state', 'result']).executeTakeFirst()
  expect(ended).toMatchObject({ state: 'done', result: { version } })
})

test('GDS-52 a price that was read before it became another is not proposed: who saved it meanwhile is named', async () => {
  const id = await product('read-before')
  const { version } = await found(id)
  await manager.call.products.change({ id, version, change: { price: 355 } })
  const late = editor.call.products.change({ id, version, change: { price: 350 }, reason })
  await expect(late).rejects.toMatchObject({
    status: 'edit_conflict',
    details: { by: manager.me.name, version: version + 1, present: { price: 355 } },
  })
  expect((await found(id)).proposals).toEqual([])
  // Texts that became others meanwhile say nothing about prices.
  const read = (await found(id)).version
  await editor.call.products.change({ id, version: read, change: { name_zh: '白梅' } })
  await expect(editor.call.products.change({ id, version: read, change: { price: 350 }, reason })).rejects.toMatchObject({
    status: 'approval_needed',
  })
})

test('GDS-52 while a scheduled price runs, the one that is meant waits', async () => {
  const id = await product('while-it-runs')
  const starts = new Date(Math.ceil(shop.now().getTime() / 60_000) * 60_000 + 60_000)
  const ends = new Date(starts.getTime() + 3_600_000)
  await manager.call.productSchedules.addPrice({
    id,
    name: '雙十二',
    price: 300,
    starts_at: starts.toISOString(),
    ends_at: ends.toISOString(),
  })
  clock.pass({ minutes: 3 })
  await turnProducts(shop)
  const { version } = await found(id)
  await expect(editor.call.products.change({ id, version, change: { price: 320 }, reason })).rejects.toMatchObject({
    status: 'price_scheduled',
  })
  const approval = await propose(id, { price: 320 }, { prices: 'regular' })
  await decide(approval)
  expect(await shown(id), 'the scheduled one goes on').toBe(300)
  clock.pass({ minutes: 61 })
  await turnProducts(shop)
  expect(await shown(id)).toBe(320)
})

test('GDS-22 while a scheduled price runs, the one from before it may become the same, and is taken back by its version', async () => {
  const manager = await office.as('manager')
  const id = await product('same-as-runs')
  const starts = new Date(Math.ceil(shop.now().getTime() / 60_000) * 60_000 + 60_000)
  const times = { starts_at: starts.toISOString(), ends_at: new Date(starts.getTime() + 3_600_000).toISOString() }
  await manager.call.productSchedules.addPrice({ id, name: '雙十二', price: 300, ...times })
  clock.pass({ minutes: 3 })
  await turnProducts(shop)
  const { version } = await found(id, manager)
  const saved = await manager.call.products.change({ id, version, change: { price: 300 }, prices: 'regular' })
  expect(saved).toMatchObject({ changed: ['price'] })
  const { before } = await manager.call.products.version({ id, version: saved.version })
  expect(before).toMatchObject({ regular_prices: { price: 360, origin_price: 380 } })
  const same = await manager.call.products.change({ id, version: saved.version, change: { price: 300 }, prices: 'regular' })
  expect(same, 'told twice').toMatchObject({ changed: [], version: saved.version })
  const { regular_prices: change } = before as { regular_prices: object }
  await manager.call.products.change({ id, version: saved.version, change, prices: 'regular' })
  clock.pass({ minutes: 61 })
  await turnProducts(shop)
  expect(await shown(id)).toBe(360)
})
