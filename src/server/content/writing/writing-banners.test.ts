import { beforeEach, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { BannerChange, NewBanner } from './banner-shape.ts'
import { changeBanner } from './change-banner.ts'
import { createBanner } from './create-banner.ts'

const { shop, database, clock, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (banner: NewBanner) => createBanner(shop, { actor: ana, banner })
const change = (id: number, said: BannerChange) => changeBanner(shop, { actor: ana, id, change: said })

const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `banner ${id}`).selectAll().orderBy('id').execute()
const shown = async (language: 'zh' | 'en' = 'zh') => (await visitor({ language }).call.banners.home()).banners
const titles = async () => (await shown()).map(({ title }) => title)
const inHours = (hours: number) => new Date(shop.now().getTime() + hours * 3_600_000).toISOString()

const bloom: NewBanner = {
  group_key: 'home',
  title_zh: '梅開時節',
  title_en: 'In bloom',
  url: '/items/new',
  desktop_image: '/media/bloom-wide.webp',
  mobile_image: '/media/bloom.webp',
}

async function madeBanner(said: Partial<NewBanner> = {}): Promise<number> {
  const made = await create({ ...bloom, ...said })
  return made.ok ? made.value : 0
}

beforeEach(async () => {
  await db.deleteFrom('index_banners').execute()
})

test('WRT-22 a banner hangs behind the others of its group in both languages, and it stays written who hung it', async () => {
  await madeBanner({ title_zh: '第一張', position: 3 })
  await madeBanner({ title_zh: '別處', group_key: 'health_articles', position: 9 })
  const id = await madeBanner()
  const { group_key: _, title_zh, title_en, ...pictures } = bloom
  expect(await titles()).toEqual(['第一張', title_zh])
  expect((await shown('en'))[1]).toEqual({ id, title: title_en, ...pictures })
  expect(await changesOf(id)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-banner', before: null, after: { ...bloom, position: 4 }, changed_at: shop.now() },
  ])
})

test.each([{}, { starts_at: '2026-01-01T00:00:00+08:00' }])(
  'WRT-22 a banner hangs once, also when two hang it at once: %j',
  async (period) => {
    const told = await Promise.all([create({ ...bloom, ...period }), create({ ...bloom, ...period })])
    const made = told.find((answer) => answer.ok)
    expect(told.find((answer) => !answer.ok)).toEqual({ ok: false, refusal: { code: 'banner_taken', banner: made?.ok && made.value } })
    expect(await titles()).toHaveLength(1)
  },
)

test('WRT-22 a banner is shown in its time', async () => {
  await madeBanner({ starts_at: inHours(1), ends_at: inHours(2) })
  await madeBanner({ title_zh: '一直', starts_at: null, ends_at: null })
  expect(await titles()).toEqual(['一直'])
  clock.pass({ minutes: 60 })
  expect(await titles()).toEqual(['梅開時節', '一直'])
  clock.pass({ minutes: 60 })
  expect(await titles()).toEqual(['一直'])
})

test('WRT-22 visitors follow a changed banner; told twice it changes nothing, and what stood there stays written', async () => {
  const id = await madeBanner()
  const { mark } = await findContentChanges(shop, undefined)
  const changed = {
    before: { title_zh: '梅開時節', url: '/items/new' },
    after: { title_zh: '好事成雙', url: 'https://example.com/plum?a=1' },
  }
  expect(await change(id, { ...changed.after, title_en: 'In bloom' })).toEqual({ ok: true, value: changed })
  expect(await change(id, changed.after)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await shown()).toMatchObject([{ id, title: '好事成雙', url: 'https://example.com/plum?a=1' }])
  expect((await findContentChanges(shop, mark)).changed).toEqual([`banner:${id}`, 'banners_of:home', 'banners'])
  await change(id, { ends_at: shop.now().toISOString() })
  expect(await shown(), 'taken down').toEqual([])
  expect(await changesOf(id)).toMatchObject([
    { verb: 'create-banner' },
    { verb: 'change-banner', ...changed },
    { before: { ends_at: null }, after: { ends_at: shop.now().toISOString() } },
  ])
})

test('WRT-22 two who change two things of one banner at once lose neither, and its time still fits', async () => {
  const id = await madeBanner()
  await Promise.all([change(id, { title_en: 'Both' }), change(id, { url: '/items/hot' })])
  expect(await shown('en')).toMatchObject([{ title: 'Both', url: '/items/hot' }])
  const told = await Promise.all([change(id, { starts_at: inHours(2) }), change(id, { ends_at: inHours(1) })])
  expect(told.filter(({ ok }) => ok)).toHaveLength(1)
})

test.each<[BannerChange]>([
  [{}],
  [{ title_zh: '' }],
  [{ url: 'javascript:alert(1)' }],
  [{ url: '//evil.example' }],
  [{ url: '/\\evil.example' }],
  [{ url: 'http://example.com' }],
  [{ url: 'items' }],
  [{ desktop_image: '' }],
  [{ mobile_image: '' }],
  [{ position: -1 }],
  [{ group_key: 'cart' } as unknown as BannerChange],
  [{ starts_at: '2030-01-01T00:00:00+08:00', ends_at: '2030-01-01T00:00:00+08:00' }],
])('WRT-22 a banner is not changed to %j', async (said) => {
  const id = await madeBanner()
  const before = await shown()
  expect(await change(id, said)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await shown()).toEqual(before)
  expect(await changesOf(id)).toHaveLength(1)
})

test('WRT-22 a banner does not become the same as another, and one that is not there is not changed', async () => {
  const [id, other] = [await madeBanner(), await madeBanner({ url: '/' })]
  expect(await change(other, { url: '/items/new' })).toEqual({ ok: false, refusal: { code: 'banner_taken', banner: id } })
  expect(await change(999_999, { url: '/' })).toEqual({ ok: false, refusal: { code: 'unknown_banner' } })
  expect(await create({ ...bloom, url: 'javascript:alert(1)' })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
})
