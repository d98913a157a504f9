import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { MadePasskey } from '#contract/office/api/signing-in/passkeys.ts'
import { ok, refuse, type Result } from '#rules/result.ts'
import type { Shop } from '#server/platform/shop.ts'
import { passkeyHost } from './passkey-host.ts'
import { findPasskeyRow, type NewPasskey } from './passkey-store.ts'
import { takeChallenge } from './take-challenge.ts'

export type PasskeyRefusal = { code: 'passkey_refused' }

/** Whether a passkey was really made, here, for this, and with its person there. The challenge is used up either way. */
export async function judgePasskey(
  shop: Shop,
  { subject, made: { response, name } }: { subject: string; made: MadePasskey },
): Promise<Result<NewPasskey, PasskeyRefusal>> {
  const { rpID, origin } = passkeyHost(shop.settings)
  const { db } = shop.database
  const { transports, ...answer } = response.response
  const expectedChallenge = await takeChallenge(db, { clientDataJSON: answer.clientDataJSON, subject, now: shop.now() })
  if (expectedChallenge === null) return refuse({ code: 'passkey_refused' })
  const verified = await verifyRegistrationResponse({
    response: { ...response, response: answer, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    // It throws at whatever does not fit.
  }).catch(() => null)
  if (!verified?.verified) return refuse({ code: 'passkey_refused' })
  const { credential } = verified.registrationInfo
  if (await findPasskeyRow(db, credential.id)) return refuse({ code: 'passkey_refused' })
  return ok({
    credentialId: credential.id,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: transports.filter((way) => /^[a-z-]{1,20}$/.test(way)),
    name,
  })
}
