import { jwtVerify } from 'jose'
import * as openid from 'openid-client'
import { openProvider } from '../open-provider.ts'
import type { SignInAnswer, SignInProvider, SignInRequest } from '#ports/sign-in-provider.ts'
import { askOutside } from '../ask-outside.ts'

export type LineSettings = { authorizeAddress: string; apiAddress: string; issuer: string; channelId: string; channelSecret: string }

/** Somebody waits to be signed in. */
const patienceMs = 10_000

/**
 * LINE Login v2.1: OpenID Connect with state, nonce and PKCE. Web logins are signed HS256 with the channel secret,
 * so the ID token's signature is checked with that secret; the claims are checked by the OpenID library. Who confirms who
 * they are is asked anew (`max_age`), and the ID token has to say that it was so (`auth_time`).
 * Source: https://developers.line.biz/en/docs/line-login/verify-id-token/
 */
export function createLineSignIn(settings: LineSettings): SignInProvider {
  const configuration = configure(settings)
  return {
    async startSignIn({ state, nonce, codeVerifier, redirectAddress, locale, provenSeconds }) {
      return openid.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectAddress,
        scope: 'profile openid email',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
        ...(provenSeconds !== null && { max_age: String(provenSeconds) }),
      })
    },
    finishSignIn: (request, cameBackTo) => finishSignIn({ settings, configuration }, { request, cameBackTo }),
  }
}

function configure(settings: LineSettings): openid.Configuration {
  const server: openid.ServerMetadata = {
    issuer: settings.issuer,
    authorization_endpoint: `${settings.authorizeAddress}/oauth2/v2.1/authorize`,
    token_endpoint: `${settings.apiAddress}/oauth2/v2.1/token`,
  }
  const client = { client_secret: settings.channelSecret, id_token_signed_response_alg: 'HS256' }
  const configuration = new openid.Configuration(server, settings.channelId, client, openid.ClientSecretPost(settings.channelSecret))
  const provider = openProvider({ timeoutMs: patienceMs, atOnce: 50, failures: 10, restMs: 5000 })
  configuration[openid.customFetch] = async (address, { method, headers, body }) => {
    const { status, type, text } = await askOutside(provider, address, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      body: String(body ?? ''),
    })
    return new Response(text, { status, headers: { 'content-type': type } })
  }
  if (settings.apiAddress.startsWith('http://')) openid.allowInsecureRequests(configuration)
  return configuration
}

type Line = { settings: LineSettings; configuration: openid.Configuration }

async function finishSignIn(line: Line, visit: { request: SignInRequest; cameBackTo: URL }): Promise<SignInAnswer> {
  const { request, cameBackTo } = visit
  try {
    const tokens = await openid.authorizationCodeGrant(line.configuration, cameBackTo, {
      expectedState: request.state,
      expectedNonce: request.nonce,
      pkceCodeVerifier: request.codeVerifier,
      idTokenExpected: true,
      ...(request.provenSeconds !== null && { maxAge: request.provenSeconds }),
    })
    return { answer: 'person', person: await readPerson(line.settings, tokens.id_token ?? '') }
  } catch (error) {
    if (error instanceof openid.AuthorizationResponseError && error.error === 'access_denied') return { answer: 'refused' }
    return { answer: 'failed', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function readPerson(settings: LineSettings, idToken: string) {
  const secret = new TextEncoder().encode(settings.channelSecret)
  const { payload } = await jwtVerify(idToken, secret, {
    algorithms: ['HS256'],
    issuer: settings.issuer,
    audience: settings.channelId,
    requiredClaims: ['sub'],
  })
  return {
    providerId: String(payload.sub),
    name: textOr(payload['name'], 'LINE'),
    email: textOr(payload['email'], null),
    image: textOr(payload['picture'], null),
  }
}

function textOr<Other>(value: unknown, other: Other): string | Other {
  return typeof value === 'string' && value !== '' ? value : other
}
