import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from './run-command.ts'

const { shop, database, shelf } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given: [...given, '--actor', 'Ana'] })

test('WRT-08 operations receive a delivery, count, and change a product; each says what was done or why not', async () => {
  const lines = JSON.stringify([{ product: shelf.soldOutSoap, quantity: 4 }])
  expect(await operate('receive-stock', 'DN-1', lines)).toEqual({ ok: true, says: 'DN-1 is on the shelf.' })
  expect(await operate('receive-stock', 'DN-1', lines)).toEqual({ ok: true, says: 'DN-1 was received before; nothing was done.' })
  expect(await operate('receive-stock', 'DN-1', lines.replace('4', '5'))).toMatchObject({
    ok: false,
    says: expect.stringContaining('something else'),
  })
  expect(await operate('receive-stock', 'DN-2', 'four')).toMatchObject({ ok: false, says: expect.stringContaining('This is no JSON') })
  expect(await operate('receive-stock', 'DN-2', '{}')).toMatchObject({ ok: false })
  const count = (counted: string) => operate('correct-stock', 'C-1', String(shelf.soldOutSoap), counted, '--reason', 'one broke')
  expect(await count('3')).toMatchObject({ ok: true, says: expect.stringContaining('had 4 and has 3 now') })
  expect(await count('3')).toMatchObject({ ok: true, says: expect.stringContaining('nothing was done') })
  expect(await count('2')).toMatchObject({ ok: false, says: expect.stringContaining('that sheet says 3') })
  expect(await operate('correct-stock', 'C-1', '999999', '3', '--reason', 'lost')).toMatchObject({
    ok: false,
    says: expect.stringContaining('no product 999999'),
  })
  expect(await operate('change-product', String(shelf.soldOutSoap), '{"price":360}')).toEqual({
    ok: true,
    says: `Product ${shelf.soldOutSoap} was {"price":390} and is {"price":360} now.`,
  })
  expect(await operate('change-product', String(shelf.soldOutSoap), '{"price":350}', '--seen', '{"price":390}')).toEqual({
    ok: false,
    says: 'Nothing was done: it is {"price":360} by now.',
  })
  expect(await operate('change-product', String(shelf.soldOutSoap), '{"price":350}', '--seen', 'null')).toMatchObject({ ok: false })
  expect(await operate('change-product', String(shelf.soldOutSoap), '{"stock":360}')).toMatchObject({ ok: false })
  const fields = '{"slug":"new-soap","name_zh":"新手工皂","preview":"/media/soap.webp","origin_price":200,"price":180}'
  expect(await operate('create-product', fields)).toMatchObject({ ok: true, says: expect.stringContaining('is in the shop') })
  expect(await operate('create-product', fields)).toMatchObject({ ok: false, says: expect.stringContaining('has that slug') })
})

test('WRT-08 what was done stays written: a change is never changed', async () => {
  await operate('change-product', String(shelf.roseGel), '{"price":350}')
  const written = await database.db
    .selectFrom('audit_entries')
    .select(['actor_kind', 'actor_id', 'verb'])
    .where('subject', '=', `product ${shelf.roseGel}`)
    .execute()
  expect(written).toEqual([{ actor_kind: 'staff', actor_id: 'Ana', verb: 'change-product' }])
  await expect(database.db.deleteFrom('audit_entries').execute()).rejects.toThrow('only ever added to')
  await expect(database.db.deleteFrom('stock_receipts').execute()).rejects.toThrow('only ever added to')
})
