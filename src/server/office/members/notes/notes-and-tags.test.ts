import { expect, test } from 'vitest'
import { createMember, createOrder } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { closeAccount } from '#server/people/privacy/close-accounts.ts'

const house = await openTestShop()
const { shop, database } = house
const { db } = database
const office = testOffice(house)
const [care, manager] = [await office.as('care'), await office.as('manager')]

async function newMember(values: Parameters<typeof createMember>[1] = {}) {
  const id = await createMember(database, values)
  const { uid } = await db.selectFrom('users').where('id', '=', id).select('uid').executeTakeFirstOrThrow()
  return { id, uid }
}
const notesOf = async (uid: string) => (await care.call.members.find({ uid })).notes ?? []
const tagsOf = async (uid: string) => (await care.call.members.find({ uid })).tags

test('MBR-04 a note of up to 2,000 characters is written once for each press; who is named in it hears of it', async () => {
  const { uid } = await newMember()
  const press = { context: { key: 'one press' } }
  const note = { uid, text: '對堅果過敏，贈品避開', mentioned: [manager.me.id] }
  const [one, again] = [await care.call.memberNotes.add(note, press), await care.call.memberNotes.add(note, press)]
  expect(again).toEqual(one)
  expect(await notesOf(uid)).toMatchObject([{ id: one.id, text: note.text, by: care.me.name, pinned: false, removed: null }])
  expect((await manager.call.notices.list({})).rows.map(({ notice }) => notice)).toEqual([
    { kind: 'mentions', member: uid, by: care.me.name },
  ])
  await care.call.memberNotes.add({ uid, text: '長'.repeat(2000) })
  await expect(care.call.memberNotes.add({ uid, text: '長'.repeat(2001) })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(care.call.memberNotes.add({ uid: 'U000', text: '嗨' })).rejects.toMatchObject({ status: 'member_not_found' })
})

test('MBR-04 a pinned note stands on every order of the member, until it is put away or no longer pinned', async () => {
  const { uid, id } = await newMember()
  const numbers = ['A7Q2M9X4TBHE', 'B7Q2M9X4TBHE']
  for (const hashed_id of numbers) await createOrder(database, { user_id: id, hashed_id })
  const pinnedOn = async (number: string) => (await care.call.orders.find({ number })).member?.pinned?.map(({ text }) => text)
  await care.call.memberNotes.add({ uid, text: '一般備註' })
  const { id: noteId } = await care.call.memberNotes.add({ uid, text: '請勿按門鈴', pinned: true })
  for (const number of numbers) expect(await pinnedOn(number)).toEqual(['請勿按門鈴'])
  await manager.call.memberNotes.change({ id: noteId, pinned: false })
  expect(await pinnedOn('A7Q2M9X4TBHE')).toEqual([])
  await manager.call.memberNotes.change({ id: noteId, pinned: true })
  await manager.call.memberNotes.remove({ id: noteId })
  expect(await pinnedOn('A7Q2M9X4TBHE')).toEqual([])
  const packer = await office.as('packer')
  expect((await packer.call.orders.find({ number: 'A7Q2M9X4TBHE' })).member).toBeNull()
})

test('MBR-04 the words of a note are its writer’s; put away it is listed for thirty days and comes back', async () => {
  const { uid } = await newMember()
  const { id } = await care.call.memberNotes.add({ uid, text: '先打電話' })
  await expect(manager.call.memberNotes.change({ id, text: '改寫' })).rejects.toMatchObject({ status: 'permission_denied' })
  await care.call.memberNotes.change({ id, text: '先打電話再出貨' })
  expect((await notesOf(uid))[0]).toMatchObject({ text: '先打電話再出貨', edited_at: expect.any(String) })
  await manager.call.memberNotes.remove({ id })
  expect((await notesOf(uid))[0]?.removed).toMatchObject({ by: manager.me.name })
  expect((await care.call.removed.list({ kind: 'member_notes' })).rows[0]).toMatchObject({
    id,
    member: uid,
    name: { zh: '先打電話再出貨' },
  })
  await expect(care.call.memberNotes.change({ id, text: '太晚' })).rejects.toMatchObject({ status: 'not_found' })
  await care.call.memberNotes.restore({ id })
  expect((await notesOf(uid))[0]?.removed).toBeNull()
  expect((await care.call.members.find({ uid })).changes.map(({ verb }) => verb)).toEqual([
    'restore-note',
    'remove-note',
    'change-note',
    'add-note',
  ])
})

test('MBR-04 a member has up to twenty tags, also when two people add at once; what is taken off can be had back', async () => {
  const { uid } = await newMember()
  const names = Array.from({ length: 30 }, (_, place) => `標籤${place}`)
  await Promise.allSettled([names.slice(0, 15), names.slice(15)].map((add) => care.call.memberNotes.tag({ uid, add, remove: [] })))
  expect(await tagsOf(uid)).toHaveLength(15)
  const [first = ''] = await tagsOf(uid)
  expect(await care.call.memberNotes.tag({ uid, add: ['熟客', '熟客'], remove: [first, '沒有的'] })).toEqual({
    add: ['熟客'],
    remove: [first],
  })
  expect((await care.call.removed.list({ kind: 'member_tags' })).rows).toMatchObject([{ member: uid, name: { zh: first } }])
  await care.call.memberNotes.tag({ uid, add: [first], remove: [] })
  expect((await care.call.removed.list({ kind: 'member_tags' })).rows).toEqual([])
  expect((await care.call.memberNotes.knownTags({})).tags).toContain('熟客')
  expect((await care.call.orderPage.tags.known({})).tags, 'orders have tags of their own').not.toContain('熟客')
  expect((await care.call.members.list({ words: uid })).rows[0]?.tags).toContain('熟客')
})

test('MBR-04 notes and tags go with the account', async () => {
  const { uid, id } = await newMember({ closing_at: shop.now() })
  await care.call.memberNotes.add({ uid, text: '住在巷子裡' })
  await care.call.memberNotes.tag({ uid, add: ['熟客', '送禮'], remove: [] })
  await care.call.memberNotes.tag({ uid, add: [], remove: ['送禮'] })
  expect(await database.transaction((tx) => closeAccount(tx, { memberId: id, now: shop.now() }))).toBe(true)
  for (const table of ['member_notes', 'member_tags', 'removed_member_tags'] as const)
    expect(await db.selectFrom(table).where('user_id', '=', id).selectAll().execute(), table).toEqual([])
  await expect(care.call.memberNotes.add({ uid, text: '再寫' })).rejects.toMatchObject({ status: 'member_not_found' })
})
