import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { runCommand } from '../../../../scripts/shop/run-command.ts'
import { writeExport } from '#server/office/lists/exports/write-export.ts'
import { checkAudit, sealAudit } from '#server/platform/audit/seal-audit.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'

// Who did what, when, from where and why, as people of the office look it up.

const house = await openTestShop()
const { shop, clock, shelf, signIn } = house
const { db } = shop.database
const office = testOffice(house)
const owner = await office.as('owner')
const packer = await office.as('packer')
const hao = await signIn('hao')

const write = (fields: { verb: string; subject: string; before?: object; after?: object; reason?: string }) =>
  shop.database.transaction((tx) =>
    writeAuditEntry(tx, {
      actor: { kind: 'staff', id: 'Ana' },
      verb: fields.verb,
      subject: fields.subject,
      before: fields.before ?? null,
      after: fields.after ?? null,
      reason: fields.reason,
      now: shop.now(),
    }),
  )

test('ACC-42 a change through the office says who it was, from which session, address and request; one by command that it was a command', async () => {
  const { id } = (await owner.call.staff.list({})).people.find(({ email }) => email.startsWith('packer')) ?? { id: 0 }
  await stepUp()
  await owner.call.staff.changeRoles({ id, roles: ['packer', 'editor'] })
  const [entry] = (await owner.call.audit.list({ subject: `staff ${id}`, verb: 'change-roles' })).rows
  expect(entry).toMatchObject({
    by: { kind: 'staff', name: '王小明', staff_id: owner.me.id },
    by_command: false,
    address: '127.0.0.1',
    request_id: expect.stringMatching(/\S/),
    fields: [{ name: 'roles', before: ['packer'], after: expect.arrayContaining(['packer', 'editor']) }],
  })
  await runCommand(shop, { command: 'suspend-staff', given: [packer.me.email, '--actor', 'Ana'] })
  await runCommand(shop, { command: 'resume-staff', given: [packer.me.email, '--actor', 'Ana'] })
  const [told] = (await owner.call.audit.list({ verb: 'suspend-staff' })).rows
  expect(told).toMatchObject({ by: { name: 'Ana', staff_id: null }, by_command: true, address: null })
})

test('ACC-42 without its entry a change is not made', async () => {
  const failing = shop.database.transaction(async (tx) => {
    await sql`update products set price = price + 1 where id = ${shelf.roseGel}`.execute(tx)
    await writeAuditEntry(tx, { actor: { kind: 'staff', id: 'Ana' }, verb: '', subject: '', before: null, after: null, now: shop.now() })
  })
  await expect(failing).rejects.toThrow('audit_entries')
})

test('ACC-45 the log is asked by person, verb, thing, day, address, and by a number or a word of a field', async () => {
  await write({ verb: 'refund-order', subject: 'order AAAA2222BBBB', before: { paid: 1010 }, after: { paid: 0 }, reason: '包裹晚到' })
  await write({ verb: 'change-product', subject: 'product 12', before: { name: '玫瑰光療膠' }, after: { name: '柿染光療膠' } })
  const found = async (asked: Parameters<typeof owner.call.audit.list>[0]) =>
    (await owner.call.audit.list(asked)).rows.map(({ verb, subject }) => `${verb} ${subject}`)
  const refund = 'refund-order order AAAA2222BBBB'
  const renamed = 'change-product product 12'
  expect(await found({ verb: 'refund-order' })).toEqual([refund])
  expect(await found({ kind: 'product' })).toContain(renamed)
  expect(await found({ kind: 'product' })).not.toContain(refund)
  expect(await found({ subject: 'order AAAA2222BBBB' })).toEqual([refund])
  for (const words of ['1010', '晚到', 'aaaa2222', '包裹 1010']) expect(await found({ words }), words).toEqual([refund])
  for (const words of ['柿染', '玫瑰', '玫瑰 柿染']) expect(await found({ words }), words).toEqual([renamed])
  expect(await found({ words: '沒有這個字' })).toEqual([])
  expect(await found({ staff: owner.me.id })).not.toContain(refund)
  expect(await found({ address: '127.0.0.1', verb: 'change-roles' })).toHaveLength(1)
  expect(await found({ address: '203.0.113.9' })).toEqual([])
  const today = new Date(shop.now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  expect(await found({ from: today, to: today, verb: 'refund-order' })).toEqual([refund])
  expect(await found({ to: '2020-01-01' })).toEqual([])
  await expect(owner.call.audit.list({ from: 'tomorrow' })).rejects.toMatchObject({ status: 'validation_error' })
})

test('ACC-45 pages of the log follow each other without a gap, also when entries come in between', async () => {
  for (let nth = 0; nth < 120; nth += 1) await write({ verb: 'paged', subject: `thing ${nth}` })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await owner.call.audit.list({ verb: 'paged', ...(cursor && { cursor }) })
    seen.push(...page.rows.map(({ subject }) => subject))
    cursor = page.next ?? undefined
    await write({ verb: 'paged', subject: 'thing new' })
  } while (cursor)
  expect(seen).toEqual(Array.from({ length: 120 }, (_, nth) => `thing ${119 - nth}`))
})

test('ACC-45 an accountant sees of the log what is about money', async () => {
  const book = await office.as('accountant')
  const verbs = (await book.call.audit.list({})).rows.map(({ verb }) => verb)
  expect(verbs).toContain('refund-order')
  expect(verbs).not.toContain('change-product')
  expect((await book.call.audit.list({ verb: 'change-product' })).rows).toEqual([])
  await expect(packer.call.audit.list({})).rejects.toMatchObject({
    status: expect.stringMatching(/permission_denied|authentication_error/),
  })
})

test('ACC-43 D-105 each day that is over is sealed; whoever changes an entry afterwards is found out, and nothing can be taken away', async () => {
  await write({ verb: 'sealed', subject: 'thing 1', after: { price: 100 } })
  clock.pass({ days: 1 })
  await write({ verb: 'sealed', subject: 'thing 2' })
  clock.pass({ days: 1 })
  await sealAudit(shop)
  await sealAudit(shop)
  expect(await checkAudit(shop)).toBeNull()
  expect(await runCommand(shop, { command: 'check-audit', given: [] })).toMatchObject({ ok: true })
  for (const statement of [
    'update audit_entries set reason = null',
    'delete from audit_entries',
    'truncate audit_entries',
    'truncate audit_entries_other',
  ])
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow('only ever added to')
  await db.transaction().execute(async (tx) => {
    // Somebody with more rights than the shop.
    await sql`alter table audit_entries disable trigger append_only`.execute(tx)
    await sql`update audit_entries set after = '{"price": 1}' where verb = 'sealed' and subject = 'thing 1'`.execute(tx)
    await sql`alter table audit_entries enable trigger append_only`.execute(tx)
  })
  const checked = await runCommand(shop, { command: 'check-audit', given: [] })
  expect(checked).toMatchObject({ ok: false, says: expect.stringMatching(/^\d{4}-\d\d-\d\d is not as it was sealed/) })
})

test('D-105 CPY-34 months of five years ago go by a command, and no others', async () => {
  await sql`select make_month_part('audit_entries', '2010-03-01'), make_month_part('data_views', '2010-03-01')`.execute(db)
  expect(await runCommand(shop, { command: 'drop-old-audit', given: [] })).toMatchObject({
    ok: true,
    says: 'Months that were taken away: 2.',
  })
  expect(await runCommand(shop, { command: 'drop-old-audit', given: [] })).toMatchObject({ says: 'Months that were taken away: 0.' })
})

async function stepUp() {
  await db.updateTable('staff_sessions').set({ stepped_up_at: shop.now() }).where('staff_id', '=', owner.me.id).execute()
}

test('ACC-46 who opens an order with names and phones leaves a view; who sees none leaves none, and a page that stays open leaves one', async () => {
  const lines = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(house, { payway: 'when_received', cart_item_ids: lines }) })
  const views = () => db.selectFrom('data_views').where('object', '=', `order ${number}`).orderBy('id').selectAll().execute()
  const again = await office.as('packer')
  await again.call.orders.find({ number })
  expect(await views(), 'a packer sees nobody of an order that is not in work').toEqual([])
  const boss = await office.as('owner')
  for (let asked = 0; asked < 3; asked += 1) await boss.call.orders.find({ number })
  expect(await views()).toMatchObject([{ kind: 'order', staff_id: boss.me.id, address: '127.0.0.1', rows: 1 }])
  clock.pass({ minutes: 11 })
  await boss.call.orders.find({ number })
  expect(await views()).toHaveLength(2)
  await expect(sql`delete from data_views`.execute(db)).rejects.toThrow('only ever added to')
})

test('ACC-45 ACC-46 what the log is asked for becomes a file by a job, once a press, with its reason in the log and a view; a manager may not', async () => {
  const boss = await office.as('owner')
  await write({ verb: 'change-price', subject: 'product 77', before: { price: 100 }, after: { price: 90 }, reason: '=週年慶' })
  await write({ verb: 'change-price', subject: 'product 78', after: { price: 80 } })
  clock.pass({ minutes: 1 })
  await db.updateTable('staff_sessions').set({ stepped_up_at: shop.now() }).where('staff_id', '=', boss.me.id).execute()
  const asked = { verb: 'change-price', words: '77', reason: '年度稽核' }
  const press = { context: { key: 'a file of the log' } }
  const { id } = await boss.call.audit.exportFile(asked, press)
  await db.deleteFrom('office_repeats').execute()
  expect(await boss.call.audit.exportFile(asked, press), 'the answer was lost').toEqual({ id })
  await write({ verb: 'change-price', subject: 'product 77', after: { price: 70 } })
  await writeExport(shop, { exportId: id })
  expect((await boss.call.exports.list({})).exports).toMatchObject([{ id, kind: 'audit', format: 'csv', state: 'done', rows: 1 }])
  const cookie = { method: 'GET', cookie: boss.cookie } as const
  const file = await office.ask(`/office/api/v1/exports/${id}/file`, cookie)
  const [heads, entry, end] = file.text.replace('\uFEFF', '').split('\r\n')
  expect(heads).toBe('時間,誰,動作,對象種類,對象,之前,之後,為什麼,網路位址,API 金鑰,覆核同仁編號,請求編號')
  expect(entry).toContain(`77,"{""price"":100}","{""price"":90}",'=週年慶`)
  expect(end).toBe('')
  expect((await boss.call.audit.list({ verb: 'export-audit' })).rows).toMatchObject([{ subject: `export ${id}`, reason: '年度稽核' }])
  const views = await db.selectFrom('data_views').where('object', '=', `export ${id}`).selectAll().execute()
  expect(views).toMatchObject([{ kind: 'export', rows: 1, staff_id: boss.me.id }])
  const manager = await office.as('manager')
  await expect(manager.call.audit.exportFile(asked)).rejects.toMatchObject({ status: 'permission_denied' })
})
