import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { idTokenLifeSeconds, lineIssuer, type Grant, type Line } from './line.ts'

/** The ID token of a web login: HS256 with the channel secret. Name, picture and e-mail follow the granted scopes. */
export function signIdToken(line: Line, grant: Grant): Promise<string> {
  const { person, scopes, nonce } = grant
  const now = Math.floor(line.now() / 1000)
  const claims = {
    ...(grant.authTime === null ? {} : { auth_time: grant.authTime }),
    amr: ['linesso'],
    ...(nonce === null ? {} : { nonce }),
    ...(scopes.includes('profile') ? { name: person.name, picture: `${line.address}/pictures/${person.userId}` } : {}),
    ...(scopes.includes('email') && person.email !== null ? { email: person.email } : {}),
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(lineIssuer)
    .setSubject(person.userId)
    .setAudience(line.keys.channelId)
    .setIssuedAt(now)
    .setExpirationTime(now + idTokenLifeSeconds)
    .sign(secretOf(line))
}

export type IdTokenCheck = { idToken: string; clientId: string; nonce: string | null; userId: string | null }

/** The claims of a good ID token, or LINE's own sentence about what is wrong with it. */
export async function checkIdToken(line: Line, check: IdTokenCheck): Promise<JWTPayload | string> {
  try {
    const { payload } = await jwtVerify(check.idToken, secretOf(line), {
      algorithms: ['HS256'],
      issuer: lineIssuer,
      currentDate: new Date(line.now()),
    })
    if (payload.aud !== check.clientId) return 'Invalid IdToken Audience.'
    if (check.nonce !== null && payload['nonce'] !== check.nonce) return 'Invalid IdToken Nonce.'
    if (check.userId !== null && payload.sub !== check.userId) return 'Invalid IdToken Subject Identifier.'
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'IdToken expired.'
    if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'iss') return 'Invalid IdToken Issuer.'
    return 'Invalid IdToken.'
  }
}

function secretOf(line: Line): Uint8Array {
  return new TextEncoder().encode(line.keys.channelSecret)
}
