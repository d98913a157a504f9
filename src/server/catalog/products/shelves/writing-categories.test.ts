import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import type { Actor } from '#rules/actor.ts'
import { findContentChanges } from '#server/content/reading/find-content-changes.ts'
import { FollowedContent } from '#server/platform/content/followed-content.ts'
import { openTestPages } from '#support/test-pages.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { CategoryChange, NewCategory } from './category-shape.ts'
import { changeCategory } from './change-category.ts'
import { createCategory } from './create-category.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const { db } = database

let timeMs = 0
const content = new FollowedContent({ ask: (since) => findContentChanges(shop, since), now: () => timeMs })
const copy = { ...shop, content }
const pages = await openTestPages({ shop: copy, app: await createApp(copy, { requestsPerMinute: 1_000_000, trustProxy: [] }) })

const ana: Actor = { kind: 'staff', id: 'Ana' }
const create = (category: NewCategory) => createCategory(shop, { actor: ana, category })
const change = (id: number, said: CategoryChange) => changeCategory(shop, { actor: ana, id, change: said })

async function created(category: NewCategory): Promise<number> {
  const made = await create(category)
  if (!made.ok) throw new Error(JSON.stringify(made.refusal))
  return made.value
}

const categoryRow = (id: number) => db.selectFrom('categories').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
const changesOf = (id: number) => db.selectFrom('audit_entries').where('subject', '=', `category ${id}`).selectAll().orderBy('id').execute()
const menu = async () => (await visitor().call.categories.list({})).categories
const cover = '/media/categories/hands.3f9c2a1b77de.webp'

test('WRT-09 a category is taken into the menu once under its name, also when two do it at once', async () => {
  const hands = { name_zh: '手部保養', name_en: 'Hands', cover_url: cover, position: 3 }
  const told = await Promise.all([create(hands), create(hands), create(hands)])
  const [id, ...more] = told.flatMap((answer) => (answer.ok ? [answer.value] : []))
  expect(more).toEqual([])
  expect(told.filter(({ ok }) => !ok)).toEqual([1, 2].map(() => ({ ok: false, refusal: { code: 'name_taken', category: id } })))
  const creams = await created({ name_zh: '護手霜', parent_id: id ?? 0 })
  expect(await menu()).toContainEqual({ id, name: '手部保養', sub_categories: [{ id: creams, name: '護手霜' }] })
  expect(await changesOf(id ?? 0)).toMatchObject([
    { actor_kind: 'staff', actor_id: 'Ana', verb: 'create-category', before: null, after: hands, changed_at: shop.now() },
  ])
})

test('WRT-09 a name is free in another place of the menu', async () => {
  const feet = await created({ name_zh: '足部' })
  expect(await create({ name_zh: '足部', parent_id: feet })).toMatchObject({ ok: true })
})

test('WRT-10 visitors see the new name; who changed it stays written, and telling it twice changes nothing', async () => {
  const id = await created({ name_zh: '舊的名字', visible: false })
  const address = `/zh/items/${id}`
  expect((await pages.ask(address)).status, 'while it is hidden').toBe(404)
  const said = { name_zh: '新的名字', visible: true, position: 0 }
  const changed = { before: { name_zh: '舊的名字', visible: false }, after: { name_zh: '新的名字', visible: true } }
  expect(await change(id, said)).toEqual({ ok: true, value: changed })
  expect(await change(id, said)).toEqual({ ok: true, value: { before: {}, after: {} } })
  expect(await changesOf(id)).toMatchObject([{ verb: 'create-category' }, { verb: 'change-category', ...changed }])
  timeMs += 2000
  expect((await pages.ask(address)).text).toContain('新的名字')
})

test('WRT-10 two who change two fields of one category at once lose neither', async () => {
  const id = await created({ name_zh: '兩個人' })
  await Promise.all([change(id, { name_en: 'Two' }), change(id, { cover_url: cover }), change(id, { position: 9 })])
  expect(await categoryRow(id)).toMatchObject({ name_en: 'Two', cover_url: cover, position: 9 })
})

test('WRT-11 the menu has two levels: what would stand below itself or below a sub-category is refused', async () => {
  const top = await created({ name_zh: '上面' })
  const below = await created({ name_zh: '下面', parent_id: top })
  const other = await created({ name_zh: '旁邊' })
  const tooDeep = { ok: false, refusal: { code: 'too_deep' } }
  expect(await change(top, { parent_id: top })).toEqual(tooDeep)
  expect(await change(top, { parent_id: below })).toEqual(tooDeep)
  expect(await change(top, { parent_id: other }), 'it has a sub-category').toEqual(tooDeep)
  expect(await create({ name_zh: '最下面', parent_id: below })).toEqual(tooDeep)
  const unknown = { ok: false, refusal: { code: 'unknown_parent', parent: 999_999 } }
  expect(await change(top, { parent_id: 999_999 })).toEqual(unknown)
  expect(await create({ name_zh: '哪裡', parent_id: 999_999 })).toEqual(unknown)
  expect(await change(999_999, { position: 1 })).toEqual({ ok: false, refusal: { code: 'unknown_category', category: 999_999 } })
  expect(await change(below, { parent_id: other })).toMatchObject({ ok: true })
  expect(await change(below, { parent_id: null })).toMatchObject({ ok: true })
})

test('WRT-11 two who put two categories below each other at once make no circle', async () => {
  for (const round of [1, 2, 3, 4, 5]) {
    const [one, other] = [await created({ name_zh: `這個 ${round}` }), await created({ name_zh: `那個 ${round}` })]
    const told = await Promise.all([change(one, { parent_id: other }), change(other, { parent_id: one })])
    expect(told.filter(({ ok }) => ok)).toHaveLength(1)
    expect(told.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'too_deep' } })
  }
})

test('WRT-11 a category can not be named as its neighbour is, nor move beside one of its name', async () => {
  const first = await created({ name_zh: '名字' })
  const second = await created({ name_zh: '名字', parent_id: first })
  const third = await created({ name_zh: '別的名字' })
  const taken = { ok: false, refusal: { code: 'name_taken', category: first } }
  expect(await change(third, { name_zh: '名字' })).toEqual(taken)
  expect(await change(second, { parent_id: null })).toEqual(taken)
})

test.each<[CategoryChange]>([
  [{}],
  [{ name_zh: '' }],
  [{ name_zh: '長'.repeat(101) }],
  [{ name_zh: '手\n部' }],
  [{ name_en: 'H'.repeat(101) }],
  [{ position: -1 }],
  [{ position: 1.5 }],
  [{ position: 1_000_001 }],
  [{ parent_id: 0 }],
  [{ cover_url: 'https://elsewhere.test/cover.webp' }],
  [{ mobile_cover_url: '/media/../secret.webp' }],
  [{ id: 5 } as CategoryChange],
])('WRT-11 a category is not changed to %j', async (said) => {
  const [row] = await db.selectFrom('categories').selectAll().orderBy('id').execute()
  const id = row?.id ?? 0
  expect(await change(id, said)).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await categoryRow(id)).toEqual(row)
})

test('WRT-11 a new category is judged as a change is', async () => {
  for (const wrong of [{ name_zh: ' ' }, { position: -1 }, { cover_url: 'cover.webp' }])
    expect(await create({ name_zh: '不行', ...wrong })).toMatchObject({ ok: false, refusal: { code: 'wrong_value' } })
  expect(await create({ name_zh: '長'.repeat(100) })).toMatchObject({ ok: true })
})
