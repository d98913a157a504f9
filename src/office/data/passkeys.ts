import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { GivenPasskey, MadePasskey, PasskeyOptions } from '#contract/office/api/signing-in/passkeys.ts'

/** Whether this browser knows passkeys, at this address: no browser has any of an address in figures. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname)
}

/** Has the browser make a passkey. `name`: how its person calls it. */
export async function makePasskey(options: PasskeyOptions, name: string): Promise<MadePasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { name, response: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } } }
}

/** Has the browser ask for a passkey. */
export async function givePasskey(options: PasskeyOptions): Promise<GivenPasskey> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, authenticatorData, signature } }
}

/** Whether somebody closed what the browser asked, or let its time pass: nothing went wrong then. */
export function wasClosed(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
}
