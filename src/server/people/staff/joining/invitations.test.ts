import { expect, test } from 'vitest'
import { codeOf, openOffice, staffPassword } from '#support/staff.ts'
import { openTestShop } from '#support/test-shop.ts'
import { newTotpSecret } from '#server/people/staff/signing-in/totp.ts'
import { listStaff } from '#server/people/staff/list-staff.ts'
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts'
import { inviteStaff, withdrawInvitation, type Invitation } from './invite-staff.ts'
import { openInvitation } from './open-invitation.ts'

const { shop, database, clock } = await openTestShop()
await openOffice(shop)
const actor = { kind: 'staff', id: '林店主' } as const
const ended = { ok: false, refusal: { code: 'link_ended' } }

async function invite(wishes: Partial<Invitation> = {}): Promise<number> {
  const invited = await inviteStaff(shop, {
    email: 'ana@meihao.example',
    name: '王小安',
    language: 'zh',
    roles: ['packer'],
    actor,
    ...wishes,
  })
  if (!invited.ok) throw new Error(`Refused: ${invited.refusal.code}`)
  return invited.value.id
}

/** What stands in the letter. */
async function tokenOf(id: number): Promise<string> {
  const letter = await openInvitation(shop, id)
  return new URL(letter?.address ?? 'http://nowhere.test').hash.slice(1)
}

function accept(token: string, wishes: { password?: string; code?: string } = {}) {
  const secret = newTotpSecret(shop)
  const { password = staffPassword, code = codeOf(secret, shop.now()) } = wishes
  return acceptInvitation(shop, { token, proofs: { password, totp: { secret, code } } })
}

test('ACC-09 the letter leads to a link that works once, for 72 hours, and whose token stands nowhere but in it', async () => {
  const token = await tokenOf(await invite())
  expect(await lookAtInvitation(shop, token)).toMatchObject({ ok: true, value: { name: '王小安', email: 'ana@meihao.example' } })
  for (const table of ['staff_links', 'audit_entries'] as const)
    expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute())).not.toContain(token)
  clock.pass({ minutes: 72 * 60 - 1 })
  const joined = await accept(token)
  expect(joined).toMatchObject({ ok: true, value: { codes: { length: 10 } } })
  expect(await accept(token)).toEqual(ended)
  const { people } = await listStaff(shop)
  expect(people.at(-1)).toMatchObject({
    name: '王小安',
    email: 'ana@meihao.example',
    roles: ['packer'],
    suspended: false,
    last_seen_at: null,
  })
})

test('ACC-09 after 72 hours it opens nothing', async () => {
  const token = await tokenOf(await invite({ email: 'late@meihao.example' }))
  clock.pass({ minutes: 72 * 60 })
  expect(await lookAtInvitation(shop, token)).toEqual(ended)
  expect(await accept(token)).toEqual(ended)
})

test('ACC-09 inviting again ends the link before, also when two do it at once; an address that has an account is refused', async () => {
  const email = 'Ben@meihao.example'
  const first = await tokenOf(await invite({ email }))
  const ids = await Promise.all([invite({ email }), invite({ email: email.toLowerCase(), roles: ['care', 'editor'] })])
  expect(await accept(first)).toEqual(ended)
  const open = (await listStaff(shop)).invitations.filter((each) => each.email.toLowerCase() === email.toLowerCase())
  expect(open).toHaveLength(1)
  const letters = await Promise.all(ids.map((id) => openInvitation(shop, id)))
  expect(letters.filter((letter) => letter === null)).toHaveLength(1)
  const again = await inviteStaff(shop, { email: 'ANA@meihao.example', name: '王小安', language: 'zh', roles: ['care'], actor })
  expect(again).toEqual({ ok: false, refusal: { code: 'email_taken' } })
})

test('a letter that is written again has another token, and the last one opens', async () => {
  const id = await invite({ email: 'cai@meihao.example' })
  const [first, second] = [await tokenOf(id), await tokenOf(id)]
  expect(await accept(first)).toEqual(ended)
  expect(await accept(second)).toMatchObject({ ok: true })
})

test('what is refused leaves the link open; two who follow it at once become one person', async () => {
  const token = await tokenOf(await invite({ email: 'dai@meihao.example' }))
  expect(await accept(token, { password: 'meihao meihao' })).toMatchObject({ refusal: { code: 'password_weak' } })
  expect(await accept(token, { password: 'dai@meihao.example!' })).toMatchObject({ refusal: { code: 'password_weak' } })
  expect(await accept(token, { code: '000000' })).toEqual({ ok: false, refusal: { code: 'wrong_code' } })
  const both = await Promise.all([accept(token), accept(token)])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
})

test('an invitation names one to three roles that there are, and can be withdrawn', async () => {
  for (const roles of [[], ['packer', 'care', 'editor', 'accountant'], ['nobody'], ['999999']])
    expect(await inviteStaff(shop, { email: 'eva@meihao.example', name: 'Eva', language: 'en', roles, actor }), roles.join()).toEqual({
      ok: false,
      refusal: { code: 'role_refused' },
    })
  const id = await invite({ email: 'eva@meihao.example' })
  const token = await tokenOf(id)
  expect(await withdrawInvitation(shop, { id, actor })).toBe(true)
  expect(await withdrawInvitation(shop, { id, actor })).toBe(false)
  expect(await accept(token)).toEqual(ended)
  const entries = await database.db
    .selectFrom('audit_entries')
    .where('subject', '=', `invitation ${id}`)
    .orderBy('id')
    .selectAll()
    .execute()
  expect(entries.map(({ verb, actor_id }) => [verb, actor_id])).toEqual([
    ['invite-staff', '林店主'],
    ['withdraw-invitation', '林店主'],
  ])
})
