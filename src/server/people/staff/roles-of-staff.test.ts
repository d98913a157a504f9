import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import type { Tx } from '#database/connect.ts'
import type { BuiltInRole } from '#rules/staff/permissions.ts'
import { shareOf } from '#rules/staff/roles.ts'
import { openTestShop } from '#support/test-shop.ts'
import { hire, openOffice } from '#support/staff.ts'
import { untilWaiting } from '#support/until-waiting.ts'
import { changeRolesOf, resumeStaff, suspendStaff } from './change-staff.ts'
import { createRole } from './roles/create-role.ts'
import { createStaff } from './create-staff.ts'
import { listRolesOf, saveRolesOf } from './store.ts'

const { shop, database } = await openTestShop()
const { db } = database
const boss = await openOffice(shop)
const actor = { kind: 'staff', id: 'boss' } as const
const lastOwner = { ok: false, refusal: { code: 'last_owner' } }

test('ACC-33 the last active owner is neither suspended nor loses the role', async () => {
  expect(await suspendStaff(shop, { staffId: boss.id, actor })).toEqual(lastOwner)
  expect(await changeRolesOf(shop, { staffId: boss.id, roles: ['manager'], actor })).toEqual(lastOwner)
  expect(await changeRolesOf(shop, { staffId: boss.id, roles: ['owner', 'packer'], actor })).toMatchObject({ ok: true })
  expect(await listRolesOf(db, boss.id)).toEqual([{ key: 'owner' }, { key: 'packer' }])
})

test('ACC-33 of two owners who go at once one stays', async () => {
  const second = await hire(shop, { email: 'second@meihao.example', roles: ['owner'] })
  const answers = await Promise.all([
    suspendStaff(shop, { staffId: boss.id, actor }),
    changeRolesOf(shop, { staffId: second.id, roles: ['care'], actor }),
  ])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  await resumeStaff(shop, { staffId: boss.id, actor })
  expect(await changeRolesOf(shop, { staffId: boss.id, roles: ['owner'], actor })).toMatchObject({ ok: true })
  await changeRolesOf(shop, { staffId: second.id, roles: ['care'], actor })
})

test('ACC-32 a person has one to three roles, whoever says otherwise, and the database keeps it', async () => {
  const mina = await hire(shop, { email: 'mina@meihao.example', roles: ['packer', 'care'] })
  expect(shareOf(await listRolesOf(db, mina.id), 'orders.refund')).toEqual({ each: 1000, aDay: 5000 })
  for (const roles of [[], ['manager', 'packer', 'care', 'editor'], ['nobody'], ['999999']])
    expect(await changeRolesOf(shop, { staffId: mina.id, roles, actor })).toEqual({ ok: false, refusal: { code: 'role_refused' } })
  const newcomer = { email: 'new@meihao.example', name: '新人', language: 'zh', passwordHash: null, actor, now: shop.now() } as const
  expect(await database.transaction((tx) => createStaff(tx, { ...newcomer, roles: [] }))).toMatchObject({
    refusal: { code: 'role_refused' },
  })
  const ids = (await db.selectFrom('roles').select('id').execute()).map(({ id }) => id)
  const fourRoles = database.transaction((tx) => saveRolesOf(tx, { staffId: mina.id, roleIds: ids.slice(1, 5) }))
  await expect(fourRoles).rejects.toMatchObject({ constraint: 'one_to_three_roles' })
  await expect(db.deleteFrom('staff_roles').where('staff_id', '=', mina.id).execute()).rejects.toMatchObject({
    constraint: 'one_to_three_roles',
  })
  const nobodyYet = db.insertInto('staff').values({ email: 'x@y.example', name: 'X' }).execute()
  await expect(nobodyYet).rejects.toMatchObject({ constraint: 'one_to_three_roles' })
})

test('roles that are given a second time change nothing, and the audit log tells of the first time alone', async () => {
  const sam = await hire(shop, { email: 'sam@meihao.example', roles: ['packer'] })
  for (const roles of [
    ['packer', 'care'],
    ['care', 'packer'],
    ['packer', 'care', 'care'],
  ])
    expect(await changeRolesOf(shop, { staffId: sam.id, roles, actor })).toMatchObject({ ok: true })
  const told = db.selectFrom('audit_entries').where('subject', '=', `staff ${sam.id}`).where('verb', '=', 'change-roles')
  expect(await told.select(['before', 'after']).execute()).toEqual([
    { before: { roles: ['packer'] }, after: { roles: ['packer', 'care'] } },
  ])
})

test('ACC-33 the database keeps an owner when two transactions that each leave another one commit at once', async () => {
  const partner = await hire(shop, { email: 'partner@meihao.example', roles: ['owner', 'packer'] })
  const owner = await roleId('owner')
  const leave = (staffId: number) => (tx: Tx) =>
    tx.deleteFrom('staff_roles').where('staff_id', '=', staffId).where('role_id', '=', owner).execute()
  await changeRolesOf(shop, { staffId: boss.id, roles: ['owner', 'packer'], actor })
  expect(await atOnce(leave(boss.id), leave(partner.id))).toEqual(['done', 'last_owner'])
})

test('ACC-33 the database keeps the last owner, also when a row is rewritten by hand', async () => {
  const last = await db
    .selectFrom('staff_roles')
    .where('role_id', '=', await roleId('owner'))
    .select('staff_id')
    .executeTakeFirstOrThrow()
  const rows = db
    .updateTable('staff_roles')
    .where('staff_id', '=', last.staff_id)
    .where('role_id', '=', await roleId('owner'))
  await expect(rows.set({ role_id: await roleId('editor') }).execute()).rejects.toThrow('given or taken')
  const other = await hire(shop, { email: 'other@meihao.example', roles: ['care'] })
  await expect(rows.set({ staff_id: other.id }).execute()).rejects.toThrow('given or taken')
})

test('ACC-32 the database keeps three roles at most when two transactions each add one at once', async () => {
  const kim = await hire(shop, { email: 'kim@meihao.example', roles: ['packer', 'care'] })
  const add = (key: 'editor' | 'accountant') => async (tx: Tx) =>
    tx
      .insertInto('staff_roles')
      .values({ staff_id: kim.id, role_id: await roleId(key) })
      .execute()
  expect(await atOnce(add('editor'), add('accountant'))).toEqual(['done', 'one_to_three_roles'])
})

test('ACC-31 the six roles cannot be changed or deleted, not even by hand', async () => {
  const owner = () => db.selectFrom('roles').where('key', '=', 'owner').selectAll().executeTakeFirstOrThrow()
  const before = await owner()
  await expect(db.updateTable('roles').set({ name_zh: '老闆' }).where('key', '=', 'owner').execute()).rejects.toThrow(
    'belongs to every office',
  )
  await expect(db.deleteFrom('roles').where('key', '=', 'packer').execute()).rejects.toThrow('belongs to every office')
  expect(await owner()).toEqual(before)
})

test('ACC-31 an owner makes own roles, from anything but what is for owners alone', async () => {
  const name = { zh: '假日客服', en: 'Weekend care' }
  const made = await createRole(shop, { name, holds: { 'orders.view': 'all', 'orders.refund': { each: 500, aDay: 1500 } }, actor })
  const id = made.ok ? made.value : 0
  const ben = await hire(shop, { email: 'ben@meihao.example', roles: ['packer'] })
  expect(await changeRolesOf(shop, { staffId: ben.id, roles: ['packer', String(id)], actor })).toMatchObject({ ok: true })
  const roles = await listRolesOf(db, ben.id)
  expect(shareOf(roles, 'orders.refund')).toEqual({ each: 500, aDay: 1500 })
  expect(shareOf(roles, 'orders.view')).toBe('all')
  const refused = { ok: false, refusal: { code: 'role_refused' } }
  for (const holds of [{ 'staff.edit': 'all' }, { 'orders.view': 'all', 'keys.edit': 'all' }, { 'orders.everything': 'all' }, {}] as const)
    expect(await createRole(shop, { name, holds, actor })).toEqual(refused)
  expect(await createRole(shop, { name: { zh: '', en: 'X' }, holds: { 'orders.view': 'all' }, actor })).toEqual(refused)
})

test('an address has one account, whatever its case', async () => {
  const again = { email: 'BOSS@meihao.example', name: '林店主', language: 'zh', roles: ['packer'], passwordHash: null, actor } as const
  expect(await database.transaction((tx) => createStaff(tx, { ...again, now: shop.now() }))).toEqual({
    ok: false,
    refusal: { code: 'email_taken' },
  })
})

async function roleId(key: BuiltInRole): Promise<number> {
  return (await db.selectFrom('roles').where('key', '=', key).select('id').executeTakeFirstOrThrow()).id
}

type Act = (tx: Tx) => Promise<unknown>

/**
 * Two transactions of which the second wants to commit while the first one, whose promises have been looked at, has not
 * committed yet. What became of them, a broken promise by its name.
 */
async function atOnce(first: Act, second: Act): Promise<string[]> {
  let later: Promise<string> | undefined
  const sooner = await outcomeOf(async (tx) => {
    await first(tx)
    await sql`set constraints all immediate`.execute(tx)
    later ??= outcomeOf(second)
    await untilWaiting(database, 1)
  })
  return [sooner, (await later) ?? 'never begun']
}

async function outcomeOf(act: Act): Promise<string> {
  try {
    await database.transaction(act)
    return 'done'
  } catch (error) {
    return error instanceof DatabaseError ? (error.constraint ?? error.message) : String(error)
  }
}
