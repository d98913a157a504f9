import { expect, test } from 'vitest'
import { createRole } from '#server/people/staff/roles/create-role.ts'
import { inviteStaff } from '#server/people/staff/joining/invite-staff.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { hire } from '#support/staff.ts'
import { openTestShop } from '#support/test-shop.ts'
import { forgetRemoved } from './forget-removed.ts'

const testShop = await openTestShop()
const { shop, clock, shelf, signIn, database } = testShop
const { db } = database
const office = testOffice(testShop)
const hao = await signIn('hao')
const actor = { kind: 'staff', id: 'boss' } as const

const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
const { order_hashed_id: number } = await place(hao, {
  order: await orderBody(testShop, { payway: 'when_received', cart_item_ids: lines }),
})
const namesOf = async (who: AtOffice, kind: 'notes' | 'tags' | 'views' | 'roles') =>
  (await who.call.removed.list({ kind })).rows.map(({ name }) => name.zh)
const verbsOf = async (subject: string) =>
  (await db.selectFrom('audit_entries').where('subject', '=', subject).orderBy('id').select('verb').execute()).map(({ verb }) => verb)

test('NAV-18 a note that is put away is listed for 30 days with who did so, comes back with its words, and is gone for good after that', async () => {
  const [care, packer] = [await office.as('care'), await office.as('packer')]
  const { id } = await care.call.orderPage.notes.add({ number, text: '買家要送人' })
  const file = await care.call.orderPage.notes.upload({ number, name: 'a.pdf', content: Buffer.from('%PDF-1.7 a').toString('base64') })
  const other = await care.call.orderPage.notes.add({ number, text: '第二則', files: [file.id] })
  await packer.call.orderPage.notes.remove({ id })
  await care.call.orderPage.notes.remove({ id: other.id })
  const { kinds, rows } = await care.call.removed.list({})
  expect(kinds).toEqual(['notes', 'tags', 'member_notes', 'member_tags', 'views'])
  expect(rows).toMatchObject([
    { id: other.id, name: { zh: '第二則' }, order: number, by: care.me.name },
    { id, name: { zh: '買家要送人' }, order: number, by: packer.me.name },
  ])
  await care.call.orderPage.notes.restore({ id })
  expect(await namesOf(care, 'notes')).toEqual(['第二則'])
  clock.pass({ days: 29 })
  await forgetRemoved(shop)
  expect(await db.selectFrom('order_notes').select('id').execute()).toHaveLength(2)
  clock.pass({ days: 2 })
  await forgetRemoved(shop)
  expect(await db.selectFrom('order_notes').select('id').execute()).toEqual([{ id }])
  expect(await db.selectFrom('order_note_files').select('id').execute()).toEqual([])
})

test('NAV-18 a tag that is taken off an order is listed, and stands on it again once it is had back; whoever may not tag sees none', async () => {
  const carer = await office.as('care')
  await carer.call.orderPage.tags.change({ number, add: ['送禮', '急件'], remove: [] })
  await carer.call.orderPage.tags.change({ number, add: [], remove: ['送禮', '急件'] })
  expect((await namesOf(carer, 'tags')).toSorted()).toEqual(['急件', '送禮'])
  await carer.call.orderPage.tags.change({ number, add: ['送禮'], remove: [] })
  expect((await carer.call.orders.find({ number })).tags).toEqual(['送禮'])
  expect(await namesOf(carer, 'tags')).toEqual(['急件'])
  const packer = await office.as('packer')
  await expect(packer.call.removed.list({ kind: 'tags' })).rejects.toMatchObject({ status: 'permission_denied' })
  clock.pass({ days: 31 })
  await forgetRemoved(shop)
  expect(await db.selectFrom('removed_order_tags').select('id').execute()).toEqual([])
})

test('NAV-18 a view is had back by its maker, and one for roles by who leads as well', async () => {
  const [maker, manager] = [await office.as('care'), await office.as('manager')]
  const { roles } = await maker.call.views.list({})
  const own = await maker.call.views.save({ name: '我的', query: {} })
  const shared = await maker.call.views.save({ name: '大家的', query: {}, roles: roles.map(({ id }) => id) })
  for (const { id } of [own, shared]) await maker.call.views.remove({ id })
  expect((await namesOf(maker, 'views')).toSorted()).toEqual(['大家的', '我的'])
  expect(await namesOf(manager, 'views')).toEqual(['大家的'])
  await manager.call.views.restore({ id: shared.id })
  expect(await namesOf(maker, 'views')).toEqual(['我的'])
  clock.pass({ days: 31 })
  await forgetRemoved(shop)
  expect((await db.selectFrom('saved_views').select('id').execute()).map(({ id }) => id)).toEqual([shared.id])
})

test('NAV-18 a role of the owner’s own is put away once nobody has it, is given to nobody meanwhile, and comes back', async () => {
  const boss = await office.as('owner')
  const made = await createRole(shop, { name: { zh: '夜班', en: 'Night shift' }, holds: { 'orders.view': 'all' }, actor })
  const id = made.ok ? made.value : 0
  const night = await hire(shop, { email: 'night@meihao.example', roles: [String(id)] })
  await expect(boss.call.roles.remove({ id })).rejects.toMatchObject({ status: 'role_in_use' })
  await boss.call.staff.changeRoles({ id: night.id, roles: ['care'] })
  const invited = { email: 'newcomer@meihao.example', name: '新人', language: 'zh', roles: [String(id)], actor } as const
  const invitation = await inviteStaff(shop, invited)
  await expect(boss.call.roles.remove({ id })).rejects.toMatchObject({ status: 'role_in_use' })
  await boss.call.staff.withdraw({ id: invitation.ok ? invitation.value.id : 0 })
  const both = await Promise.allSettled([
    boss.call.roles.remove({ id }),
    boss.call.staff.changeRoles({ id: night.id, roles: [String(id)] }),
  ])
  expect(
    both.filter(({ status }) => status === 'fulfilled'),
    'of two at once one is refused',
  ).toHaveLength(1)
  await boss.call.staff.changeRoles({ id: night.id, roles: ['care'] })
  await boss.call.roles.remove({ id })
  await boss.call.roles.remove({ id })
  expect((await boss.call.staff.list({})).roles.map(({ word }) => word)).not.toContain(String(id))
  expect(await boss.call.removed.list({ kind: 'roles' })).toMatchObject({
    rows: [{ id, name: { zh: '夜班', en: 'Night shift' }, order: null, by: boss.me.name }],
  })
  await expect(boss.call.staff.changeRoles({ id: night.id, roles: [String(id)] })).rejects.toMatchObject({ status: 'role_refused' })
  const care = await office.as('care')
  await expect(care.call.removed.list({ kind: 'roles' })).rejects.toMatchObject({ status: 'permission_denied' })
  await boss.call.roles.restore({ id })
  expect((await boss.call.staff.list({})).roles.map(({ word }) => word)).toContain(String(id))
  expect(await verbsOf(`role ${id}`)).toEqual(['create-role', 'remove-role', 'restore-role'])
  const builtIn = await db.selectFrom('roles').where('key', '=', 'care').select('id').executeTakeFirstOrThrow()
  await expect(boss.call.roles.remove({ id: builtIn.id })).rejects.toMatchObject({ status: 'not_found' })
})

test('NAV-18 what was removed pages from the last on', async () => {
  const carer = await office.as('care')
  for (let turn = 0; turn < 51; turn += 1) {
    clock.pass({ minutes: 1 })
    const { id } = await carer.call.orderPage.notes.add({ number, text: `第 ${turn} 則` })
    await carer.call.orderPage.notes.remove({ id })
  }
  const first = await carer.call.removed.list({ kind: 'notes' })
  expect(first.rows.map(({ name }) => name.zh).slice(0, 2)).toEqual(['第 50 則', '第 49 則'])
  expect(first.rows).toHaveLength(50)
  const second = await carer.call.removed.list({ kind: 'notes', cursor: first.next ?? '' })
  expect(second).toMatchObject({ rows: [{ name: { zh: '第 0 則' } }], next: null })
})
