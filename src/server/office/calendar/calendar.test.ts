import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from '#rules/calendar.ts'
import { firstDayOf, laterMonth, monthOf } from '#rules/month.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// What the shop will do by itself, by day.

const testShop = await openTestShop()
const { database, shop } = testShop
const office = testOffice(testShop)
const [manager, care] = [await office.as('manager'), await office.as('care')]
const next = laterMonth(monthOf(shop.now()), 1)
const at = (day: string, hour: number, month = next) => new Date(startOfDay(`${month}-${day}`).getTime() + hour * 3_600_000).toISOString()
const plannedIn = async (month: string) => (await manager.call.calendar.find({ month })).turns

test('GDS-46 what is scheduled of a product stands in the calendar on its days, and what is taken back does not', async () => {
  const id = await createProduct(database, { slug: 'soon', name_zh: '夏夜凝膠', name_en: 'Summer night gel', state: 'draft', stock: 3 })
  await manager.call.productSchedules.set({ id, on_at: at('05', 10), off_at: at('20', 22) })
  const shown = await createProduct(database, { slug: 'shown', name_zh: '晨霧凝膠', price: 380, origin_price: 380 })
  const campaign = { name: '週年慶', price: 300, starts_at: at('05', 9), ends_at: at('28', 0) }
  const { price } = await manager.call.productSchedules.addPrice({ id: shown, ...campaign })
  const turns = await plannedIn(next)
  expect(turns.map(({ kind, what, product, at }) => ({ kind, what, product, at }))).toEqual([
    { kind: 'price', what: 'begins', product: shown, at: at('05', 9) },
    { kind: 'product', what: 'begins', product: id, at: at('05', 10) },
    { kind: 'product', what: 'ends', product: id, at: at('20', 22) },
    { kind: 'price', what: 'ends', product: shown, at: at('28', 0) },
  ])
  expect(turns[0]).toMatchObject({ name: { zh: '晨霧凝膠' }, price: { name: '週年慶', price: 300 } })
  await manager.call.productSchedules.withdrawPrice({ id: shown, price })
  await manager.call.productLife.archive({ id })
  expect(await plannedIn(next)).toEqual([])
})

test('a month holds its first and its last minute in Taipei and no other, and is this one where none is asked for', async () => {
  const id = await createProduct(database, { slug: 'edges', state: 'draft' })
  const [month, following] = [laterMonth(next, 2), laterMonth(next, 3)]
  const [first, after] = [startOfDay(firstDayOf(month)), startOfDay(firstDayOf(following))]
  await manager.call.productSchedules.set({ id, on_at: first.toISOString(), off_at: after.toISOString() })
  expect((await plannedIn(month)).map(({ at }) => at)).toEqual([first.toISOString()])
  expect((await plannedIn(following)).map(({ at }) => at)).toEqual([after.toISOString()])
  expect((await care.call.calendar.find({})).month).toBe(monthOf(shop.now()))
  await expect(care.call.calendar.find({ month: '2026-13' })).rejects.toMatchObject({ status: 'validation_error' })
})

test('gifts, offers, codes of the shop, banners and menus stand beside them; a code that a member earned does not', async () => {
  const { db } = database
  const product_id = await createProduct(database, { slug: 'gift', name_zh: '小樣', name_en: 'Sample' })
  const month = laterMonth(next, 5)
  const [starts_at, ends_at] = [new Date(at('10', 0, month)), endOfDay(`${month}-11`)]
  await db.insertInto('gift_campaigns').values({ key: 'autumn', kind: 'gifts', product_id, starts_at, ends_at }).execute()
  await db.insertInto('promotions').values({ name_zh: '滿額加購', temperature: 'normal', starts_at, ends_at }).execute()
  const code = { kind: 'amount' as const, value: 100, starts_at, ends_at }
  await db
    .insertInto('discount_codes')
    .values([
      { ...code, code: 'AUTUMN', name_zh: '秋日折扣' },
      { ...code, code: 'EARNED', name_zh: '分享回饋', source: 'share' },
    ])
    .execute()
  const images = { url: '/', desktop_image: '/media/a.jpg', mobile_image: '/media/a.jpg', position: 1 }
  await db
    .insertInto('index_banners')
    .values({ title_zh: '秋日橫幅｜全館九折', ...images, starts_at, ends_at })
    .execute()
  const turns = await plannedIn(month)
  expect(turns.map(({ kind, what, name }) => [what, kind, name.zh])).toEqual([
    ['begins', 'banner', '秋日橫幅'],
    ['begins', 'code', '秋日折扣'],
    ['begins', 'gift', '小樣'],
    ['begins', 'offer', '滿額加購'],
    ['ends', 'banner', '秋日橫幅'],
    ['ends', 'code', '秋日折扣'],
    ['ends', 'gift', '小樣'],
    ['ends', 'offer', '滿額加購'],
  ])
})
