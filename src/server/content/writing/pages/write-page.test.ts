import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { SaidPage } from './page-shape.ts'
import { writePage } from './write-page.ts'

const { shop, database, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const write = (slug: string, page: SaidPage) => writePage(shop, { actor: ana, slug, page })

const changesOf = (slug: string) => db.selectFrom('audit_entries').where('subject', '=', `page ${slug}`).selectAll().orderBy('id').execute()
const pageOf = (terms: string, language: 'zh' | 'en' = 'zh') => visitor({ language }).call.staticPages.find({ terms })

test('WRT-29 a page that was written is read in both languages with the terms it names, and nothing in it acts', async () => {
  const told = {
    title_zh: '購物須知',
    title_en: 'Before you buy',
    content_zh: '<p onclick="alert(1)">滿 {{delivery.free_from.normal}} 免運</p><script>alert(1)</script>',
    content_en: '<p>Free</p>',
  }
  expect(await write('readme', told)).toEqual({ ok: true, value: { before: {}, after: told } })
  expect(await pageOf('readme')).toEqual({ title: '購物須知', content: '<p>滿 NT$1,000 免運</p>' })
  expect(await pageOf('readme', 'en')).toEqual({ title: 'Before you buy', content: '<p>Free</p>' })
  expect(await changesOf('readme')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'write-page', before: null, after: told, changed_at: shop.now() },
  ])
})

test('WRT-29 readers follow a page that was changed; told twice it changes nothing, and what stood there stays written', async () => {
  await write('about', { title_zh: '關於', content_zh: '<p>梅好</p>' })
  const { mark } = await findContentChanges(shop, undefined)
  const changed = { before: { content_zh: '<p>梅好</p>' }, after: { content_zh: '<p>梅好的每一天</p>' } }
  expect(await write('about', { ...changed.after, title_zh: '關於' })).toEqual({ ok: true, value: changed })
  expect(await write('about', changed.after)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await pageOf('about')).toEqual({ title: '關於', content: '<p>梅好的每一天</p>' })
  expect((await findContentChanges(shop, mark)).changed).toEqual(['pages', 'page:about'])
  expect(await changesOf('about')).toMatchObject([{ before: null }, changed])
})

test('WRT-29 two who write one page at once write it once, and two who change two things of it lose neither', async () => {
  const told = { title_zh: '隱私', content_zh: '<p>不外流</p>' }
  expect((await Promise.all([write('privacy', told), write('privacy', told)])).every(({ ok }) => ok)).toBe(true)
  expect(await changesOf('privacy')).toHaveLength(1)
  await Promise.all([write('privacy', { title_en: 'Privacy' }), write('privacy', { content_en: '<p>Yours</p>' })])
  expect(await pageOf('privacy', 'en')).toEqual({ title: 'Privacy', content: '<p>Yours</p>' })
})

test('WRT-29 only the five pages are written, with a title and a text in Chinese, and whole or not at all', async () => {
  expect(await write('jobs', { title_zh: '徵才', content_zh: '<p>來</p>' })).toMatchObject({ ok: false, refusal: { code: 'unknown_page' } })
  const wrong: SaidPage[] = [
    { title_zh: '只有標題' },
    { content_zh: '<p>只有內文</p>' },
    { title_zh: '', content_zh: '<p>空</p>' },
    { title_zh: '兩\n行', content_zh: '<p>行</p>' },
    { title_zh: '長', content_zh: '長'.repeat(100_001) },
    {},
  ]
  for (const page of wrong) expect(await write('manual', page)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  await expect(pageOf('manual')).rejects.toMatchObject({ status: 'static_page_not_found' })
  await write('manual', { title_zh: '手冊', content_zh: '<p>讀</p>' })
  expect(await write('manual', { title_zh: '', content_en: '<p>Read</p>' })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await changesOf('manual')).toHaveLength(1)
})
