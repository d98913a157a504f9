import type { AuthenticatorTransport } from '@simplewebauthn/server'

/** The ways to an authenticator, as they are kept: with commas between. */
export function transportsOf(kept: string): AuthenticatorTransport[] {
  return kept.split(',').filter((way) => way !== '') as AuthenticatorTransport[]
}
