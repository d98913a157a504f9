import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeDiscountCode } from './change-discount-code.ts'
import { createDiscountCode } from './create-discount-code.ts'
import type { DiscountCodeChange, NewDiscountCode } from './discount-code-shape.ts'

const testShop = await openTestShop()
const { shop, database, shelf, clock, signIn } = testShop
const { db } = database
const hao = await signIn('hao')

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (discount: NewDiscountCode) => createDiscountCode(shop, { actor: ana, discount })
const change = (code: string, said: DiscountCodeChange) => changeDiscountCode(shop, { actor: ana, code, change: said })

const codeRow = (code: string) => db.selectFrom('discount_codes').where('code', '=', code).selectAll().executeTakeFirstOrThrow()
const changesOf = (code: string) =>
  db.selectFrom('audit_entries').where('subject', '=', `discount code ${code}`).selectAll().orderBy('id').execute()

let count = 0

/** A code of 100 TWD with no conditions; answers the word. */
async function madeCode(said: Partial<NewDiscountCode> = {}): Promise<string> {
  const made = await create({ code: `PLUM${(count += 1)}`, name_zh: '梅開', kind: 'amount', value: 100, ...said })
  return made.ok ? made.value : ''
}

async function haoIsGiven(code: string) {
  await emptyCarts()
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 2 })
  const { status, discount_amount } = await hao.call.discount.calculate({ cart_item_ids, discount_code: code })
  return { status, discount_amount }
}

const emptyCarts = () => db.deleteFrom('cart_items').execute()
beforeEach(emptyCarts)

test('WRT-15 a code that was made is given from then on, whichever way it is typed, and it stays written who made it', async () => {
  const told = { code: 'Plum', name_zh: '冬日梅開', name_en: 'Winter plum', kind: 'percent' as const, value: 10, minimum_amount: 780 }
  expect(await create(told)).toEqual({ ok: true, value: 'PLUM' })
  expect(await haoIsGiven('plum')).toEqual({ status: 'success', discount_amount: 78 })
  expect(await codeRow('PLUM')).toMatchObject({ starts_at: shop.now(), ends_at: null, total_limit: null, owner_user_id: null })
  expect(await changesOf('PLUM')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-discount-code', before: null, after: { ...told, code: 'PLUM' } },
  ])
})

test('WRT-15 a code is made once, also when two make it at once in different letters', async () => {
  const told = await Promise.all(
    ['TWICE', 'twice'].map((code, extra) => create({ code, name_zh: '梅開', kind: 'amount', value: 100 + extra })),
  )
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  expect(told.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'code_taken' } })
  expect(await changesOf('TWICE')).toMatchObject([{ after: { value: (await codeRow('TWICE')).value } }])
})

test('WRT-15 a code holds in its time only', async () => {
  const inHours = (hours: number) => new Date(shop.now().getTime() + hours * 3_600_000).toISOString()
  const code = await madeCode({ starts_at: inHours(1), ends_at: inHours(2) })
  expect(await haoIsGiven(code)).toMatchObject({ status: 'code_not_found' })
  clock.pass({ minutes: 60 })
  expect(await haoIsGiven(code)).toMatchObject({ status: 'success' })
  clock.pass({ minutes: 60 })
  expect(await haoIsGiven(code)).toMatchObject({ status: 'code_expired' })
})

test('WRT-16 the cart follows a changed code; told twice it changes nothing, and what stood there stays written', async () => {
  const code = await madeCode()
  expect(await haoIsGiven(code)).toEqual({ status: 'success', discount_amount: 100 })
  const changed = { before: { value: 100, minimum_amount: 0 }, after: { value: 150, minimum_amount: 500 } }
  expect(await change(code, { ...changed.after, kind: 'amount' })).toEqual({ ok: true, value: changed })
  expect(await change(code.toLowerCase(), changed.after)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await haoIsGiven(code)).toEqual({ status: 'success', discount_amount: 150 })
  await change(code, { active: false })
  expect(await haoIsGiven(code)).toMatchObject({ status: 'code_not_found' })
  expect(await changesOf(code)).toMatchObject([
    { verb: 'create-discount-code' },
    { verb: 'change-discount-code', ...changed },
    { before: { active: true }, after: { active: false } },
  ])
})

test('WRT-16 an order keeps what its code gave, and the code that was used keeps its word', async () => {
  const code = await madeCode()
  const lines = await fillCart(hao, { [shelf.roseGel]: 2 })
  const { order_hashed_id: id } = await place(hao, { order: await orderBody(testShop, { cart_item_ids: lines, discount_code: code }) })
  expect(await change(code, { code: 'OTHER' } as DiscountCodeChange)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  await change(code, { value: 30, total_limit: 1 })
  expect(await hao.call.orders.find({ id })).toMatchObject({ coupon: 100, discount_code: code })
  expect(await haoIsGiven(code), 'its one use is taken').toMatchObject({ status: 'code_used_up' })
})

test('WRT-16 two who change two things of one code at once lose neither, and what they say still fits', async () => {
  const code = await madeCode()
  await Promise.all([change(code, { name_en: 'Plum' }), change(code, { per_user_limit: 3 })])
  expect(await codeRow(code)).toMatchObject({ name_en: 'Plum', per_user_limit: 3 })
  const told = await Promise.all([change(code, { kind: 'percent', value: 60 }), change(code, { value: 200 })])
  const { kind, value } = await codeRow(code)
  expect(kind === 'percent' ? value : 0).toBeLessThanOrEqual(100)
  expect(told.some(({ ok }) => ok)).toBe(true)
})

test.each<[DiscountCodeChange]>([
  [{}],
  [{ value: 0 }],
  [{ value: 99.5 }],
  [{ value: 1_000_001 }],
  [{ kind: 'percent', value: 101 }],
  [{ minimum_amount: -1 }],
  [{ total_limit: 0 }],
  [{ per_user_limit: 0 }],
  [{ name_zh: '' }],
  [{ starts_at: 'tomorrow' }],
  [{ starts_at: '2030-01-01T00:00:00+08:00', ends_at: '2030-01-01T00:00:00+08:00' }],
  [{ ends_at: '2020-01-01T00:00:00+08:00' }],
  [{ owner_user_id: 1 } as DiscountCodeChange],
])('WRT-17 a discount code is not changed to %j', async (said) => {
  const code = await madeCode()
  const before = await codeRow(code)
  expect(await change(code, said)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await codeRow(code)).toEqual(before)
  expect(await changesOf(code)).toHaveLength(1)
})

test.each<[DiscountCodeChange]>([
  [{ kind: 'percent', value: 100 }],
  [{ value: 1_000_000 }],
  [{ total_limit: 1, per_user_limit: null }],
  [{ starts_at: '2030-01-01T00:00:00+08:00', ends_at: '2030-01-01T00:00:01+08:00' }],
])('WRT-17 a discount code may be changed to %j', async (said) => {
  expect(await change(await madeCode(), said)).toMatchObject({ ok: true })
})

test('WRT-17 a new code is judged as a change is, and one that is not there is not changed', async () => {
  const plain: NewDiscountCode = { code: 'NEVER', name_zh: '梅開', kind: 'percent', value: 10 }
  for (const wrong of [{ value: 101 }, { code: '' }, { code: '梅開' }, { code: 'NE VER' }, { code: 'N'.repeat(41) }, { name_zh: '梅\n開' }])
    expect(await create({ ...plain, ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await change('NEVER', { value: 5 })).toEqual({ ok: false, refusal: { code: 'unknown_code' } })
})
