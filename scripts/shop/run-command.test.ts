import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pseudonymOf } from '#server/platform/security-events.ts'
import { openTestShop } from '#support/test-shop.ts'
import { meiPoints } from '#support/test-cast.ts'
import { listCommands } from './list-commands.ts'
import { runCommand } from './run-command.ts'

const { shop, database, clock, signIn } = await openTestShop()

const operate = (line: string) => {
  const [command = '', ...given] = line.split(' ')
  return runCommand(shop, { command, given })
}

test('D-39 D-65 operations lock an account and unlock it, and every move keeps who did it', async () => {
  const hao = await signIn('hao')
  const { uid } = await hao.call.user.find({})
  expect(await operate(`lock ${uid} --reason Unclaimed --actor Ana`)).toMatchObject({
    ok: true,
    says: expect.stringContaining('Sign-ins that ended: 1'),
  })
  await expect(hao.call.user.find({})).rejects.toMatchObject({ status: 'user_lock' })
  expect(await operate(`lock ${uid} --reason Unclaimed --actor Ana`)).toEqual({ ok: false, says: `${uid} is locked already.` })
  expect(await operate(`unlock ${uid} --reason Settled --actor Ben`)).toEqual({ ok: true, says: `${uid} may sign in again.` })
  expect(await operate(`unlock ${uid} --reason Settled --actor Ben`)).toEqual({ ok: false, says: `${uid} is not locked.` })
  const notes = await database.db.selectFrom('user_notes').select(['kind', 'text', 'actor']).orderBy('id').execute()
  expect(notes).toEqual([
    { kind: 'lock', text: 'Unclaimed', actor: 'Ana' },
    { kind: 'unlock', text: 'Settled', actor: 'Ben' },
  ])
})

test('SES-12 operations learn under which pseudonym the log speaks of a member', async () => {
  const { id, uid } = await (await signIn('mei')).call.user.find({})
  expect(await operate(`pseudonym ${uid}`)).toEqual({ ok: true, says: pseudonymOf(shop.settings.logKey, id) })
  expect(await operate('pseudonym U0')).toEqual({ ok: false, says: 'There is no member U0.' })
})

test('D-32 D-65 operations give and take points with a reason, once per key, and never below zero', async () => {
  const mei = await signIn('mei')
  const { uid } = await mei.call.user.find({})
  const give = `give-points ${uid} 50 --reason custom --words 謝謝 --actor Ana --key thanks-1`
  expect(await operate(give)).toEqual({ ok: true, says: `${uid} has ${meiPoints + 50} points now.` })
  expect(await operate(give)).toMatchObject({ ok: true, says: expect.stringContaining('nothing was changed') })
  const take = `take-points ${uid} 30 --reason product_redemption --actor Ben --key booth-1`
  expect(await operate(take)).toMatchObject({ ok: true, says: expect.stringContaining(String(meiPoints + 20)) })
  expect(await operate(take)).toMatchObject({ ok: true, says: expect.stringContaining('nothing was changed') })
  expect(await operate(`take-points ${uid} 9999 --reason other_reason --actor Ben`)).toEqual({
    ok: false,
    says: `${uid} has only ${meiPoints + 20} points.`,
  })
  const { data, shopping_point } = await mei.call.points.history({ items: 10, page: 1 })
  expect(shopping_point).toBe(meiPoints + 20)
  expect(data.slice(0, 2)).toMatchObject([
    { reason: 'product_redemption', shopping_point_number: -30 },
    { reason: 'custom', customer_reason: '謝謝', shopping_point_number: 50 },
  ])
  const entries = await database.db
    .selectFrom('point_entries')
    .where('dedupe_key', 'is not', null)
    .select(['actor', 'dedupe_key'])
    .orderBy('id')
    .execute()
  expect(entries).toEqual([
    { actor: 'Ana', dedupe_key: 'operations:thanks-1' },
    { actor: 'Ben', dedupe_key: 'operations:booth-1' },
  ])
})

/** The words of a line as a shell reads them, without what stands behind a number sign. */
const wordsOf = (line: string) =>
  [...(line.split(' #')[0] ?? '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, twice, once, word]) => twice ?? once ?? word ?? '')

test('RUN-05 every command is read as docs/operations.md writes it', async () => {
  const shown = [...readFileSync('docs/operations.md', 'utf8').matchAll(/npm run shop -- ([^\n`]+)/g)].map(([, line = '']) => wordsOf(line))
  expect(shown.length).toBeGreaterThan(15)
  for (const [command = '', ...given] of shown)
    expect((await runCommand(shop, { command, given })).says, [command, ...given].join(' ')).not.toMatch(
      /Write: |There is no (command|job)/,
    )
  expect(await runCommand(shop, { command: 'run-job', given: ['points', '--at', '2026-11-21T03:00+08:00'] })).toEqual({
    ok: true,
    says: 'Job points is done as of 2026-11-20T19:00:00.000Z.',
  })
})

test('D-65 what is missing, too much or unknown is told with the way to write it', async () => {
  expect(await operate('close everything')).toMatchObject({ ok: false, says: expect.stringContaining('Known are: lock, unlock') })
  expect(await operate('lock')).toMatchObject({ ok: false, says: expect.stringContaining('Write: lock <member> --reason … --actor …') })
  expect(await operate('lock U1 U2 --reason a --actor b')).toMatchObject({ ok: false, says: expect.stringContaining('Too many words: U2') })
  expect(await operate('lock U1 --why a')).toMatchObject({ ok: false, says: expect.stringContaining('--why') })
  expect(await operate('lock U1 --reason a --actor b')).toEqual({ ok: false, says: 'There is no member U1.' })
  expect(await operate('give-points U1 2.5 --reason custom --actor b')).toMatchObject({ ok: false })
  expect(await operate('give-points U1 2 --reason custom --actor b')).toMatchObject({ ok: false, says: expect.stringContaining('--words') })
  expect(await operate('give-points U1 2 --reason refund --actor b')).toMatchObject({ ok: false })
  expect(listCommands()).toContain('give-points <member> <points> --reason … [--words …] --actor … [--key …]')
})

test('PTS-12 operations run a job as of any time', async () => {
  const memberId = (await (await signIn('mei')).call.user.find({})).id
  const later = new Date(shop.now().getTime() + 200 * 86_400_000).toISOString()
  expect(await operate(`run-job points --at ${later}`)).toMatchObject({ ok: true })
  expect(await operate(`run-job points --at ${later}`)).toMatchObject({ ok: true })
  const account = await database.db.selectFrom('point_accounts').where('user_id', '=', memberId).select('balance').executeTakeFirstOrThrow()
  expect(account.balance).toBe(0)
  expect(await operate('run-job tea')).toMatchObject({ ok: false, says: expect.stringMatching(/Known are: .*points/) })
  expect(await operate('run-job points --at tomorrow')).toMatchObject({ ok: false })
  expect(await operate(`run-job points --at 2026-11-21`)).toMatchObject({
    ok: true,
    says: 'Job points is done as of 2026-11-20T16:00:00.000Z.',
  })
  clock.pass({ days: 1 })
})
