import { beforeAll, expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'

const { database, shelf, signIn } = await openTestShop()
const { db } = database
const hao = await signIn('hao')
const mei = await signIn('mei', { language: 'en' })

beforeAll(async () => {
  const promotion = {
    name_zh: '春日加購',
    name_en: 'Spring add-ons',
    temperature: 'normal' as const,
    active: true,
    starts_at: new Date('2020-01-01'),
  }
  const { id } = await db.insertInto('promotions').values(promotion).returning('id').executeTakeFirstOrThrow()
  const tier = await db
    .insertInto('promotion_tiers')
    .values({ promotion_id: id, minimum_amount: 500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('add_on_items').values({ tier_id: tier.id, product_id: shelf.roseGel, price: 99, purchase_limit: 2 }).execute()
})

test('PRM-01 PRM-02 D-16 promotions are offered by temperature, in the language of the call', async () => {
  const offers = await mei.call.addOns.promotions()
  expect(offers).toMatchObject({
    normal: { name: 'Spring add-ons', promotions: [{ minimum_amount: 500, add_on_items: [{ price: 99, purchase_limit: 2 }] }] },
    refrigeration: null,
    freezing: null,
  })
  expect(offers.normal?.promotions[0]?.add_on_items[0]?.product.name).toBe('Rose gel')
})

test.each([
  ['has not begun', { starts_at: new Date('2999-01-01') }],
  ['is over', { ends_at: new Date('2020-02-01') }],
  ['is switched off', { active: false }],
])('D-16 a promotion that %s offers nothing, and its goods are no add-ons', async (_, wrong) => {
  const promotion = {
    name_zh: '冰品加購',
    temperature: 'freezing' as const,
    active: true,
    starts_at: new Date('2020-01-01'),
    ends_at: null,
  }
  const { id } = await db
    .insertInto('promotions')
    .values({ ...promotion, ...wrong })
    .returning('id')
    .executeTakeFirstOrThrow()
  const tier = await db
    .insertInto('promotion_tiers')
    .values({ promotion_id: id, minimum_amount: 500 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('add_on_items').values({ tier_id: tier.id, product_id: shelf.dumplings, price: 99, purchase_limit: 2 }).execute()
  expect((await mei.call.addOns.promotions()).freezing).toBeNull()
  await expect(mei.call.addOns.add({ product_id: shelf.dumplings })).rejects.toMatchObject({ status: 'product_not_found' })
  await db.updateTable('promotions').set(promotion).where('id', '=', id).execute()
  expect((await mei.call.addOns.promotions()).freezing).toMatchObject({ promotions: [{ minimum_amount: 500 }] })
  await db.deleteFrom('promotions').where('id', '=', id).execute()
})

test('PRM-04 PRM-05 PRM-08 D-17 an add-on goes into the cart once, at its own price and limit', async () => {
  const added = await hao.call.addOns.add({ product_id: shelf.roseGel })
  expect(added).toMatchObject({
    status: 'created_success',
    cart_item: { item_type: 'add_on', quantity: 1, special_price: 99, max_quantity: 2 },
  })
  expect(await hao.call.addOns.add({ product_id: shelf.roseGel })).toMatchObject({
    status: 'already_in_cart',
    message: '購物車已經有這件商品',
  })
})

test('CRT-36 the same product can be bought beside its add-on', async () => {
  expect(await hao.call.cart.add({ product_id: shelf.roseGel, quantity: 1 })).toMatchObject({
    status: 'normal',
    cart_item: { item_type: 'normal' },
  })
})

test('what is no add-on is no product of that call', async () => {
  await expect(hao.call.addOns.add({ product_id: shelf.pudding })).rejects.toMatchObject({ status: 'product_not_found' })
})
