import { createHook } from 'node:async_hooks'
import { TOTP, Secret } from 'otpauth'
import type { Shop } from '#server/platform/shop.ts'
import { becomeFirstOwner } from '#server/people/staff/joining/become-first-owner.ts'
import { createStaff } from '#server/people/staff/create-staff.ts'
import { makeFirstOwnerLink } from '#server/people/staff/joining/make-first-owner-link.ts'
import { hashPassword } from '#server/people/staff/signing-in/password-hash.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#server/people/staff/signing-in/recovery-codes.ts'
import { saveRecoveryCodes, saveTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { encryptTotp, newTotpSecret } from '#server/people/staff/signing-in/totp.ts'

export const staffPassword = 'plum blossom in snow'

/** Somebody of the office, as tests know them: `codeAt` is what their authenticator app shows. */
export type TestStaff = { id: number; email: string; codeAt: (moment: Date) => string; recoveryCodes: string[] }

/** The code that an authenticator app shows, with nothing but its defaults. */
export function codeOf(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() })
}

export async function linkToken(shop: Shop): Promise<string> {
  const made = await makeFirstOwnerLink(shop)
  if (!made.ok) throw new Error('The office has an owner already')
  return new URL(made.value.address).hash.slice(1)
}

/** The first owner, through the link of the command. */
export async function openOffice(shop: Shop, email = 'boss@meihao.example'): Promise<TestStaff> {
  const secret = newTotpSecret(shop)
  const person = { email, name: '林店主', language: 'zh' } as const
  const password = staffPassword
  const made = await becomeFirstOwner(shop, {
    ...person,
    token: await linkToken(shop),
    proofs: { password, totp: { secret, code: codeOf(secret, shop.now()) } },
  })
  if (!made.ok) throw new Error(`The first owner was refused: ${made.refusal.code}`)
  return { id: made.value.staffId, email, codeAt: (moment) => codeOf(secret, moment), recoveryCodes: made.value.codes }
}

/** Somebody more, with a password, an authenticator app and recovery codes. */
export async function hire(shop: Shop, { email, roles }: { email: string; roles: readonly string[] }): Promise<TestStaff> {
  const secret = newTotpSecret(shop)
  const recoveryCodes = newRecoveryCodes(shop)
  const passwordHash = await hashStaffPassword()
  const person = { email, name: '王小明', language: 'zh', roles, passwordHash, actor: { kind: 'staff', id: 'boss' } } as const
  return shop.database.transaction(async (tx) => {
    const made = await createStaff(tx, { ...person, now: shop.now() })
    if (!made.ok) throw new Error(`Refused: ${made.refusal.code}`)
    const staffId = made.value
    await saveTotp(tx, { staffId, secret: encryptTotp(shop, { staffId, secret }), lastStep: 0, now: shop.now() })
    await saveRecoveryCodes(tx, { staffId, hashes: recoveryCodes.map(hashRecoveryCode) })
    return { id: staffId, email, codeAt: (moment) => codeOf(secret, moment), recoveryCodes }
  })
}

let kept: string | undefined

/** The hash of the one password that everybody has, made once in a process: it takes a quarter of a second. */
async function hashStaffPassword(): Promise<string> {
  if (kept !== undefined) return kept
  const hashed = await hashPassword(staffPassword, Buffer.alloc(16, 1))
  if (!hashed.ok) throw new Error('There was no turn for a hash')
  kept = hashed.value
  return kept
}

/** How many passwords were hashed while something was done, and what it answered. */
export async function countHashes<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; hashes: number }> {
  let hashes = 0
  const watching = createHook({ init: (_id, type) => void (hashes += type === 'ARGON2REQUEST' ? 1 : 0) }).enable()
  const answer = await act()
  watching.disable()
  return { answer, hashes }
}
