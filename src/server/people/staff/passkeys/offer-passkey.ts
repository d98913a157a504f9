import { generateRegistrationOptions } from '@simplewebauthn/server'
import type { PasskeyOptions } from '#contract/office/api/signing-in/passkeys.ts'
import { addMinutes } from '#rules/calendar.ts'
import type { Shop } from '#server/platform/shop.ts'
import { passkeyHost } from './passkey-host.ts'
import { createChallenge, listPasskeyRows } from './passkey-store.ts'
import { transportsOf } from './transports-of.ts'

/** How long an authenticator may take to answer. */
export const challengeMinutes = 10

/** `subject`: for what it is made, which its answer has to fit. `staffId`: left out for who has no account yet. */
export type PasskeyOffer = { subject: string; email: string; name: string; staffId?: number }

/**
 * What a browser needs to make a passkey: one that is found without an address being typed, and that its authenticator opens only for
 * who proves to be there. Those that somebody has already are not made twice.
 */
export async function offerPasskey(shop: Shop, { subject, email, name, staffId }: PasskeyOffer): Promise<PasskeyOptions> {
  const { db } = shop.database
  const now = shop.now()
  const known = staffId === undefined ? [] : await listPasskeyRows(db, staffId)
  const options = await generateRegistrationOptions({
    rpName: shop.settings.seller.name.zh,
    rpID: passkeyHost(shop.settings).rpID,
    // The same for the same person: an authenticator then keeps one passkey for them. It tells nothing of who they are.
    userID: Uint8Array.from(shop.fingerprint(`passkeys of ${email.toLowerCase()}`)),
    userName: email,
    userDisplayName: name,
    challenge: Uint8Array.from(shop.randomBytes(32)),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({ id: credential_id, transports: transportsOf(transports) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await createChallenge(db, { challenge: options.challenge, subject, now, expiresAt: addMinutes(now, challengeMinutes) })
  return { ...options }
}
