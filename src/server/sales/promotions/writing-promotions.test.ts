import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { createProduct } from '#support/rows.ts'
import { fillCart } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { changePromotion } from './change-promotion.ts'
import { createPromotion } from './create-promotion.ts'
import type { NewPromotion, PromotionChange } from './promotion-shape.ts'

const { shop, database, shelf, clock, signIn } = await openTestShop()
const { db } = database
const hao = await signIn('hao')

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (promotion: NewPromotion) => createPromotion(shop, { actor: ana, promotion })
const change = (id: number, said: PromotionChange) => changePromotion(shop, { actor: ana, id, change: said })

const changesOf = (id: number) =>
  db.selectFrom('audit_entries').where('subject', '=', `promotion ${id}`).selectAll().orderBy('id').execute()
const offers = async () => (await hao.call.addOns.promotions()).normal
const inHours = (hours: number) => new Date(shop.now().getTime() + hours * 3_600_000).toISOString()

const tier = (minimum_amount: number, prices: Record<number, number>) => ({
  minimum_amount,
  add_on_items: Object.entries(prices).map(([product, price]) => ({ product: Number(product), price, purchase_limit: 2 })),
})
const tiers = [tier(500, { [shelf.teaTin]: 199 }), tier(1500, { [shelf.roseGel]: 99, [shelf.lilyGel]: 89 })]
const spring: NewPromotion = { name_zh: '春日加購', temperature: 'normal', tiers }

async function madePromotion(said: Partial<NewPromotion> = {}): Promise<number> {
  const made = await create({ ...spring, ...said })
  return made.ok ? made.value : 0
}

beforeEach(async () => {
  await db.deleteFrom('promotions').execute()
  await db.deleteFrom('cart_items').execute()
})

test('WRT-18 a promotion that was made offers its add-ons tier by tier, and it stays written who made it', async () => {
  const id = await madePromotion()
  expect(await offers()).toMatchObject({
    name: '春日加購',
    promotions: [
      { minimum_amount: 500, add_on_items: [{ price: 199, purchase_limit: 2, product: { id: shelf.teaTin } }] },
      {
        minimum_amount: 1500,
        add_on_items: [
          { price: 99, product: { id: shelf.roseGel } },
          { price: 89, product: { id: shelf.lilyGel } },
        ],
      },
    ],
  })
  expect(await changesOf(id)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-promotion', before: null, after: { ...spring, ends_at: null } },
  ])
})

test.each([true, false])('WRT-18 a promotion that is told twice at once is made once, active: %s', async (active) => {
  const told = await Promise.all([create({ ...spring, active }), create({ ...spring, active })])
  const made = told.find((answer) => answer.ok)
  const refused = told.find((answer) => !answer.ok)
  expect(refused).toEqual({ ok: false, refusal: { code: 'overlaps', promotion: made?.ok && made.value } })
  expect(await db.selectFrom('promotions').selectAll().execute()).toHaveLength(1)
})

test('WRT-18 of two promotions of a temperature one runs at a time; one may follow on the other', async () => {
  const id = await madePromotion({ starts_at: inHours(1), ends_at: inHours(2) })
  const later: NewPromotion = { ...spring, name_zh: '夏日加購', starts_at: inHours(2), ends_at: inHours(3) }
  expect(await create({ ...later, starts_at: inHours(1.5) })).toEqual({ ok: false, refusal: { code: 'overlaps', promotion: id } })
  const next = await madePromotion(later)
  expect(await change(next, { starts_at: inHours(1.5) })).toEqual({ ok: false, refusal: { code: 'overlaps', promotion: id } })
  expect(await create({ ...spring, temperature: 'freezing', tiers: [tier(0, { [shelf.dumplings]: 9 })] })).toMatchObject({ ok: true })
  expect(await offers()).toBeNull()
  clock.pass({ minutes: 90 })
  expect(await offers()).toMatchObject({ name: '春日加購' })
  clock.pass({ minutes: 60 })
  expect(await offers()).toMatchObject({ name: '夏日加購' })
})

test('WRT-19 a cart follows a changed promotion; told twice it changes nothing, and what stood there stays written', async () => {
  const id = await madePromotion()
  await fillCart(hao, { [shelf.lilyGel]: 4 })
  await hao.call.addOns.add({ product_id: shelf.teaTin })
  const lineOfTea = async () => (await hao.call.cart.read()).cart_items.normal.find(({ product }) => product.id === shelf.teaTin)
  expect(await lineOfTea()).toMatchObject({ item_type: 'add_on', special_price: 199 })
  const dearer = [tier(500, { [shelf.teaTin]: 249 })]
  expect(await change(id, { tiers: dearer, name_zh: '春日加購' })).toEqual({
    ok: true,
    value: { before: { tiers }, after: { tiers: dearer } },
  })
  expect(await change(id, { tiers: dearer })).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await lineOfTea()).toMatchObject({ special_price: 249 })
  expect(await offers()).toMatchObject({ promotions: [{ minimum_amount: 500 }] })
  await change(id, { active: false })
  expect(await offers()).toBeNull()
  expect(await changesOf(id)).toMatchObject([
    { verb: 'create-promotion' },
    { verb: 'change-promotion', before: { tiers }, after: { tiers: dearer } },
    { before: { active: true }, after: { active: false } },
  ])
})

test('WRT-19 two who change one promotion at once lose neither, and of two sets of tiers one stands whole', async () => {
  const id = await madePromotion()
  const [one, other] = [[tier(300, { [shelf.teaTin]: 150 })], [tier(700, { [shelf.roseGel]: 50, [shelf.teaTin]: 160 })]]
  const told = await Promise.all([change(id, { name_en: 'Spring' }), change(id, { tiers: one }), change(id, { tiers: other })])
  expect(told.every(({ ok }) => ok)).toBe(true)
  const stood = (await changesOf(id)).findLast(({ after }) => after !== null && typeof after === 'object' && 'tiers' in after)
  expect(await change(id, stood?.after as PromotionChange), 'what was written last stands').toMatchObject({ value: { after: {} } })
  expect(await change(id, { name_en: 'Spring' })).toMatchObject({ value: { after: {} } })
})

test('WRT-19 an add-on that is taken away while somebody takes it is no add-on any more', async () => {
  await madePromotion()
  const taking = await database.transaction(async (tx) => {
    await tx.deleteFrom('promotion_tiers').where('minimum_amount', '=', 500).execute()
    const asked = hao.call.addOns.add({ product_id: shelf.teaTin }).catch((error: unknown) => error)
    await untilWaiting(database, 1)
    return { asked }
  })
  expect(await taking.asked).toMatchObject({ status: 'product_not_found' })
})

test('WRT-19 a promotion can be ended though its goods have taken another temperature, or another runs beside it since before', async () => {
  const product = await createProduct(database)
  const id = await madePromotion({ tiers: [tier(500, { [product]: 99 })] })
  await db.updateTable('products').set({ temperature: 'freezing' }).where('id', '=', product).execute()
  await db.insertInto('promotions').values({ name_zh: '從前的', temperature: 'normal' }).execute()
  expect(await change(id, { name_en: 'Old' })).toMatchObject({ ok: false, refusal: { code: 'overlaps' } })
  expect(await change(id, { active: false })).toMatchObject({ ok: true })
})

test.each<[PromotionChange, string]>([
  [{}, 'wrong_value'],
  [{ tiers: [] }, 'wrong_value'],
  [{ tiers: [tier(500, {})] }, 'wrong_value'],
  [{ tiers: [tier(500, { [shelf.teaTin]: 1 }), tier(500, { [shelf.roseGel]: 1 })] }, 'wrong_value'],
  [{ tiers: [tier(500, { [shelf.teaTin]: 1 }), tier(400, { [shelf.roseGel]: 1 })] }, 'wrong_value'],
  [{ tiers: [tier(500, { [shelf.teaTin]: 1 }), tier(900, { [shelf.teaTin]: 1 })] }, 'wrong_value'],
  [{ tiers: [tier(-1, { [shelf.teaTin]: 1 })] }, 'wrong_value'],
  [{ tiers: [tier(500, { [shelf.teaTin]: 0.5 })] }, 'wrong_value'],
  [{ tiers: [tier(500, { 999_999: 1 })] }, 'unknown_product'],
  [{ tiers: [tier(500, { [shelf.dumplings]: 1 })] }, 'other_temperature'],
  [{ temperature: 'freezing' }, 'other_temperature'],
  [{ ends_at: '2020-01-01T00:00:00+08:00' }, 'wrong_value'],
  [{ name_zh: '' }, 'wrong_value'],
])('WRT-20 a promotion is not changed to %j: %s', async (said, code) => {
  const id = await madePromotion()
  const before = await offers()
  expect(await change(id, said)).toMatchObject({ ok: false, refusal: { code } })
  expect(await offers()).toEqual(before)
  expect(await changesOf(id)).toHaveLength(1)
})

test('WRT-20 a new promotion is judged as a change is, and one that is not there is not changed', async () => {
  const missing = { ...spring, tiers: [tier(500, { 999_999: 1 })] }
  expect(await create(missing)).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  for (const wrong of [{ tiers: [tiers[1], tiers[0]] }, { name_zh: '' }, { temperature: 'cold' }, { ends_at: inHours(-1) }])
    expect(await create({ ...spring, ...wrong } as NewPromotion)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await db.selectFrom('promotions').selectAll().execute()).toEqual([])
  expect(await change(999_999, { active: false })).toEqual({ ok: false, refusal: { code: 'unknown_promotion' } })
})
