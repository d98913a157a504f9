import { ok } from '#rules/result.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#server/people/staff/signing-in/recovery-codes.ts'
import { saveRecoveryCodes } from '#server/people/staff/signing-in/sign-in-store.ts'
import type { Shop } from '#server/platform/shop.ts'
import { changeFactor, type Themselves } from './change-factor.ts'

/** Ten new recovery codes, which are shown this once; those before open nothing any more (ACC-18). */
export async function renewRecoveryCodes(shop: Shop, themselves: Themselves): Promise<string[]> {
  const codes = newRecoveryCodes(shop)
  await changeFactor(shop, themselves, async (tx) => {
    await saveRecoveryCodes(tx, { staffId: themselves.staffId, hashes: codes.map(hashRecoveryCode) })
    return ok({ verb: 'renew-recovery-codes', about: 'factor_changed', after: { recoveryCodes: 'changed' } })
  })
  return codes
}
