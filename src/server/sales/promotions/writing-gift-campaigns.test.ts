import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { changeProduct } from '#server/catalog/products/change-product.ts'
import { createProduct } from '#support/rows.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeGiftCampaign } from './change-gift-campaign.ts'
import { createGiftCampaign } from './create-gift-campaign.ts'
import type { GiftCampaignChange, NewGiftCampaign } from './gift-campaign-shape.ts'

const { shop, database, shelf, clock, signIn } = await openTestShop()
const { db } = database
const [mei, hao] = [await signIn('mei'), await signIn('hao')]

const actor: Actor = { kind: 'staff', id: 'Ana' }
const create = (campaign: NewGiftCampaign) => createGiftCampaign(shop, { actor, campaign })
const change = (key: string, said: GiftCampaignChange) => changeGiftCampaign(shop, { actor, key, change: said })

const rowOf = (key: string) => db.selectFrom('gift_campaigns').where('key', '=', key).selectAll().executeTakeFirst()
const changesOf = (key: string) =>
  db.selectFrom('audit_entries').where('subject', '=', `gift campaign ${key}`).selectAll().orderBy('id').execute()
const giftsOf = async (browser: typeof mei) =>
  Object.values((await browser.call.cart.read()).cart_items)
    .flat()
    .map(({ product }) => product.id)
const inDays = (days: number) => new Date(shop.now().getTime() + days * 86_400_000).toISOString()

beforeEach(async () => {
  await db.deleteFrom('cart_items').execute()
  await db.deleteFrom('gift_claims').execute()
  await db.updateTable('gift_campaigns').set({ active: false }).execute()
})

let count = 0

async function madeCampaign(said: Partial<NewGiftCampaign> = {}): Promise<string> {
  const made = await create({ key: `winter-${(count += 1)}`, kind: 'gifts', product: shelf.giftPouch, ...said })
  return made.ok ? made.value : ''
}

test('WRT-30 a campaign that was made gives its gift in its time, to those whom it is for', async () => {
  const told = { key: 'plum', kind: 'gifts' as const, product: shelf.giftPouch, min_vip: 1, starts_at: inDays(1), ends_at: inDays(3) }
  expect(await create(told)).toEqual({ ok: true, value: 'plum' })
  expect(await giftsOf(mei)).toEqual([])
  clock.pass({ days: 1 })
  expect([await giftsOf(mei), await giftsOf(hao)], 'mei is a VIP').toEqual([[shelf.giftPouch], []])
  expect(await changesOf('plum')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-gift-campaign', before: null, after: { ...told, active: true } },
  ])
})

test('WRT-30 carts follow a changed campaign from then on; told twice it changes nothing, and what stood there stays written', async () => {
  const tin = await createProduct(database, { is_gift_only: true, stock: 9 })
  const key = await madeCampaign({ min_vip: 1 })
  expect(await giftsOf(hao)).toEqual([])
  const changed = { before: { product: shelf.giftPouch, min_vip: 1 }, after: { product: tin, min_vip: 0 } }
  expect(await change(key, { ...changed.after, active: true })).toEqual({ ok: true, value: changed })
  expect(await change(key, changed.after)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await giftsOf(hao)).toEqual([tin])
  await change(key, { active: false })
  expect(await giftsOf(mei)).toEqual([])
  expect(await changesOf(key)).toMatchObject([
    { verb: 'create-gift-campaign' },
    { verb: 'change-gift-campaign', ...changed },
    { before: { active: true }, after: { active: false } },
  ])
})

test('WRT-30 a campaign is made once under its key, also when two make it at once', async () => {
  const told = await Promise.all([0, 1].map((min_vip) => create({ key: 'twice', kind: 'gifts', product: shelf.giftPouch, min_vip })))
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
  expect(told.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'campaign_taken', key: 'twice' } })
  expect(await changesOf('twice')).toMatchObject([{ after: { min_vip: (await rowOf('twice'))?.min_vip } }])
})

test('WRT-30 two who change two things of one campaign at once lose neither', async () => {
  const key = await madeCampaign()
  await Promise.all([change(key, { min_vip: 2 }), change(key, { ends_at: inDays(5) })])
  expect(await rowOf(key)).toMatchObject({ min_vip: 2, ends_at: new Date(inDays(5)) })
})

test('WRT-30 a product that becomes a pre-order item while a campaign is made for it does not become a gift', async () => {
  const key = (round: number) => `race-${round}`
  for (const round of [1, 2, 3]) {
    const product = await createProduct(database)
    await Promise.allSettled([
      create({ key: key(round), kind: 'gifts', product }),
      changeProduct(shop, { actor, id: product, change: { exclusive: true } }),
    ])
    const { exclusive } = await db.selectFrom('products').where('id', '=', product).select('exclusive').executeTakeFirstOrThrow()
    expect(exclusive && (await rowOf(key(round))) !== undefined).toBe(false)
  }
})

test.each<[GiftCampaignChange, string]>([
  [{}, 'wrong_value'],
  [{ min_vip: 3 }, 'wrong_value'],
  [{ min_vip: -1 }, 'wrong_value'],
  [{ starts_at: 'tomorrow' }, 'wrong_value'],
  [{ ends_at: '2020-01-01T00:00:00+08:00' }, 'wrong_value'],
  [{ kind: 'vvip_gift' } as GiftCampaignChange, 'wrong_value'],
  [{ product: 999_999 }, 'unknown_product'],
  [{ product: shelf.presaleLamp }, 'flags_exclude'],
])('WRT-30 a campaign is not changed to %j: %s', async (said, code) => {
  const key = await madeCampaign()
  const before = await rowOf(key)
  expect(await change(key, said)).toMatchObject({ ok: false, refusal: { code } })
  expect(await rowOf(key)).toEqual(before)
  expect(await changesOf(key)).toHaveLength(1)
})

test('WRT-30 a new campaign is judged as a change is, and one that is not there is not changed', async () => {
  const plain: NewGiftCampaign = { key: 'never', kind: 'gifts', product: shelf.giftPouch }
  for (const wrong of [{ key: 'Never' }, { key: '' }, { key: 'never:2026' }, { min_vip: 9 }, { ends_at: inDays(-1) }])
    expect(await create({ ...plain, ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  const lamp = { code: 'flags_exclude', flag: 'exclusive', beside: 'gift_campaign', product: shelf.presaleLamp }
  expect(await create({ ...plain, product: shelf.presaleLamp })).toMatchObject({ ok: false, refusal: lamp })
  expect(await create({ ...plain, product: 999_999 })).toEqual({ ok: false, refusal: { code: 'unknown_product', product: 999_999 } })
  expect(await change('never', { active: false })).toEqual({ ok: false, refusal: { code: 'unknown_campaign', key: 'never' } })
})
