import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { openTestShop } from '#support/test-shop.ts'
import { changeFaq } from './change-faq.ts'
import { createFaq } from './create-faq.ts'
import type { FaqChange, NewFaq } from './faq-shape.ts'

const { shop, database, visitor } = await openTestShop()
const { db } = database

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (faq: NewFaq) => createFaq(shop, { actor: ana, faq })
const change = (id: number, said: FaqChange) => changeFaq(shop, { actor: ana, id, change: said })

const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `faq ${id}`).selectAll().orderBy('id').execute()
const questionsOf = async (slug: string, language: 'zh' | 'en' = 'zh') => (await visitor({ language }).call.faqs.list({ slug })).faqs
const titlesOf = async (slug: string) => (await questionsOf(slug)).map(({ title }) => title)

let count = 0

async function madeFaq(said: Partial<NewFaq> = {}): Promise<number> {
  const made = await create({ topic: 'product', title_zh: `怎麼塗 ${(count += 1)}`, content_zh: '<p>薄薄一層</p>', ...said })
  return made.ok ? made.value : 0
}

beforeAll(async () => {
  await db
    .insertInto('faq_kinds')
    .values(['product', 'member', 'shopping'].map((slug, position) => ({ slug, name_zh: slug, name_en: slug, position })))
    .execute()
})

test('WRT-22 a question is read in both languages behind the others of its topic, and nothing in it acts', async () => {
  await madeFaq({ topic: 'member', title_zh: '怎麼登入', position: 4 })
  const told: NewFaq = {
    topic: 'member',
    title_zh: '怎麼登出',
    title_en: 'How do I sign out?',
    content_zh: '<p onclick="alert(1)">按一下</p><script>alert(1)</script>',
    content_en: '<p>One press</p>',
    video: 'https://www.youtube.com/watch?v=abcdef12345',
  }
  const id = await madeFaq(told)
  expect(await titlesOf('member')).toEqual(['怎麼登入', '怎麼登出'])
  expect((await questionsOf('member'))[1]).toEqual({ title: '怎麼登出', content: '<p>按一下</p>', video: told.video })
  expect((await questionsOf('member', 'en'))[1]).toMatchObject({ title: 'How do I sign out?', content: '<p>One press</p>' })
  expect(await changesOf(id)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-faq', before: null, after: { ...told, position: 5 }, changed_at: shop.now() },
  ])
})

test('WRT-22 a question stands once in its topic, also when two write it at once', async () => {
  const told = await Promise.all([1, 2].map(() => create({ topic: 'shopping', title_zh: '運費', content_zh: '<p>免運</p>' })))
  const made = told.find((answer) => answer.ok)
  expect(told.find((answer) => !answer.ok)).toEqual({ ok: false, refusal: { code: 'question_taken', faq: made?.ok && made.value } })
  expect(await titlesOf('shopping')).toEqual(['運費'])
})

test('WRT-22 readers follow a changed question; told twice it changes nothing, and what stood there stays written', async () => {
  const id = await madeFaq({ topic: 'product', title_zh: '多久乾' })
  const { mark } = await findContentChanges(shop, undefined)
  const changed = {
    before: { topic: 'product', content_zh: '<p>薄薄一層</p>', video: null },
    after: { topic: 'shopping', content_zh: '<p>五分鐘</p>', video: 'https://shop.test/dry.mp4' },
  }
  expect(await change(id, { ...changed.after, title_zh: '多久乾' })).toEqual({ ok: true, value: changed })
  expect(await change(id, changed.after)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await questionsOf('shopping')).toContainEqual({ title: '多久乾', content: '<p>五分鐘</p>', video: 'https://shop.test/dry.mp4' })
  expect(await titlesOf('product')).not.toContain('多久乾')
  expect((await findContentChanges(shop, mark)).changed).toEqual(['faqs'])
  expect(await changesOf(id)).toMatchObject([{ verb: 'create-faq' }, { verb: 'change-faq', ...changed }])
})

test('WRT-22 two who change two things of one question at once lose neither', async () => {
  const id = await madeFaq({ title_zh: '兩個人' })
  await Promise.all([change(id, { title_en: 'Two' }), change(id, { content_en: '<p>Both</p>' }), change(id, { position: 900 })])
  expect((await questionsOf('product', 'en')).at(-1)).toMatchObject({ title: 'Two', content: '<p>Both</p>' })
})

test.each<[FaqChange, string]>([
  [{}, 'wrong_value'],
  [{ title_zh: '' }, 'wrong_value'],
  [{ title_zh: '怎麼\n塗' }, 'wrong_value'],
  [{ content_zh: '' }, 'wrong_value'],
  [{ video: 'javascript:alert(1)' }, 'wrong_value'],
  [{ position: -1 }, 'wrong_value'],
  [{ topic: 'feet' }, 'unknown_topic'],
])('WRT-22 a question is not changed to %j: %s', async (said, code) => {
  const id = await madeFaq()
  const before = await questionsOf('product')
  expect(await change(id, said)).toMatchObject({ ok: false, refusal: { code } })
  expect(await questionsOf('product')).toEqual(before)
  expect(await changesOf(id)).toHaveLength(1)
})

test('WRT-22 a question takes nobody’s place, and one that is not there is not changed', async () => {
  const [id, other] = [await madeFaq(), await madeFaq({ title_zh: '別人的問題' })]
  expect(await change(id, { title_zh: '別人的問題' })).toEqual({ ok: false, refusal: { code: 'question_taken', faq: other } })
  expect(await change(id, { title_zh: '別人的問題', topic: 'shopping' })).toMatchObject({ ok: true })
  expect(await change(id, { topic: 'product' })).toEqual({ ok: false, refusal: { code: 'question_taken', faq: other } })
  expect(await change(999_999, { title_en: 'No' })).toEqual({ ok: false, refusal: { code: 'unknown_faq' } })
  expect(await create({ topic: 'feet', title_zh: '腳', content_zh: '<p>腳</p>' })).toEqual({
    ok: false,
    refusal: { code: 'unknown_topic', topic: 'feet' },
  })
})
