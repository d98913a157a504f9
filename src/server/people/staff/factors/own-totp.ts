import { ok, refuse, type Result } from '#rules/result.ts'
import { canRemove } from '#rules/staff/factors.ts'
import { offerTotp } from '#server/people/staff/joining/offer-totp.ts'
import { judgeTotp, type TotpProof } from '#server/people/staff/joining/prove-themselves.ts'
import { findTotp, removeTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { findStaffRow } from '#server/people/staff/store.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeFactor, type Themselves } from './change-factor.ts'
import { readFactors } from './read-factors.ts'

export async function offerOwnTotp(shop: Shop, staffId: number) {
  return offerTotp(shop, (await findStaffRow(shop.database.db, staffId)).email)
}

/** An authenticator app, in place of the one before where there was one. */
export async function setTotp(
  shop: Shop,
  { totp, ...themselves }: Themselves & { totp: TotpProof },
): Promise<Result<null, { code: 'wrong_code' }>> {
  const judged = judgeTotp(shop, totp)
  if (!judged.ok) return judged
  return changeFactor(shop, themselves, async (tx) => {
    const before = (await findTotp(tx, themselves.staffId)) ? 'set' : 'none'
    await judged.value(tx, themselves.staffId)
    return ok({ verb: 'set-totp', about: 'factor_changed', before: { totp: before }, after: { totp: 'changed' } })
  })
}

export async function removeOwnTotp(
  shop: Shop,
  themselves: Themselves,
): Promise<Result<null, { code: 'not_found' } | { code: 'last_second_factor' }>> {
  const { staffId } = themselves
  return changeFactor<{ code: 'not_found' } | { code: 'last_second_factor' }>(shop, themselves, async (tx) => {
    if (!(await findTotp(tx, staffId))) return refuse({ code: 'not_found' })
    if (!canRemove(await readFactors(tx, staffId), 'totp')) return refuse({ code: 'last_second_factor' })
    await removeTotp(tx, staffId)
    return ok({ verb: 'remove-totp', about: 'factor_changed', before: { totp: 'set' }, after: { totp: 'none' } })
  })
}
