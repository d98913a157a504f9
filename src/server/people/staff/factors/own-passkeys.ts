import type { MadePasskey } from '#contract/office/api/signing-in/passkeys.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import { canRemove, mostPasskeys } from '#rules/staff/factors.ts'
import { judgePasskey, type PasskeyRefusal } from '#server/people/staff/passkeys/judge-passkey.ts'
import { offerPasskey } from '#server/people/staff/passkeys/offer-passkey.ts'
import { createPasskeyRow, listPasskeyRows, removePasskeyRow, savePasskeyName } from '#server/people/staff/passkeys/passkey-store.ts'
import { findStaffRow, lockAccount } from '#server/people/staff/store.ts'
import { writeAuditEntry } from '#server/platform/audit/write-audit-entry.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeFactor, type Themselves } from './change-factor.ts'
import { readFactors } from './read-factors.ts'

type TooMany = { code: 'too_many_passkeys' }

const subjectOf = ({ sessionId }: Pick<Themselves, 'sessionId'>) => `passkey of session ${sessionId}`

/** One more passkey is made; refused where there are ten (ACC-16). */
export async function offerOwnPasskey(shop: Shop, { staffId, sessionId }: Pick<Themselves, 'staffId' | 'sessionId'>) {
  const { db } = shop.database
  if ((await listPasskeyRows(db, staffId)).length >= mostPasskeys) return refuse({ code: 'too_many_passkeys' })
  const { email, name } = await findStaffRow(db, staffId)
  return ok(await offerPasskey(shop, { subject: subjectOf({ sessionId }), email, name, staffId }))
}

export async function addPasskey(
  shop: Shop,
  { made, ...themselves }: Themselves & { made: MadePasskey },
): Promise<Result<null, PasskeyRefusal | TooMany>> {
  const judged = await judgePasskey(shop, { subject: subjectOf(themselves), made })
  if (!judged.ok) return judged
  const { staffId } = themselves
  return changeFactor<TooMany>(shop, themselves, async (tx) => {
    if ((await listPasskeyRows(tx, staffId)).length >= mostPasskeys) return refuse({ code: 'too_many_passkeys' })
    await createPasskeyRow(tx, { staffId, passkey: judged.value, now: shop.now() })
    return ok({ verb: 'add-passkey', about: 'factor_changed', after: { passkey: made.name } })
  })
}

type OnePasskey = { publicId: string }

export async function removePasskey(
  shop: Shop,
  { publicId, ...themselves }: Themselves & OnePasskey,
): Promise<Result<null, { code: 'not_found' } | { code: 'last_second_factor' }>> {
  const { staffId } = themselves
  return changeFactor<{ code: 'not_found' } | { code: 'last_second_factor' }>(shop, themselves, async (tx) => {
    const isTheirs = (await listPasskeyRows(tx, staffId)).some(({ public_id: id }) => id === publicId)
    if (!isTheirs) return refuse({ code: 'not_found' })
    if (!canRemove(await readFactors(tx, staffId), 'passkey')) return refuse({ code: 'last_second_factor' })
    const name = await removePasskeyRow(tx, { staffId, publicId })
    return ok({ verb: 'remove-passkey', about: 'factor_changed', before: { passkey: name } })
  })
}

/** False when they have none like it. */
export async function renamePasskey(
  shop: Shop,
  { publicId, name, staffId, actor }: Pick<Themselves, 'staffId' | 'actor'> & OnePasskey & { name: string },
): Promise<boolean> {
  return shop.database.transaction(async (tx) => {
    await lockAccount(tx, staffId)
    const before = await savePasskeyName(tx, { staffId, publicId, name })
    if (before === undefined) return false
    const change = { before: { passkey: before }, after: { passkey: name } }
    await writeAuditEntry(tx, { actor, verb: 'rename-passkey', subject: `staff ${staffId}`, ...change, now: shop.now() })
    return true
  })
}
