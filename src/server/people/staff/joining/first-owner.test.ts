import { expect, test } from 'vitest'
import { openTestShop } from '#support/test-shop.ts'
import { codeOf, countHashes, linkToken, openOffice, staffPassword } from '#support/staff.ts'
import { becomeFirstOwner, type FirstOwner } from './become-first-owner.ts'
import { makeFirstOwnerLink } from './make-first-owner-link.ts'
import { newTotpSecret } from '#server/people/staff/signing-in/totp.ts'

const { shop, database, clock } = await openTestShop()

type Wishes = { email?: string; password?: string; totp?: { secret: string; code: string } }

const asking = (token: string, { email = 'boss@meihao.example', ...wishes }: Wishes = {}): FirstOwner => {
  const secret = newTotpSecret(shop)
  const proofs = { password: staffPassword, totp: { secret, code: codeOf(secret, shop.now()) }, ...wishes }
  return { token, email, name: '林店主', language: 'zh', proofs }
}

test('ACC-07 a new link ends the one before, and none lasts longer than a day', async () => {
  const [first, second] = [await linkToken(shop), await linkToken(shop)]
  expect(await becomeFirstOwner(shop, asking(first))).toEqual({ ok: false, refusal: { code: 'link_ended' } })
  clock.pass({ days: 1 })
  expect(await becomeFirstOwner(shop, asking(second))).toEqual({ ok: false, refusal: { code: 'link_ended' } })
  expect(await becomeFirstOwner(shop, asking('nobody-made-this'))).toEqual({ ok: false, refusal: { code: 'link_ended' } })
})

test('ACC-07 ACC-14 a link that opens nothing costs no hash, so that strangers keep nobody from signing in', async () => {
  const ended = { ok: false, refusal: { code: 'link_ended' } }
  expect(await countHashes(() => becomeFirstOwner(shop, asking('nobody-made-this')))).toEqual({ answer: ended, hashes: 0 })
})

test('ACC-07 the token stands behind the # of the address, and only its hash in the database; the audit log knows of it', async () => {
  const made = await makeFirstOwnerLink(shop)
  const { pathname, hash } = new URL(made.ok ? made.value.address : '')
  expect(pathname).toBe('/office/first-owner')
  const rows = await database.db.selectFrom('staff_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(hash.slice(1))
  const entries = await database.db.selectFrom('audit_entries').where('verb', '=', 'office-link').selectAll().execute()
  expect(entries.at(-1)).toMatchObject({ actor_kind: 'system', subject: 'office', after: { expiresAt: expect.any(String) } })
  expect(JSON.stringify(entries)).not.toContain(hash.slice(1))
})

test('ACC-07 what is refused leaves the link open; two who use it at once become one owner, and then there is no link any more', async () => {
  const token = await linkToken(shop)
  expect(await becomeFirstOwner(shop, asking(token, { password: 'meihao meihao' }))).toMatchObject({ refusal: { code: 'password_weak' } })
  const wrong = { secret: newTotpSecret(shop), code: '000000' }
  expect(await becomeFirstOwner(shop, asking(token, { totp: wrong }))).toEqual({ ok: false, refusal: { code: 'wrong_code' } })
  const both = await Promise.all([
    becomeFirstOwner(shop, asking(token)),
    becomeFirstOwner(shop, asking(token, { email: 'other@meihao.example' })),
  ])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(await database.db.selectFrom('staff').select('lang').execute()).toHaveLength(1)
  expect(await makeFirstOwnerLink(shop)).toEqual({ ok: false, refusal: { code: 'owner_exists' } })
  await expect(openOffice(shop)).rejects.toThrow('owner already')
})

test('whoever became the first owner stands in the audit log, without a secret', async () => {
  const entries = await database.db.selectFrom('audit_entries').where('verb', '=', 'create-staff').selectAll().execute()
  expect(entries).toMatchObject([{ actor_kind: 'system', after: { name: '林店主', roles: ['owner'] } }])
  expect(JSON.stringify(entries)).not.toContain('argon2')
})
