import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { PasskeyOptions } from '#contract/office/api/signing-in/passkeys.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { challengeMinutes } from './offer-passkey.ts'
import { passkeyHost } from './passkey-host.ts'
import { createChallenge, listPasskeyRows } from './passkey-store.ts'
import { transportsOf } from './transports-of.ts'

/** What a browser needs to use a passkey: one of this person, or whichever its authenticator finds for the host of the office. */
export async function askForPasskey(shop: Shop, { subject, staffId }: { subject: string; staffId?: number }): Promise<PasskeyOptions> {
  const { db } = shop.database
  const now = shop.now()
  const known = staffId === undefined ? [] : await listPasskeyRows(db, staffId)
  const options = await generateAuthenticationOptions({
    rpID: passkeyHost(shop.settings).rpID,
    challenge: Uint8Array.from(shop.randomBytes(32)),
    allowCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports: transportsOf(transports) })),
    userVerification: 'required',
  })
  await createChallenge(db, { challenge: options.challenge, subject, now, expiresAt: addMinutes(now, challengeMinutes) })
  return { ...options }
}
