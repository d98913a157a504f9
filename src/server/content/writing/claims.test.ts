import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeArticle } from './change-article.ts'
import { changeBanner } from './change-banner.ts'
import { createArticle } from './create-article.ts'
import { createBanner } from './create-banner.ts'

const { shop, database } = await openTestShop()
const { db } = database
const ana: Actor = { kind: 'staff', id: 'Ana' }
const refusedFor = (...words: string[]) => ({ ok: false, refusal: { code: 'claims_unconfirmed', claims: words.map((word) => ({ word })) } })
const lastOf = async (subject: string) =>
  (await db.selectFrom('audit_entries').where('subject', '=', subject).orderBy('id', 'desc').select('after').executeTakeFirstOrThrow())
    .after

test('GDS-29 an article is published with a claim only when its writer confirms the word, which the audit keeps; so is what changes it', async () => {
  const article = { title_zh: '手的保養', content_zh: '<p>這能治療乾裂</p>', cover: '/media/a.webp' }
  expect(await createArticle(shop, { actor: ana, article })).toMatchObject(refusedFor('治療'))
  const made = await createArticle(shop, { actor: ana, article: { ...article, confirmed_claims: ['治療'] } })
  const id = made.ok ? made.value : 0
  expect(await lastOf(`article ${id}`)).toMatchObject({ confirmed_claims: ['治療'] })
  expect(await changeArticle(shop, { actor: ana, id, change: { content_zh: '<p>治療，也消炎</p>' } })).toMatchObject(refusedFor('消炎'))
  expect(await changeArticle(shop, { actor: ana, id, change: { content_zh: '<p>治療，溫和</p>' } })).toMatchObject({ ok: true })
  const change = { content_zh: '<p>治療，也消炎</p>', confirmed_claims: ['消炎'] }
  expect(await changeArticle(shop, { actor: ana, id, change })).toMatchObject({ ok: true })
  expect(await lastOf(`article ${id}`)).toMatchObject({ confirmed_claims: ['消炎'] })
})

test('GDS-29 so is a banner', async () => {
  const banner = {
    group_key: 'home' as const,
    title_zh: '濕疹救星',
    url: '/product/1',
    desktop_image: '/media/d.webp',
    mobile_image: '/media/m.webp',
  }
  expect(await createBanner(shop, { actor: ana, banner })).toMatchObject(refusedFor('濕疹'))
  const made = await createBanner(shop, { actor: ana, banner: { ...banner, confirmed_claims: ['濕疹'] } })
  const id = made.ok ? made.value : 0
  expect(await lastOf(`banner ${id}`)).toMatchObject({ confirmed_claims: ['濕疹'] })
  expect(await changeBanner(shop, { actor: ana, id, change: { title_zh: '防癌' } })).toMatchObject(refusedFor('防癌'))
  expect(await changeBanner(shop, { actor: ana, id, change: { title_zh: '防癌', confirmed_claims: ['防癌'] } })).toMatchObject({ ok: true })
})
