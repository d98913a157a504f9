import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, database, shelf } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })
const refused = (why: string) => ({ ok: false, says: expect.stringContaining(why) })

test('WRT-12 operations take in and change a category; each says what was done or why not', async () => {
  expect(await operate('create-category', '{"name_zh":"手部"}')).toMatchObject({
    ok: true,
    says: expect.stringContaining('is in the shop'),
  })
  const { id } = await database.db.selectFrom('categories').where('name_zh', '=', '手部').select('id').executeTakeFirstOrThrow()
  expect(await operate('create-category', '{"name_zh":"手部"}')).toEqual(refused(`category ${id} has that name`))
  expect(await operate('create-category', '{"name_en":"Hands"}')).toEqual(refused('name_zh'))
  expect(await operate('create-category', '{"name_zh":"霜","parent_id":999999}')).toEqual(refused('no category 999999'))
  expect(await operate('change-category', String(id), '{"name_en":"Hands"}')).toEqual({
    ok: true,
    says: `Category ${id} was {"name_en":""} and is {"name_en":"Hands"} now.`,
  })
  expect(await operate('change-category', String(id), `{"parent_id":${id}}`)).toEqual(refused('two levels'))
  expect(await operate('change-category', '999999', '{"position":1}')).toEqual(refused('no category 999999'))
  const written = database.db.selectFrom('audit_entries').select(['actor_id', 'verb']).where('subject', '=', `category ${id}`).orderBy('id')
  expect(await written.execute()).toEqual([
    { actor_id: 'Ana', verb: 'create-category' },
    { actor_id: 'Ana', verb: 'change-category' },
  ])
})

test('WRT-12 operations set the shelves and the pictures of a product; each says what was done or why not', async () => {
  const product = String(shelf.roseGel)
  const { id } = await database.db.insertInto('categories').values({ name_zh: '足部' }).returning('id').executeTakeFirstOrThrow()
  expect(await operate('set-shelves', product, `[{"category":${id},"position":3}]`)).toEqual({
    ok: true,
    says: `The place of product ${product} was [] and is [{"category":${id},"position":3}] now.`,
  })
  expect(await operate('set-shelves', product, '[{"category":999999}]')).toEqual(refused('no category 999999'))
  expect(await operate('set-shelves', '999999', '[]')).toEqual(refused('no product 999999'))
  expect(await operate('set-shelves', product, '{}')).toMatchObject({ ok: false })
  const pictures = '[{"url":"/media/products/gel.3f9c2a1b77de.webp"}]'
  expect(await operate('set-pictures', product, pictures)).toMatchObject({
    ok: true,
    says: expect.stringContaining('"preview":"/media/products/gel.3f9c2a1b77de.webp"'),
  })
  expect(await operate('set-pictures', product, '[]')).toMatchObject({ ok: false })
  expect(await operate('set-pictures', '999999', pictures)).toEqual(refused('no product 999999'))
  expect(await operate('set-films', product, '["/film-gel-nails.webm"]')).toEqual({
    ok: true,
    says: `Product ${product} was [] and is ["/film-gel-nails.webm"] now.`,
  })
  expect(await operate('set-films', '999999', '[]')).toEqual(refused('no product 999999'))
  const written = database.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'verb'])
    .where('subject', '=', `product ${product}`)
    .orderBy('id')
  expect(await written.execute()).toEqual([
    { actor_id: 'Ana', verb: 'set-shelves' },
    { actor_id: 'Ana', verb: 'set-pictures' },
    { actor_id: 'Ana', verb: 'set-films' },
  ])
})
