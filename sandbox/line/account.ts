import { json, readForm } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { checkIdToken } from './id-token.ts'
import { lineIssuer, type AccessToken, type Line } from './line.ts'
import { isClient, refusal } from './token.ts'

/** GET /oauth2/v2.1/verify: what an access token is good for. */
export function verifyAccessToken(line: Line, ask: Ask): Reply {
  const token = findToken(line, ask.query.get('access_token') ?? '')
  if (!token) return refusal('invalid_request', 'access token expired')
  return json({
    scope: token.scopes.join(' '),
    client_id: line.keys.channelId,
    expires_in: Math.floor((token.expiresAt - line.now()) / 1000),
  })
}

/** POST to the same path: checks an ID token and answers its claims. */
export async function verifyIdToken(line: Line, ask: Ask): Promise<Reply> {
  const form = readForm(ask)
  const claims = await checkIdToken(line, {
    idToken: form.get('id_token') ?? '',
    clientId: form.get('client_id') ?? '',
    nonce: form.get('nonce'),
    userId: form.get('user_id'),
  })
  return typeof claims === 'string' ? refusal('invalid_request', claims) : json(claims)
}

export function showProfile(line: Line, ask: Ask): Reply {
  const token = findToken(line, bearer(ask))
  if (!token?.scopes.includes('profile')) return json({ message: 'The access token is invalid' }, 401)
  const { userId, name, statusMessage } = token.person
  return json({
    userId,
    displayName: name,
    pictureUrl: `${line.address}/pictures/${userId}`,
    ...(statusMessage === null ? {} : { statusMessage }),
  })
}

export function showUserInfo(line: Line, ask: Ask): Reply {
  const token = findToken(line, bearer(ask))
  if (!token?.scopes.includes('openid')) return refusal('invalid_token', 'invalid access token', 401)
  const { userId, name } = token.person
  return json({ sub: userId, ...(token.scopes.includes('profile') ? { name, picture: `${line.address}/pictures/${userId}` } : {}) })
}

/** POST /oauth2/v2.1/revoke answers 200 whether or not the token was known. */
export function revokeToken(line: Line, ask: Ask): Reply {
  const form = readForm(ask)
  if (!isClient(line, { form, authorization: ask.headers.authorization }))
    return refusal('invalid_client', 'invalid client credentials', 401)
  line.accessTokens.delete(form.get('access_token') ?? '')
  return { status: 200 }
}

/** Where an OpenID library finds everything else. Web logins are signed with the channel secret. */
export function showDiscovery(line: Line): Reply {
  const at = `${line.address}/oauth2/v2.1`
  return json({
    issuer: lineIssuer,
    authorization_endpoint: `${at}/authorize`,
    token_endpoint: `${at}/token`,
    revocation_endpoint: `${at}/revoke`,
    userinfo_endpoint: `${at}/userinfo`,
    jwks_uri: `${at}/certs`,
    scopes_supported: ['openid', 'profile', 'email'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['HS256', 'ES256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  })
}

function bearer(ask: Ask): string {
  return (ask.headers.authorization ?? '').replace(/^Bearer /, '')
}

function findToken(line: Line, token: string): AccessToken | null {
  const found = line.accessTokens.get(token)
  return found && found.expiresAt > line.now() ? found : null
}
