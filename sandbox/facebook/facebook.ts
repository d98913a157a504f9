import { randomBytes } from 'node:crypto'
import type { SandboxKeys } from '../keys.ts'
import { json } from '../web/replies.ts'
import type { Reply } from '../web/exchange.ts'
import type { FacebookPerson } from './people.ts'

export type Grant = { person: FacebookPerson; redirectUri: string; scopes: readonly string[]; grantedAt: number }
export type AccessToken = { person: FacebookPerson; scopes: readonly string[]; issuedAt: number; expiresAt: number }

/** Everything the Facebook stand-in remembers. A grant whose code was exchanged stays as `used`. */
export type Facebook = {
  keys: SandboxKeys['facebook']
  redirectUris: readonly string[]
  now(): number
  /** The own address, known once the server listens. */
  address: string
  grants: Map<string, Grant | 'used'>
  accessTokens: Map<string, AccessToken>
}

export const graphVersion = 'v26.0'

export function newSecret(): string {
  return randomBytes(30).toString('base64url')
}

/** Facebook's envelope around every mistake. */
export function graphError(code: number, message: string): Reply {
  return json({ error: { message, type: 'OAuthException', code, fbtrace_id: newSecret().slice(0, 11) } }, 400)
}
