import { createHash } from 'node:crypto'
import { json, readForm } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { signIdToken } from './id-token.ts'
import { codeLifeMs, newSecret, tokenLifeSeconds, type Grant, type Line } from './line.ts'

/** POST /oauth2/v2.1/token: exchanges a code, once, for an access token and an ID token. */
export async function exchangeCode(line: Line, ask: Ask): Promise<Reply> {
  const form = readForm(ask)
  if (form.get('grant_type') !== 'authorization_code') return refusal('unsupported_grant_type', 'grant_type must be authorization_code')
  if (!isClient(line, { form, authorization: ask.headers.authorization }))
    return refusal('invalid_client', 'invalid client credentials', 401)
  const code = form.get('code') ?? ''
  const grant = line.grants.get(code)
  // Whatever comes of it, a code that was shown is used up.
  line.grants.delete(code)
  if (!grant || line.now() - grant.grantedAt > codeLifeMs) return refusal('invalid_grant', 'invalid authorization code')
  if (form.get('redirect_uri') !== grant.redirectUri) return refusal('invalid_grant', 'redirect_uri does not match')
  if (!isVerified(grant, form.get('code_verifier'))) return refusal('invalid_grant', 'invalid code_verifier')
  return json(await issueTokens(line, grant))
}

export function refusal(error: string, description: string, status = 400): Reply {
  return json({ error, error_description: description }, status)
}

/** The channel id and secret come in the form, or as HTTP Basic. */
export function isClient(line: Line, { form, authorization }: { form: URLSearchParams; authorization: string | undefined }): boolean {
  const basic = authorization?.startsWith('Basic ') ? Buffer.from(authorization.slice(6), 'base64').toString().split(':') : null
  const [id, secret] = basic ?? [form.get('client_id'), form.get('client_secret')]
  return id === line.keys.channelId && secret === line.keys.channelSecret
}

function isVerified(grant: Grant, verifier: string | null): boolean {
  if (!grant.codeChallenge) return true
  if (!verifier || !/^[\w.~-]{43,128}$/.test(verifier)) return false
  return createHash('sha256').update(verifier).digest('base64url') === grant.codeChallenge
}

async function issueTokens(line: Line, grant: Grant) {
  const accessToken = newSecret()
  line.accessTokens.set(accessToken, { person: grant.person, scopes: grant.scopes, expiresAt: line.now() + tokenLifeSeconds * 1000 })
  return {
    access_token: accessToken,
    expires_in: tokenLifeSeconds,
    ...(grant.scopes.includes('openid') ? { id_token: await signIdToken(line, grant) } : {}),
    refresh_token: newSecret(),
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
  }
}
