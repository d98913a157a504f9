import { expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createArticle } from '../create-article.ts'
import { createFaq } from '../create-faq.ts'
import { changeTag } from './change-tag.ts'
import { changeTopic } from './change-topic.ts'
import { createTag } from './create-tag.ts'
import { createTopic } from './create-topic.ts'
import type { NewTag, TagChange } from './tag-shape.ts'
import type { NewTopic, TopicChange } from './topic-shape.ts'

const { shop, database, visitor } = await openTestShop()
const { db } = database

const actor: Actor = { kind: 'staff', id: 'Ana' }
const tag = (said: NewTag) => createTag(shop, { actor, tag: said })
const renameTag = (slug: string, change: TagChange) => changeTag(shop, { actor, slug, change })
const topic = (said: NewTopic) => createTopic(shop, { actor, topic: said })
const renameTopic = (slug: string, change: TopicChange) => changeTopic(shop, { actor, slug, change })

const changesOf = (subject: string) => db.selectFrom('audit_entries').where('subject', '=', subject).selectAll().orderBy('id').execute()
const tagsOf = async (id: number, language: 'zh' | 'en' = 'zh') => (await visitor({ language }).call.articles.find({ id })).tags
const topics = async (language: 'zh' | 'en' = 'zh') => (await visitor({ language }).call.faqs.list({})).kinds

test('WRT-27 an article is written under a tag that was made, and readers follow its names', async () => {
  const told = { slug: 'hands', name_zh: '手部', name_en: 'Hands' }
  expect(await tag(told)).toEqual({ ok: true, value: 'hands' })
  const article = { title_zh: '冬天的手', content_zh: '<p>擦乾</p>', cover: '/media/a.webp', tags: ['hands'] }
  const written = await createArticle(shop, { actor, article })
  const id = written.ok ? written.value : 0
  expect([await tagsOf(id), await tagsOf(id, 'en')]).toEqual([['手部'], ['Hands']])
  const { mark } = await findContentChanges(shop, undefined)
  const changed = { before: { name_zh: '手部' }, after: { name_zh: '手部保養' } }
  expect(await renameTag('hands', { ...changed.after, name_en: 'Hands' })).toEqual({ ok: true, value: changed })
  expect(await renameTag('hands', changed.after), 'told twice').toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await tagsOf(id)).toEqual(['手部保養'])
  expect((await findContentChanges(shop, mark)).changed).not.toEqual([])
  expect(await changesOf('tag hands')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-tag', before: null, after: told, changed_at: shop.now() },
    { verb: 'change-tag', ...changed },
  ])
})

test('WRT-27 a tag is made once under its slug and under its Chinese name, also when two make it at once', async () => {
  const told = await Promise.all([tag({ slug: 'sleep', name_zh: '睡眠' }), tag({ slug: 'night', name_zh: '睡眠' })])
  const made = told.find((answer) => answer.ok)
  expect(told.find((answer) => !answer.ok)).toEqual({ ok: false, refusal: { code: 'tag_taken', tag: made?.ok && made.value } })
  await tag({ slug: 'winter', name_zh: '冬季' })
  const taken = { ok: false, refusal: { code: 'tag_taken', tag: 'winter' } }
  expect(await tag({ slug: 'winter', name_zh: '冬天' })).toEqual(taken)
  await tag({ slug: 'summer', name_zh: '夏季' })
  expect(await renameTag('summer', { name_zh: '冬季' })).toEqual(taken)
})

test('WRT-27 two who change two names of one tag at once lose neither', async () => {
  await tag({ slug: 'skin', name_zh: '肌膚' })
  await Promise.all([renameTag('skin', { name_zh: '肌膚保養' }), renameTag('skin', { name_en: 'Skin' })])
  const row = await db.selectFrom('tags').where('slug', '=', 'skin').select(['name_zh', 'name_en']).executeTakeFirst()
  expect(row).toEqual({ name_zh: '肌膚保養', name_en: 'Skin' })
})

test('WRT-27 a tag without a name, with an address that is none, or that is not there is refused', async () => {
  await tag({ slug: 'plain', name_zh: '素色' })
  for (const wrong of [{ slug: 'Plain' }, { slug: 'a b' }, { slug: '' }, { name_zh: '' }, { name_zh: '兩\n行' }, { id: 1 }])
    expect(await tag({ slug: 'other', name_zh: '別的', ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  for (const wrong of [{}, { name_zh: '' }, { slug: 'elsewhere' } as TagChange])
    expect(await renameTag('plain', wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await renameTag('feet', { name_en: 'Feet' })).toEqual({ ok: false, refusal: { code: 'unknown_tag', tag: 'feet' } })
  expect(await changesOf('tag plain')).toHaveLength(1)
})

test('WRT-28 questions stand in a topic that was made, and readers follow its names and its place', async () => {
  const told = { slug: 'member', name_zh: '會員', name_en: 'Members', position: 3 }
  expect(await topic(told)).toEqual({ ok: true, value: 'member' })
  expect(await topic({ slug: 'teaching', name_zh: '教學' })).toMatchObject({ ok: true })
  await createFaq(shop, { actor, faq: { topic: 'teaching', title_zh: '怎麼塗', content_zh: '<p>薄薄一層</p>' } })
  expect(await topics()).toEqual([
    { slug: 'member', name: '會員' },
    { slug: 'teaching', name: '教學' },
  ])
  expect(await topics('en'), 'without an English name in Chinese only').toEqual([{ slug: 'member', name: 'Members' }])
  const { mark } = await findContentChanges(shop, undefined)
  const changed = { before: { name_en: null, position: 4 }, after: { name_en: 'How to', position: 0 } }
  expect(await renameTopic('teaching', { ...changed.after, name_zh: '教學' })).toEqual({ ok: true, value: changed })
  expect(await renameTopic('teaching', changed.after), 'told twice').toEqual({ ok: true, value: { before: {}, after: {} } })
  expect((await topics('en')).map(({ name }) => name)).toEqual(['How to', 'Members'])
  expect((await findContentChanges(shop, mark)).changed).toEqual(['faqs'])
  expect(await changesOf('topic teaching')).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-topic', before: null, after: { position: 4 }, changed_at: shop.now() },
    { verb: 'change-topic', ...changed },
  ])
})

test('WRT-28 a topic is made once under its slug and under its Chinese name, also when two make it at once', async () => {
  const told = await Promise.all([topic({ slug: 'abroad', name_zh: '海外' }), topic({ slug: 'overseas', name_zh: '海外' })])
  const made = told.find((answer) => answer.ok)
  expect(told.find((answer) => !answer.ok)).toEqual({ ok: false, refusal: { code: 'topic_taken', topic: made?.ok && made.value } })
  await topic({ slug: 'shopping', name_zh: '購物' })
  const taken = { ok: false, refusal: { code: 'topic_taken', topic: 'shopping' } }
  expect(await topic({ slug: 'shopping', name_zh: '購物須知' })).toEqual(taken)
  await topic({ slug: 'product', name_zh: '商品' })
  expect(await renameTopic('product', { name_zh: '購物' })).toEqual(taken)
})

test('WRT-28 two who change two things of one topic at once lose neither, and two new ones do not share the last place', async () => {
  const made = await Promise.all(['operation', 'healthcare', 'care'].map((slug) => topic({ slug, name_zh: slug })))
  expect(made.every(({ ok }) => ok)).toBe(true)
  const places = await db.selectFrom('faq_kinds').where('slug', 'in', ['operation', 'healthcare', 'care']).select('position').execute()
  expect(new Set(places.map(({ position }) => position)).size).toBe(3)
  await Promise.all([renameTopic('care', { name_en: 'Care' }), renameTopic('care', { name_zh: '照顧' })])
  const row = await db.selectFrom('faq_kinds').where('slug', '=', 'care').select(['name_zh', 'name_en']).executeTakeFirst()
  expect(row).toEqual({ name_zh: '照顧', name_en: 'Care' })
})

test('WRT-28 a topic without a name, with an address that is none, or that is not there is refused', async () => {
  for (const wrong of [{ slug: 'My Topic' }, { name_zh: '' }, { position: -1 }, { position: 0.5 }])
    expect(await topic({ slug: 'never', name_zh: '從不', ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  await topic({ slug: 'plain', name_zh: '素色' })
  for (const wrong of [{}, { name_zh: '' }, { position: 10_001 }, { slug: 'elsewhere' } as TopicChange])
    expect(await renameTopic('plain', wrong)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await renameTopic('feet', { position: 1 })).toEqual({ ok: false, refusal: { code: 'unknown_topic', topic: 'feet' } })
  expect(await changesOf('topic plain')).toHaveLength(1)
})
