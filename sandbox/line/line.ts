import { randomBytes } from 'node:crypto'
import type { SandboxKeys } from '../keys.ts'
import type { LinePerson } from './people.ts'

/** What a visitor agreed to on the authorize page, kept until the code is exchanged. `authTime`: seconds, where max_age asked for it. */
export type Grant = {
  person: LinePerson
  redirectUri: string
  scopes: readonly string[]
  nonce: string | null
  codeChallenge: string | null
  grantedAt: number
  authTime: number | null
}

export type AccessToken = { person: LinePerson; scopes: readonly string[]; expiresAt: number }

/** Everything the LINE stand-in remembers. */
export type Line = {
  keys: SandboxKeys['line']
  redirectUris: readonly string[]
  now(): number
  /** The own address, known once the server listens. */
  address: string
  grants: Map<string, Grant>
  accessTokens: Map<string, AccessToken>
}

/** The issuer that LINE names in every ID token, wherever its servers stand. */
export const lineIssuer = 'https://access.line.me'

/** A code lives ten minutes and an access token thirty days, as LINE documents. */
export const codeLifeMs = 10 * 60_000
export const tokenLifeSeconds = 2_592_000
export const idTokenLifeSeconds = 3_600

export function newSecret(): string {
  return randomBytes(24).toString('base64url')
}
