import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { changeGiftCampaign } from '#server/sales/promotions/change-gift-campaign.ts'
import { changePromotion } from '#server/sales/promotions/change-promotion.ts'
import { createGiftCampaign } from '#server/sales/promotions/create-gift-campaign.ts'
import { createPromotion } from '#server/sales/promotions/create-promotion.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeProduct } from '../change-product.ts'
import { setBundleOfProduct } from '../relatives/set-bundle-of-product.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const manager = await testOffice(testShop).as('manager')
const actor: Actor = { kind: 'staff', id: 'Ana' }

type Flag = 'is_gift_only' | 'exclusive' | 'standalone_purchase'

/** What a change to that flag comes to. */
async function flag(id: number, name: Flag): Promise<string> {
  const changed = await changeProduct(shop, { actor, id, change: { [name]: true } })
  if (changed.ok) return 'set'
  return changed.refusal.code === 'flags_exclude' ? `${changed.refusal.flag} ${changed.refusal.beside}` : changed.refusal.code
}

let count = 0
const gift = (product: number) => createGiftCampaign(shop, { actor, campaign: { key: `gift-${(count += 1)}`, kind: 'gifts', product } })
const offer = (product: number) =>
  createPromotion(shop, {
    actor,
    promotion: {
      name_zh: '加購',
      temperature: 'normal',
      tiers: [{ minimum_amount: 500, add_on_items: [{ product, price: 9, purchase_limit: 1 }] }],
    },
  })
const bundle = (product: number, picked: number) =>
  setBundleOfProduct(shop, {
    actor,
    product,
    bundle: { picks: 1, entries: [{ product: picked, name_zh: '任選', name_en: '', required: false, max_amount: 1, quantity: 0 }] },
  })
const family = (products: readonly number[]) => ({
  name_zh: '系列',
  name_en: '',
  axes: [{ name: { zh: '規格', en: '' }, is_colour: false }],
  members: products.map((product) => ({ product, values: [{ zh: `第 ${product} 款`, en: '' }], swatch: null })),
})

test('GDS-24 what is in a bundle or a family is not made for gifts only, and the other way round', async () => {
  const [main, picked, alone, present] = await Promise.all(
    [1, 2, 3].map(() => createProduct(database)).concat(createProduct(database, { is_gift_only: true })),
  )
  if (!main || !picked || !alone || !present) throw new Error('Four products were made')
  expect((await bundle(main, picked)).ok).toBe(true)
  expect([await flag(main, 'is_gift_only'), await flag(picked, 'is_gift_only')]).toEqual(['is_gift_only bundle', 'is_gift_only bundle'])
  expect(await bundle(alone, present)).toMatchObject({ refusal: { code: 'flags_exclude', product: present, beside: 'bundle' } })
  expect(await bundle(present, alone)).toMatchObject({ refusal: { code: 'flags_exclude', product: present, beside: 'bundle' } })

  const { id } = await manager.call.families.make({ family: family([picked, alone]) })
  expect(await flag(alone, 'is_gift_only')).toBe('is_gift_only family')
  expect(await manager.call.families.make({ family: family([main, present]) }).catch((error: object) => error)).toMatchObject({
    status: 'flags_exclude',
    details: { flag: 'is_gift_only', beside: 'family' },
  })
  await manager.call.families.dissolve({ id, version: 1 })
  expect(await flag(alone, 'is_gift_only')).toBe('set')
})

test('GDS-24 the gift of a campaign, also of one that can begin again, does not become a pre-order item, and the other way round', async () => {
  const [given, preorder] = [await createProduct(database), await createProduct(database, { exclusive: true })]
  const key = await gift(given)
  if (!key.ok) throw new Error('The campaign was made')
  expect(await flag(given, 'exclusive')).toBe('exclusive gift_campaign')
  const told = manager.call.products.change({ id: given, version: 1, change: { exclusive: true } })
  await expect(told).rejects.toMatchObject({ status: 'flags_exclude', details: { flag: 'exclusive', beside: 'gift_campaign' } })
  expect(await gift(preorder)).toMatchObject({ refusal: { code: 'flags_exclude', flag: 'exclusive', product: preorder } })
  await changeGiftCampaign(shop, { actor, key: key.value, change: { active: false } })
  expect(await flag(given, 'exclusive')).toBe('exclusive gift_campaign')
  const other = await createProduct(database)
  await changeGiftCampaign(shop, { actor, key: key.value, change: { product: other } })
  expect(await flag(given, 'exclusive')).toBe('set')
  const again = await changeGiftCampaign(shop, { actor, key: key.value, change: { product: given } })
  expect(again).toMatchObject({ refusal: { code: 'flags_exclude', product: given } })
})

test('GDS-24 STK-20 what is picked in a bundle does not become a pre-order item, and the other way round, also when both are told at once', async () => {
  const [main, picked, preorder] = [
    await createProduct(database),
    await createProduct(database),
    await createProduct(database, { exclusive: true }),
  ]
  expect(await bundle(main, preorder)).toMatchObject({ refusal: { code: 'flags_exclude', flag: 'exclusive', product: preorder } })
  expect((await bundle(main, picked)).ok).toBe(true)
  expect([await flag(picked, 'exclusive'), await flag(main, 'exclusive')], 'its own line says when it comes').toEqual([
    'exclusive bundle',
    'set',
  ])
  await database.db.updateTable('products').set({ exclusive: true }).where('id', '=', picked).execute()
  const quota = { preorder_quota: 5, quota_expected_on: '2027-01-15', seen: { preorder_quota: 0 } }
  await expect(manager.call.stock.changeTerms({ id: picked, ...quota }), 'one that was picked before').rejects.toMatchObject({
    details: { errors: { preorder_quota: expect.any(String) } },
  })
  for (const round of [1, 2, 3]) {
    const product = await createProduct(database)
    const [made, set] = await Promise.all([bundle(main, product), flag(product, 'exclusive')])
    expect(made.ok && set === 'set', `round ${round}`).toBe(false)
  }
})

test('GDS-24 an add-on of an offer that is not over is not sold on its own, and the other way round, also when both are told at once', async () => {
  const [added, alone] = [await createProduct(database), await createProduct(database, { standalone_purchase: true })]
  await database.db.deleteFrom('promotions').execute()
  const offered = await offer(added)
  if (!offered.ok) throw new Error('The offer was made')
  expect(await flag(added, 'standalone_purchase')).toBe('standalone_purchase add_on')
  await changePromotion(shop, { actor, id: offered.value, change: { active: false } })
  expect(await flag(added, 'standalone_purchase')).toBe('set')
  const again = await changePromotion(shop, { actor, id: offered.value, change: { active: true } })
  expect(again, 'it would be offered again').toMatchObject({ refusal: { code: 'flags_exclude', product: added } })
  await database.db.deleteFrom('promotions').execute()
  expect(await offer(alone)).toMatchObject({ refusal: { code: 'flags_exclude', beside: 'add_on', product: alone } })
  for (const round of [1, 2, 3]) {
    const product = await createProduct(database)
    const [made, set] = await Promise.all([offer(product), flag(product, 'standalone_purchase')])
    expect(made.ok && set === 'set', `round ${round}`).toBe(false)
    await database.db.deleteFrom('promotions').execute()
  }
})
