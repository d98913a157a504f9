import { expect, test } from 'vitest'
import { cleanLostFiles } from '#server/sales/orders/notes/clean-lost-files.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { database, shelf, signIn, shop, clock } = testShop
const { db } = database
const office = testOffice(testShop)
const care = await office.as('care')
const packer = await office.as('packer')
const hao = await signIn('hao')

async function buy(): Promise<string> {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  return (await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }) })).order_hashed_id
}

const number = await buy()
const other = await buy()
const find = async (asked = number) => care.call.orders.find({ number: asked })
const paper = (words: string) => Buffer.from(`%PDF-1.7 ${words}`).toString('base64')
const upload = async (at = number, who = care) =>
  (await who.call.orderPage.notes.upload({ number: at, name: '證明.pdf', content: paper('a') })).id
const audited = async (verb: string) =>
  db
    .selectFrom('audit_entries')
    .where('subject', '=', `order ${number}`)
    .where('verb', '=', verb)
    .orderBy('id')
    .select(['actor_id', 'before', 'after'])
    .execute()

test('DSK-11 a note of up to 2,000 characters, pinned and to be printed where that is ticked, is shown to colleagues and never to the buyer', async () => {
  const text = '買家來電，要送人，請分開包。'
  const { id } = await care.call.orderPage.notes.add({ number, text, pinned: true, print_on_pick: true })
  expect((await find()).notes).toMatchObject([
    { id, text, by: care.me.name, pinned: true, print_on_pick: true, edited_at: null, removed: null, files: [] },
  ])
  expect((await packer.call.orders.find({ number })).notes).toHaveLength(1)
  expect(JSON.stringify(await hao.call.orders.find({ id: number }))).not.toContain('分開包')
  await care.call.orderPage.notes.add({ number: other, text: '字'.repeat(2000) })
  await expect(care.call.orderPage.notes.add({ number: other, text: '字'.repeat(2001) })).rejects.toMatchObject({
    status: 'validation_error',
  })
  await expect(care.call.orderPage.notes.add({ number: other, text: '  ' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(care.call.orderPage.notes.add({ number: 'NOSUCHORDER2', text })).rejects.toMatchObject({ status: 'invalid_order_number' })
  expect(await audited('add-note')).toMatchObject([
    { actor_id: care.me.name, before: null, after: { note: id, text, pinned: true, print_on_pick: true } },
  ])
})

test('DSK-11 up to five pictures or PDF of 10 MB hang on a note, and are reached through the office alone', async () => {
  const files = [await upload(), await upload(), await upload(), await upload(), await upload()]
  await expect(care.call.orderPage.notes.add({ number, text: '六個', files: [...files, await upload()] })).rejects.toMatchObject({
    status: 'validation_error',
  })
  const { id } = await care.call.orderPage.notes.add({ number, text: '五個', files })
  const note = (await find()).notes?.find((each) => each.id === id)
  expect(note?.files).toEqual(files.map((file) => ({ id: file, name: '證明.pdf', kind: 'pdf' })))
  const path = `${officeApiPath}/note-files/${files[0]}`
  const got = await office.ask(path, { method: 'GET', cookie: packer.cookie })
  expect(got).toMatchObject({
    status: 200,
    headers: { 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' },
    text: '%PDF-1.7 a',
  })
  expect(await office.ask(path, { method: 'GET' })).toMatchObject({ status: 401 })
  const large = Buffer.concat([Buffer.from('%PDF-1.7 '), Buffer.alloc(10 * 1024 * 1024 - 9, 97)])
  await care.call.orderPage.notes.upload({ number, name: 'ten.pdf', content: large.toString('base64') })
  const larger = Buffer.concat([large, Buffer.from('a')]).toString('base64')
  await expect(care.call.orderPage.notes.upload({ number, name: 'more.pdf', content: larger })).rejects.toMatchObject({
    status: 'file_too_large',
  })
  const page = Buffer.from('<script>alert(1)</script>').toString('base64')
  await expect(care.call.orderPage.notes.upload({ number, name: 'a.pdf', content: page })).rejects.toMatchObject({ status: 'file_refused' })
})

test('a file that is somebody else’s, of another order, or on a note already hangs on no second one', async () => {
  const [theirs, elsewhere, own] = [await upload(number, packer), await upload(other), await upload()]
  const notes = async () => (await find()).notes?.length
  const before = await notes()
  for (const file of [theirs, elsewhere, 999_999])
    await expect(care.call.orderPage.notes.add({ number, text: '不行', files: [file, own] })).rejects.toMatchObject({ status: 'not_found' })
  const both = await Promise.allSettled([1, 2].map(() => care.call.orderPage.notes.add({ number, text: '一次', files: [own] })))
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await notes()).toBe((before ?? 0) + 1)
})

test('what was uploaded for a note that nobody wrote is gone after a day', async () => {
  const lost = await upload()
  const isThere = async () => (await db.selectFrom('order_note_files').where('id', '=', lost).select('id').execute()).length
  await cleanLostFiles(shop)
  expect(await isThere()).toBe(1)
  clock.pass({ days: 1, minutes: 1 })
  await cleanLostFiles(shop)
  expect(await isThere()).toBe(0)
  clock.pass({ days: -1 })
  expect((await find()).notes?.some(({ files }) => files.length === 5)).toBe(true)
})

test('DSK-11 a note is for the pick list only where that was ticked', async () => {
  const noted = async () => (await find(other)).notes?.map((note) => [note.id, note.print_on_pick])
  const { id } = await care.call.orderPage.notes.add({ number: other, text: '緞帶' })
  expect(await noted()).toContainEqual([id, false])
  await care.call.orderPage.notes.change({ id, print_on_pick: true })
  expect(await noted()).toContainEqual([id, true])
  await care.call.orderPage.notes.remove({ id })
})

test('DSK-11 NAV-32 who is mentioned in a note hears of it once, and nobody of what they wrote themselves', async () => {
  const mentioned = [packer.me.id, care.me.id]
  await care.call.orderPage.notes.add({ number, text: `@${packer.me.name} 請看`, mentioned })
  expect(await packer.call.notices.list({})).toMatchObject({
    unread: 1,
    rows: [{ notice: { kind: 'mentions', order: number, by: care.me.name } }],
  })
  expect(await care.call.notices.list({})).toMatchObject({ unread: 0 })
})

test('a note is changed by its writer, pinned by anybody, put away and brought back; each is a change of its own', async () => {
  const { id } = await care.call.orderPage.notes.add({ number: other, text: '原來的話' })
  const note = async () => (await find(other)).notes?.find((each) => each.id === id)
  await expect(packer.call.orderPage.notes.change({ id, text: '別人的話' })).rejects.toMatchObject({ status: 'permission_denied' })
  await packer.call.orderPage.notes.change({ id, pinned: true })
  await care.call.orderPage.notes.change({ id, text: '改過的話' })
  expect(await note()).toMatchObject({ text: '改過的話', pinned: true, edited_at: expect.any(String) })
  await packer.call.orderPage.notes.remove({ id })
  expect((await note())?.removed).toMatchObject({ by: packer.me.name })
  await packer.call.orderPage.notes.remove({ id })
  await expect(care.call.orderPage.notes.change({ id, text: '再改' })).rejects.toMatchObject({ status: 'not_found' })
  await care.call.orderPage.notes.restore({ id })
  expect((await note())?.removed).toBeNull()
  await expect(care.call.orderPage.notes.remove({ id: 999_999 })).rejects.toMatchObject({ status: 'not_found' })
  const verbs = await db.selectFrom('audit_entries').where('subject', '=', `order ${other}`).orderBy('id').select('verb').execute()
  expect(verbs.map(({ verb }) => verb).filter((verb) => verb.endsWith('note'))).toEqual([
    'add-note',
    'add-note',
    'change-note',
    'remove-note',
    'add-note',
    'change-note',
    'change-note',
    'remove-note',
    'restore-note',
  ])
})

test('DSK-12 tags of up to 20 characters come from one list for all orders, twenty on each, also for two who add at once', async () => {
  const change = (add: string[], remove: string[] = [], at = number) => care.call.orderPage.tags.change({ number: at, add, remove })
  expect(await change(['送禮', '分開包'])).toEqual({ add: ['送禮', '分開包'], remove: [] })
  expect(await change(['送禮'], ['沒有的'])).toEqual({ add: [], remove: [] })
  expect((await find()).tags).toEqual(['分開包', '送禮'])
  expect(await change(['送禮'], [], other)).toEqual({ add: ['送禮'], remove: [] })
  expect((await care.call.orderPage.tags.known({})).tags).toEqual(['分開包', '送禮'])
  await expect(change(['字'.repeat(21)])).rejects.toMatchObject({ status: 'validation_error' })
  const many = Array.from({ length: 17 }, (_, place) => `標籤${place}`)
  const both = await Promise.allSettled([change(many), change(['一', '二'])])
  expect(both.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  await Promise.allSettled(['甲', '乙', '丙', '丁', '戊'].map((name) => change([name])))
  const { tags } = await find()
  expect(tags.length).toBeLessThanOrEqual(20)
  expect(new Set(tags).size).toBe(tags.length)
  await expect(change(Array.from({ length: 20 }, (_, place) => `滿${place}`))).rejects.toMatchObject({ status: 'too_many_tags' })
  await expect(packer.call.orderPage.tags.change({ number, add: ['一'], remove: [] })).rejects.toMatchObject({
    status: 'permission_denied',
  })
})

test('what was done with tags is undone by the opposite', async () => {
  const { tags: before } = await find(other)
  const done = await care.call.orderPage.tags.change({ number: other, add: ['急件'], remove: ['送禮'] })
  await care.call.orderPage.tags.change({ number: other, add: done.remove, remove: done.add })
  expect((await find(other)).tags).toEqual(before)
})

test('DSK-12 NAV-32 an order has one person who looks after it, and who gets it gets a notice', async () => {
  const manager = await office.as('manager')
  const assign = (to: number | null) => care.call.orderPage.assign({ number, to })
  expect(await assign(manager.me.id)).toEqual({ before: null })
  expect(await assign(manager.me.id)).toEqual({ before: manager.me.id })
  expect((await find()).assigned).toEqual({ id: manager.me.id, name: manager.me.name })
  expect(await manager.call.notices.list({})).toMatchObject({ rows: [{ notice: { kind: 'assigned', order: number, by: care.me.name } }] })
  expect(await assign(care.me.id)).toEqual({ before: manager.me.id })
  expect((await care.call.notices.list({})).rows, 'nobody is told of what they did themselves').toEqual([])
  expect(await assign(null)).toEqual({ before: care.me.id })
  expect((await find()).assigned).toBeNull()
  await expect(assign(999_999)).rejects.toMatchObject({ status: 'not_found' })
  expect((await care.call.orderPage.colleagues({})).people).toContainEqual({ id: manager.me.id, name: manager.me.name })
})

test('one press writes one note and tells of it once, also when its answer was lost', async () => {
  const ann = await office.as('care')
  const asked = { number, text: '請 @care 回電', pinned: false, print_on_pick: false, files: [], mentioned: [ann.me.id] }
  const press = { context: { key: 'the press of a note' } }
  const written = await care.call.orderPage.notes.add(asked, press)
  await db.deleteFrom('office_repeats').execute()
  const audits = (await audited('add-note')).length
  const again = await Promise.all(
    [care.call.orderPage.notes.add(asked, press), care.call.orderPage.notes.add(asked, press)].map((each) => each.catch(() => null)),
  )
  expect(again.filter((answer) => answer !== null && answer.id !== written.id)).toEqual([])
  expect((await find()).notes?.filter(({ text }) => text === asked.text)).toHaveLength(1)
  expect(await audited('add-note')).toHaveLength(audits)
  const told = (await ann.call.notices.list({})).rows.filter(({ notice }) => notice.kind === 'mentions')
  expect(told).toHaveLength(1)
  expect((await care.call.orderPage.notes.add(asked)).id, 'another press').not.toBe(written.id)
})
