import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { hire, openOffice } from '#support/staff.ts'
import { runCommand } from './run-command.ts'

const { shop } = await openTestShop()

const operate = (command: string, ...given: string[]) => runCommand(shop, { command, given })
const officeLink = () => operate('office-link')

test('ACC-07 operations print a link for the first owner, until there is one', async () => {
  const printed = await officeLink()
  expect(printed).toMatchObject({ ok: true, says: expect.stringMatching(/\/office\/first-owner#[\w-]{43}\nOpens once, until /) })
  expect(await officeLink()).not.toEqual(printed)
  await openOffice(shop)
  expect(await officeLink()).toMatchObject({ ok: false, says: expect.stringMatching(/^owner_exists/) })
})

test('ACC-33 operations suspend somebody and change roles, but leave the office its owner', async () => {
  await hire(shop, { email: 'mina@meihao.example', roles: ['packer'] })
  const refused = { ok: false, says: expect.stringMatching(/^last_owner/) }
  expect(await operate('suspend-staff', 'boss@meihao.example', '--actor', 'Ana')).toMatchObject(refused)
  expect(await operate('change-roles', 'boss@meihao.example', 'care', '--actor', 'Ana')).toMatchObject(refused)
  expect(await operate('change-roles', 'mina@meihao.example', 'packer, owner', '--actor', 'Ana')).toEqual({
    ok: true,
    says: 'mina@meihao.example is packer, owner now.',
  })
  expect(await operate('suspend-staff', 'BOSS@meihao.example', '--actor', 'Ana')).toMatchObject({ ok: true })
  expect(await operate('resume-staff', 'boss@meihao.example', '--actor', 'Ana')).toMatchObject({ ok: true })
  for (const command of ['suspend-staff', 'resume-staff'])
    expect(await operate(command, 'nobody@meihao.example', '--actor', 'Ana')).toMatchObject({
      ok: false,
      says: expect.stringContaining('Nobody'),
    })
})

test('ACC-31 operations make a role, and hear why not', async () => {
  const made = await operate(
    'create-role',
    '假日客服',
    'Weekend care',
    '{"orders.view":"all","orders.refund":{"each":500}}',
    '--actor',
    'Ana',
  )
  const number = /number (\d+)/.exec(made.says)?.[1] ?? ''
  expect(await operate('change-roles', 'mina@meihao.example', `packer,${number}`, '--actor', 'Ana')).toMatchObject({ ok: true })
  expect(await operate('change-roles', 'mina@meihao.example', 'packer,999999', '--actor', 'Ana')).toMatchObject({ ok: false })
  expect(await operate('create-role', '大家', 'All', '{"staff.edit":"all"}', '--actor', 'Ana')).toMatchObject({
    ok: false,
    says: expect.stringMatching(/^role_refused/),
  })
})

test('ACC-08 operations print a link with which somebody who lost everything proves anew who they are', async () => {
  const printed = await operate('office-reset', 'MINA@meihao.example', '--reason', '手機與密碼都遺失')
  expect(printed).toMatchObject({ ok: true, says: expect.stringMatching(/\/office\/reset#[\w-]{43}\nOpens once, until /) })
  expect(await operate('office-reset', 'mina@meihao.example')).toMatchObject({ ok: false })
  expect(await operate('office-reset', 'nobody@meihao.example', '--reason', 'x')).toMatchObject({
    ok: false,
    says: expect.stringContaining('Nobody'),
  })
})
