import { countRecoveryCodes, findTotp } from '#server/people/staff/signing-in/sign-in-store.ts'
import { listPasskeyRows } from '#server/people/staff/passkeys/passkey-store.ts'
import { hasPassword } from '#server/people/staff/store.ts'
import type { Shop } from '#server/platform/shop.ts'

/** How somebody proves who they are, as they see it themselves: no secret is among it. */
export async function findFactors({ database: { db } }: Shop, staffId: number) {
  const [totp, passkeys] = [await findTotp(db, staffId), await listPasskeyRows(db, staffId)]
  return {
    password: await hasPassword(db, staffId),
    totp: totp ? { since: totp.set_at.toISOString() } : null,
    passkeys: passkeys.map(({ public_id: id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(db, staffId),
  }
}
