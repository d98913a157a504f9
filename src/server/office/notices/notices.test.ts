import { expect, test } from 'vitest'
import { eventually } from '#support/eventually.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import type { Notice } from '#rules/staff/notices.ts'
import { suspendStaff } from '#server/people/staff/change-staff.ts'
import { listHoldersOf } from '#server/people/staff/published/list-holders-of.ts'
import { cleanNotices } from './clean-notices.ts'
import { tellStaff, type ToTell } from './published/tell-staff.ts'

const house = await openTestShop()
const { shop, sandbox, clock } = house
const office = testOffice(house)
await house.startWorker()

const assigned: Notice = { kind: 'assigned', order: 'K7Q2M9X4TBHE', by: '王小明' }

function tell(wishes: Partial<ToTell> & Pick<ToTell, 'to'>): Promise<void> {
  const told = { notice: assigned, key: 'assigned K7Q2M9X4TBHE', by: null, now: shop.now(), ...wishes }
  return shop.database.transaction((tx) => tellStaff(tx, told))
}

test('NAV-32 one case makes one notice to each person, and none to who did it', async () => {
  const [ann, ben] = [await office.as('care'), await office.as('care')]
  const to = [ann.me.id, ben.me.id]
  await Promise.all([tell({ to, by: ben.me.id }), tell({ to: to.toReversed(), by: ben.me.id })])
  await tell({ to, by: ben.me.id })
  expect(await ann.call.notices.list({})).toMatchObject({ unread: 1, rows: [{ notice: assigned, read: false }] })
  expect(await ben.call.notices.list({})).toMatchObject({ unread: 0, rows: [] })
  await tell({ to, key: 'assigned another', notice: { ...assigned, order: 'AAAABBBBCCCC' } })
  const { rows } = await ann.call.notices.list({})
  expect(rows.map(({ notice }) => 'order' in notice && notice.order)).toEqual(['AAAABBBBCCCC', 'K7Q2M9X4TBHE'])
  const id = rows[0]?.id ?? 0
  expect(await ben.call.notices.read({ ids: [id] }), 'somebody else’s').toEqual({ unread: 1 })
  expect((await ann.call.notices.list({})).unread).toBe(2)
  expect(await ann.call.notices.read({ ids: [id] })).toEqual({ unread: 1 })
})

test('NAV-32 each kind is switched to bell, bell and mail, or off, and only for its person', async () => {
  const [cai, dai] = [await office.as('packer'), await office.as('packer')]
  const to = [cai.me.id, dai.me.id]
  expect((await cai.call.notices.list({})).ways).toMatchObject({ assigned: 'bell', tiles: 'bell' })
  await cai.call.notices.choose({ ways: { assigned: 'mail' } })
  expect((await cai.call.notices.choose({ ways: { mentions: 'off' } })).ways).toMatchObject({ assigned: 'mail', mentions: 'off' })
  await tell({ to })
  await tell({ to, key: 'mention note 1', notice: { kind: 'mentions', order: 'K7Q2M9X4TBHE', by: '王小明' } })
  expect((await cai.call.notices.list({})).rows.map(({ notice }) => notice.kind)).toEqual(['assigned'])
  expect((await dai.call.notices.list({})).rows.map(({ notice }) => notice.kind)).toEqual(['mentions', 'assigned'])
  const [letter] = await eventually(async () => {
    const letters = await lettersAboutOrders(cai.me.email)
    return letters.length > 0 && letters
  })
  expect(letter?.subject).toBe('王小明 把訂單 K7Q2M9X4TBHE 指派給你')
  expect(letter?.text).toContain('/office/orders/K7Q2M9X4TBHE')
  expect(await lettersAboutOrders(dai.me.email)).toEqual([])
})

test('NAV-32 what a letter of its own tells of is told by the bell, and by no second letter', async () => {
  const fay = await office.as('care')
  await fay.call.notices.choose({ ways: { webhooks: 'mail', assigned: 'mail' } })
  const paused: Notice = { kind: 'webhooks', webhook: 7, address: 'https://erp.example/hook' }
  await tell({ to: [fay.me.id], key: 'webhook paused 7', notice: paused, hasLetter: true })
  await tell({ to: [fay.me.id] })
  await eventually(async () => (await lettersAboutOrders(fay.me.email)).length > 0)
  expect((await fay.call.notices.list({})).rows.map(({ notice }) => notice.kind)).toEqual(['assigned', 'webhooks'])
  expect((await sandbox.emailsTo(fay.me.email)).filter(({ subject }) => subject.includes('Webhook'))).toEqual([])
})

/** Letters that tell of orders, not of sign-ins. */
async function lettersAboutOrders(address: string) {
  return (await sandbox.emailsTo(address)).filter(({ subject }) => subject.includes('訂單'))
}

test('who holds a permission can be told as one, and who was suspended holds none', async () => {
  const { db } = shop.database
  const [owner, manager] = [await office.as('owner'), await office.as('manager')]
  expect(await listHoldersOf(db, 'approvals.decide')).toEqual([owner.me.id, manager.me.id])
  expect(await listHoldersOf(db, 'staff.edit')).toEqual([owner.me.id])
  await suspendStaff(shop, { staffId: manager.me.id, actor: { kind: 'staff', id: 'boss' } })
  expect(await listHoldersOf(db, 'approvals.decide')).toEqual([owner.me.id])
})

test('a notice is kept for ninety days', async () => {
  const eva = await office.as('editor')
  await tell({ to: [eva.me.id] })
  clock.pass({ days: 90 })
  await cleanNotices(shop)
  const countOf = async () => (await shop.database.db.selectFrom('notices').where('staff_id', '=', eva.me.id).selectAll().execute()).length
  expect(await countOf()).toBe(1)
  clock.pass({ minutes: 1 })
  await cleanNotices(shop)
  expect(await countOf()).toBe(0)
})
