import { expect, test } from 'vitest'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeSetting } from '#server/platform/settings/change-setting.ts'
import { runProductBatch } from './bulk/run-product-batch.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const office = testOffice(testShop)
const [manager, editor] = [await office.as('manager'), await office.as('editor')]
const { call } = manager

const seen = { preview: '/media/products/a.0123456789ab.webp', price: 100, origin_price: 100 }
const draft = { ...seen, state: 'draft' as const, available: false }
const stateOf = async (id: number) => (await db.selectFrom('products').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state
const law = { zh: expect.stringContaining('藥事法'), en: expect.stringContaining('Pharmaceutical') }

test('GDS-29 a draft that claims a medical effect goes on sale once somebody who publishes has confirmed its words, which the audit keeps', async () => {
  const id = await createProduct(database, { ...draft, slug: 'claims', content_zh: '<p>可治<b>療</b>灰指甲</p>' })
  const refusal = {
    status: 'claims_unconfirmed',
    details: {
      claims: [
        { word: '治療', law },
        { word: '灰指甲', law },
      ],
    },
  }
  await expect(call.products.setState({ id, state: 'on' })).rejects.toMatchObject(refusal)
  await expect(call.productSchedules.set({ id, on_at: '2099-01-01T00:00:00.000Z', off_at: null })).rejects.toMatchObject(refusal)
  await expect(editor.call.claims.confirm({ id, words: ['治療'] })).rejects.toMatchObject({ status: 'permission_denied' })
  await call.claims.confirm({ id, words: ['治療'] })
  await expect(call.products.setState({ id, state: 'on' }), 'not all of them').rejects.toMatchObject({ status: 'claims_unconfirmed' })
  await call.claims.confirm({ id, words: ['治療', '灰指甲'] })
  await call.claims.confirm({ id, words: ['治療', '灰指甲'] })
  await call.products.setState({ id, state: 'on' })
  expect(await stateOf(id)).toBe('on')
  const entries = db.selectFrom('audit_entries').where('subject', '=', `product ${id}`).where('verb', '=', 'confirm-claims')
  expect(await entries.orderBy('id').select(['staff_id', 'after']).execute()).toEqual([
    { staff_id: manager.me.id, after: { words: ['治療'] } },
    { staff_id: manager.me.id, after: { words: ['灰指甲'] } },
  ])
})

test('GDS-29 what is on sale gets no new claim unconfirmed, on its page, in the grid or by a file; what stood there stands in nobody’s way', async () => {
  const id = await createProduct(database, { ...seen, slug: 'on-sale', name_zh: '甲', content_zh: '<p>消炎</p>' })
  const version = async () => (await db.selectFrom('products').where('id', '=', id).select('version').executeTakeFirstOrThrow()).version
  await editor.call.products.change({ id, version: 1, change: { content_zh: '<p>消炎，溫和</p>' } })
  await expect(editor.call.products.change({ id, version: 2, change: { name_en: 'It cures' } })).rejects.toMatchObject({
    status: 'claims_unconfirmed',
    details: { claims: [{ word: 'cures' }] },
  })
  const files = importing(shop, () => call)
  const tried = await files.tried(`商品編號,名稱（英）\n${id},It cures\n`, { kind: 'products' })
  expect(await files.apply(tried.id)).toMatchObject({ counts: { outcomes: { skipped: 1 } } })
  expect((await files.rows(tried.id))[0]?.why).toEqual([{ field: null, code: 'claims_unconfirmed', by: 'cures' }])
  await call.claims.confirm({ id, words: ['cures'] })
  await editor.call.products.change({ id, version: await version(), change: { name_en: 'It cures' } })
})

test('GDS-29 what has a page though it is not sold, or gets one, is asked too, and so is an older version that comes back', async () => {
  const off = await createProduct(database, { ...seen, slug: 'not-sold', state: 'off', available: false })
  await expect(editor.call.products.change({ id: off, version: 1, change: { content_zh: '<p>治療</p>' } })).rejects.toMatchObject({
    status: 'claims_unconfirmed',
  })
  const kept = await createProduct(database, { ...seen, slug: 'kept-away', state: 'archived', available: false, name_en: 'It cures' })
  await expect(call.products.setState({ id: kept, state: 'off' })).rejects.toMatchObject({ status: 'claims_unconfirmed' })

  const id = await createProduct(database, { ...draft, slug: 'cleaned' })
  await editor.call.products.change({ id, version: 1, change: { content_zh: '<p>治療</p>' } })
  await editor.call.products.change({ id, version: 2, change: { content_zh: '<p>溫和</p>' } })
  await call.products.setState({ id, state: 'on' })
  await expect(editor.call.products.restore({ id, version: 2, seen: 4 })).rejects.toMatchObject({ status: 'claims_unconfirmed' })
})

test('GDS-29 a bulk move names who claims something and leaves them; the list is a setting', async () => {
  const [plain, claiming] = [
    await createProduct(database, { ...draft, slug: 'plain' }),
    await createProduct(database, { ...draft, slug: 'claiming', description_of_good_zh: '魔法精華' }),
  ]
  const words = [{ word: '魔法', law: { zh: '店規', en: 'House rule' } }]
  expect(await changeSetting(shop, { path: 'claims.words', value: words, actor: 'boss' })).toMatchObject({ ok: true })
  await expect.poll(async () => (await call.claims.list({})).words, { timeout: 5000 }).toEqual(words)
  const { id: selection } = await call.productBatches.select({ ids: [plain, claiming] })
  const { id: batch } = await call.productBatches.try({ selection, move: { kind: 'on' } })
  expect((await call.productBatches.find({ batch })).counts).toMatchObject({ ready: 1, refused: 1 })
  await call.productBatches.apply({ batch })
  await runProductBatch(shop, { batchId: batch })
  expect([await stateOf(plain), await stateOf(claiming)]).toEqual(['on', 'draft'])
})
