import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { GivenPasskey } from '#contract/office/api/signing-in/passkeys.ts'
import type { Tx } from '#database/connect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { passkeyHost } from './passkey-host.ts'
import { findPasskeyRow, savePasskeyUsed } from './passkey-store.ts'
import { takeChallenge } from './take-challenge.ts'
import { transportsOf } from './transports-of.ts'

export type PasskeyGiven = { subject: string; staffId: number; response: GivenPasskey }

/**
 * Whether this is an answer of one of the person's passkeys to what was asked, with the person there. Each challenge is answered
 * once. The account is held by the caller, so that of two answers at once one counts.
 */
export async function takePasskey(shop: Shop, tx: Tx, { subject, staffId, response }: PasskeyGiven): Promise<boolean> {
  const passkey = await findPasskeyRow(tx, response.id)
  if (passkey?.staff_id !== staffId) return false
  const { rpID, origin } = passkeyHost(shop.settings)
  const now = shop.now()
  const { clientDataJSON, authenticatorData, signature } = response.response
  const expectedChallenge = await takeChallenge(tx, { clientDataJSON, subject, now })
  if (expectedChallenge === null) return false
  const verified = await verifyAuthenticationResponse({
    response: { ...response, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: response.id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: passkey.counter,
      transports: transportsOf(passkey.transports),
    },
    requireUserVerification: true,
    // It throws at whatever does not fit, a counter that went back among it.
  }).catch(() => null)
  if (!verified?.verified) return false
  await savePasskeyUsed(tx, { id: passkey.id, counter: verified.authenticationInfo.newCounter, now })
  return true
}
