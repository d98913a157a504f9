import { createHmac } from 'node:crypto'
import { json } from '../web/replies.ts'
import type { Ask, Reply } from '../web/exchange.ts'
import { graphError, newSecret, type AccessToken, type Facebook } from './facebook.ts'

const codeLifeMs = 10 * 60_000
const tokenLifeSeconds = 5_184_000

/** GET /v26.0/oauth/access_token: exchanges a code, once, for an access token. */
export function exchangeCode(facebook: Facebook, ask: Ask): Reply {
  const { query } = ask
  if (query.get('client_id') !== facebook.keys.appId)
    return graphError(101, 'Error validating application. Cannot get application info due to a system error.')
  if (query.get('client_secret') !== facebook.keys.appSecret) return graphError(1, 'Error validating client secret.')
  const code = query.get('code') ?? ''
  const grant = facebook.grants.get(code)
  if (grant === 'used') return graphError(100, 'This authorization code has been used.')
  if (!grant) return graphError(100, 'Invalid verification code format.')
  facebook.grants.set(code, 'used')
  if (facebook.now() - grant.grantedAt > codeLifeMs) return graphError(100, 'This authorization code has expired.')
  if (grant.redirectUri !== query.get('redirect_uri'))
    return graphError(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    )
  const accessToken = newSecret()
  facebook.accessTokens.set(accessToken, {
    person: grant.person,
    scopes: grant.scopes,
    issuedAt: facebook.now(),
    expiresAt: facebook.now() + tokenLifeSeconds * 1000,
  })
  return json({ access_token: accessToken, token_type: 'bearer', expires_in: tokenLifeSeconds })
}

/** GET /v26.0/debug_token, asked with the app's own token `id|secret`. */
export function inspectToken(facebook: Facebook, ask: Ask): Reply {
  const { appId, appSecret } = facebook.keys
  if (ask.query.get('access_token') !== `${appId}|${appSecret}`) return graphError(190, 'Invalid OAuth access token signature.')
  const token = findToken(facebook, ask.query.get('input_token') ?? '')
  if (!token) return json({ data: { is_valid: false, scopes: [], error: { code: 190, message: 'Invalid OAuth access token.' } } })
  return json({
    data: {
      app_id: appId,
      type: 'USER',
      application: '梅好 Meihao',
      expires_at: Math.floor(token.expiresAt / 1000),
      issued_at: Math.floor(token.issuedAt / 1000),
      is_valid: true,
      scopes: token.scopes,
      user_id: token.person.id,
    },
  })
}

/** GET /v26.0/me: the fields that were asked for. Every call must prove that it knows the app secret. */
export function showMe(facebook: Facebook, ask: Ask): Reply {
  const accessToken = ask.query.get('access_token') ?? (ask.headers.authorization ?? '').replace(/^Bearer /, '')
  const token = findToken(facebook, accessToken)
  if (!token) return graphError(190, 'Invalid OAuth access token - Cannot parse access token')
  const proof = ask.query.get('appsecret_proof')
  if (!proof) return graphError(100, 'API calls from the server require an appsecret_proof argument')
  if (proof !== proveToken(accessToken, facebook.keys.appSecret))
    return graphError(100, 'Invalid appsecret_proof provided in the API argument')
  return json(profileOf(facebook, { token, fields: (ask.query.get('fields') ?? 'id,name').split(',') }))
}

/** appsecret_proof: the access token signed with the app secret. */
export function proveToken(accessToken: string, appSecret: string): string {
  return createHmac('sha256', appSecret).update(accessToken).digest('hex')
}

/** The e-mail is simply missing where the person has none or did not grant it. */
function profileOf(facebook: Facebook, { token, fields }: { token: AccessToken; fields: readonly string[] }) {
  const { id, name, email } = token.person
  const [family = '', ...given] = name
  const known: Record<string, unknown> = {
    name,
    first_name: given.join(''),
    last_name: family,
    email: token.scopes.includes('email') ? (email ?? undefined) : undefined,
    picture: { data: { url: `${facebook.address}/pictures/${id}`, width: 50, height: 50, is_silhouette: false } },
  }
  return { ...Object.fromEntries(fields.map((field) => [field, known[field]])), id }
}

function findToken(facebook: Facebook, accessToken: string): AccessToken | null {
  const found = facebook.accessTokens.get(accessToken)
  return found && found.expiresAt > facebook.now() ? found : null
}
