import { expect, test } from 'vitest'
import { archiveInTree, emptyCategory, type Category } from '#rules/catalog/categories/category-tree.ts'
import { changeCategory } from '#server/catalog/products/shelves/change-category.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shop, database, visitor } = testShop
const office = testOffice(testShop)
const editor = await office.as('editor')
const kind = 'categories'

const create = async (name: string) =>
  (await database.db.insertInto('categories').values({ name_zh: name }).returning('id').executeTakeFirstOrThrow()).id
const tree = () => editor.call.categories.tree()
async function draft(make: (categories: Category[]) => readonly Category[]) {
  const { version, categories } = await tree()
  const made = make(categories.map(({ goods: _goods, is_changed: _changed, ...category }) => category))
  const kept = made.map((category) => ({ ...category, pinned: [...category.pinned], ordered: [...category.ordered] }))
  return editor.call.categories.save({ version, categories: kept })
}
const change = (id: number, said: Partial<Category>) => (categories: Category[]) =>
  categories.map((category) => (category.id === id ? { ...category, ...said } : category))
const publish = async () => editor.call.arrangements.publish({ kind, version: (await tree()).version })
const shown = async () => (await visitor().call.categories.list()).categories

test('NAV-17 a publishing that is taken back shows what was shown before, and waits as the draft that it was', async () => {
  const [id, gone, target] = [await create('底膠'), await create('會封存'), await create('去處')]
  await draft((all) => [
    ...archiveInTree(change(id, { name_zh: '封層', slug: 'top' })(all), { id: gone, leadsTo: target }),
    { ...emptyCategory, id: -1, name_zh: '新春' },
  ])
  const before = await shown()
  const made = await publish()
  const published = await shown()
  expect(published.map(({ name }) => name)).toEqual(expect.arrayContaining(['封層', '新春']))
  const back = await editor.call.arrangements.takeBack({ kind, version: made.version })
  expect(await shown()).toEqual(before)
  expect(await tree()).toMatchObject({ is_draft: true, version: back.version })
  await expect(editor.call.arrangements.takeBack({ kind, version: made.version }), 'once').rejects.toMatchObject({
    status: 'edit_conflict',
  })
  await publish()
  expect(await shown(), 'published again it is the same').toEqual(published)
  const entries = database.db.selectFrom('audit_entries').where('subject', '=', 'arrangement categories').select('verb')
  expect((await entries.orderBy('id').execute()).map(({ verb }) => verb)).toEqual([
    'save-arrangement-draft',
    'publish-arrangement',
    'take-back-publishing',
    'publish-arrangement',
  ])
})

test('NAV-17 what a command has made of a category before or since stays, whatever is taken back', async () => {
  const [one, other] = [await create('甲'), await create('乙')]
  await draft(change(one, { name_zh: '甲甲', text_zh: '文字' }))
  await publish()
  const actor = { kind: 'staff', id: 'Ana' } as const
  await changeCategory(shop, { actor, id: other, change: { name_zh: '乙乙' } })
  await draft(change(one, { name_zh: '甲甲甲', text_zh: '別的' }))
  const made = await publish()
  await changeCategory(shop, { actor, id: one, change: { name_zh: '丙' } })
  await editor.call.arrangements.takeBack({ kind, version: made.version })
  const names = new Map((await shown()).map(({ id, name }) => [id, name]))
  expect([names.get(one), names.get(other)]).toEqual(['丙', '乙乙'])
  expect(await visitor().call.categories.find({ id: one })).toMatchObject({ text: '文字' })
})

test('NAV-17 a draft that was thrown away, or gave way to an older version, is kept again as it was', async () => {
  const id = await create('初')
  await draft(change(id, { name_zh: '改' }))
  await publish()
  await draft(change(id, { name_zh: '再改', text_en: 'Soon' }))
  const stood = await tree()
  const kept = stood.categories.map(({ goods: _goods, is_changed: _changed, ...category }) => category)
  const thrown = await editor.call.arrangements.discard({ kind, version: stood.version })
  const again = await editor.call.categories.save({ version: thrown.version, categories: kept })
  expect((await tree()).categories).toEqual(stood.categories)
  const { versions } = await editor.call.arrangements.versions({ kind })
  const older = await editor.call.arrangements.restore({ kind, version: again.version, of: versions[1]?.version ?? 0 })
  await editor.call.categories.save({ version: older.version, categories: kept })
  expect((await tree()).categories).toEqual(stood.categories)
})

test('GDS-42 NAV-17 what an older tree says of an ingredient that was removed since is not published: the category would be empty', async () => {
  const said = { name_inci: 'Shea Butter', name_zh: '', slug: 'shea-butter', aliases: [], note_zh: '', note_en: '' }
  const { id: shea } = await editor.call.ingredients.make({ ingredient: said })
  const id = await create('乳油木')
  await draft(change(id, { rule: { ingredient: String(shea) } }))
  const { version: withShea } = await publish()
  await draft(change(id, { rule: null }))
  await publish()
  await editor.call.ingredients.remove({ id: shea, version: 1 })
  const refused = { status: 'category_ingredient_gone' }
  await expect(editor.call.arrangements.takeBack({ kind, version: (await tree()).version })).rejects.toMatchObject(refused)
  const { versions } = await editor.call.arrangements.versions({ kind })
  const older = versions.find(({ version }) => version < (versions[0]?.version ?? 0))
  await editor.call.arrangements.restore({ kind, version: (await tree()).version, of: older?.version ?? withShea })
  await expect(publish()).rejects.toMatchObject(refused)
  expect((await shown()).find((category) => category.id === id)?.name, 'the shop stays as it is').toBe('乳油木')
})
