import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as bundle from '#storefront/render.tsx'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const tags = '<link rel="stylesheet" href="/assets/shop.css"><script>startTheShop()</script>'
const testShop = await openTestShop({
  previews: (shop) => ({
    storefront: async () => ({ bundle: async () => bundle, tagsOf: () => tags, development: false }),
    terms: async () => termsOn(taipeiDay(shop.now()), { ...(await shop.terms()), seller: shop.settings.seller }),
  }),
})
const { database, visitor, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const [editor, manager, packer] = [await office.as('editor'), await office.as('manager'), await office.as('packer')]

type Seen = { view?: string; viewer?: string; language?: string }
const draw = async (address: string, seen: Seen = {}, { cookie } = editor) => {
  const asked = new URLSearchParams({ view: 'page', viewer: 'visitor', language: 'zh', ...seen })
  return office.ask(`${address}?${asked}`, { method: 'GET', cookie })
}
const preview = async (id: number, change = {}, at = editor) => (await at.call.products.preview({ id, change })).address
const product = (slug: string, more = {}) =>
  createProduct(database, { slug, name_zh: '紅梅', name_en: 'Red plum', price: 360, origin_price: 380, stock: 9, ...more })

test('GDS-50 page, card, cart line and search result are drawn with what is typed, in both languages, and nothing of it is saved', async () => {
  const id = await product('drawn')
  const typed = { name_zh: '還沒存的名字', name_en: 'Not saved yet', price: 350, content_zh: '<p>還沒存的內容</p>' }
  const address = await preview(id, typed)
  for (const view of ['page', 'card', 'cart', 'search']) {
    const [zh, en] = [await draw(address, { view }), await draw(address, { view, language: 'en' })]
    expect([zh.status, en.status], view).toEqual([200, 200])
    expect(zh.text, view).toContain('還沒存的名字')
    expect(zh.text, view).toContain('350')
    expect(en.text, view).toContain('Not saved yet')
  }
  expect((await draw(address)).text).toContain('還沒存的內容')
  expect(await visitor().call.products.find({ id })).toMatchObject({ name: '紅梅', price: 360 })
  expect(await manager.call.products.find({ id })).toMatchObject({ version: 1, fields: { name_zh: '紅梅' } })
  const left = await db.selectFrom('users').where('origin', '=', 'office').selectAll().execute()
  expect([left, await db.selectFrom('cart_items').selectAll().execute()]).toEqual([[], []])
})

test('GDS-50 a preview gives way to whoever sells the product, and is drawn once they are done', async () => {
  const address = await preview(await product('held'))
  const held = Promise.withResolvers<undefined>()
  const selling = database.transaction(async (tx) => {
    await sql`select from products where slug = 'held' for update`.execute(tx)
    await held.promise
  })
  const drawing = draw(address)
  const beginnings = new Set<string>()
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ began: string }>`
        select xact_start::text as began from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
        for (const { began } of rows) beginnings.add(began)
        return beginnings.size
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(1)
  held.resolve(undefined)
  await selling
  expect((await drawing).status).toBe(200)
})

test('GDS-50 each viewer sees what the shop would show them', async () => {
  const first = await preview(await product('first', { first_purchase_price: 299 }))
  expect((await draw(first)).text).toContain('299')
  for (const viewer of ['vip', 'vvip']) {
    const drawn = await draw(first, { viewer })
    expect(drawn.text, viewer).not.toContain('299')
    expect(drawn.text, viewer).toContain('360')
  }
  const vips = await preview(await product('for-vips', { members_only: true }))
  const [member, vip] = [await draw(vips, { viewer: 'member' }), await draw(vips, { viewer: 'vip' })]
  expect(member.text).not.toBe(vip.text)
  expect([member.status, vip.status]).toEqual([200, 200])
})

test('GDS-50 what nobody sees yet is drawn as if it were on sale, as soon as it has a price, and a gift as if it were sold', async () => {
  const draft = await manager.call.productLife.create({ name_zh: '只有名字', temperature: 'normal' })
  await expect(preview(draft.id)).rejects.toMatchObject({ details: { errors: { price: '還沒有售價，請先填寫' } } })
  const drawn = await draw(await preview(draft.id, { price: 360, origin_price: 380 }))
  expect([drawn.status, drawn.text.includes('只有名字')]).toEqual([200, true])
  const gift = await draw(await preview(await product('gift', { is_gift_only: true, price: 0, origin_price: 0 })))
  expect(gift.status).toBe(200)
  await expect(visitor().call.products.find({ id: draft.id })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('GDS-50 a preview runs no script, leads nowhere, is kept by nobody, and stands in pages of the office alone', async () => {
  const { headers, text } = await draw(await preview(await product('still')))
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).not.toContain('script-src')
  expect(text).not.toMatch(/<script|<a [^>]*href=/)
  expect(text).toContain('<link rel="stylesheet" href="/assets/shop.css">')
})

test('GDS-50 it is for who asked for it, signed in, and half an hour; what could not be saved is named', async () => {
  const id = await product('whose')
  const address = await preview(id)
  expect((await draw(address, {}, manager)).status, 'another person').toBe(404)
  expect((await office.ask(address, { method: 'GET' })).status, 'nobody').toBe(404)
  expect((await draw(`${address}x`)).status).toBe(404)
  await expect(packer.call.products.preview({ id, change: {} })).rejects.toMatchObject({ status: 'permission_denied' })
  await expect(preview(id, { price: 390 })).rejects.toMatchObject({ details: { errors: { price: expect.any(String) } } })
  await expect(preview(id, { name_zh: '' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(preview(99_999_999)).rejects.toMatchObject({ status: 'product_not_found' })
  clock.pass({ minutes: 31 })
  expect((await draw(address)).status, 'later').toBe(404)
})
