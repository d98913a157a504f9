import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { openStrangeServer } from '#support/strange-server.ts'
import { createLineSignIn } from './line-sign-in.ts'

const settings = {
  authorizeAddress: 'https://access.line.example',
  issuer: 'https://access.line.me',
  channelId: '2001234567',
  channelSecret: 'a-secret-of-thirty-two-signs-long',
}
const visit = {
  state: 'a-state',
  nonce: 'a-nonce',
  codeVerifier: 'wJKN8qz5t8SSI9lMFhBB6qwNkQBkuPZoCxzRhwLRUo1',
  redirectAddress: 'https://shop.example/callback',
  locale: 'zh-TW',
  provenSeconds: null,
}
const cameBack = new URL('https://shop.example/callback?code=a-code&state=a-state')

type Claims = {
  iss: string
  aud: string
  sub: string
  nonce: string
  endsIn: number
  secret: string
  name: string
  email: string
  picture: string
}
const good: Claims = {
  iss: settings.issuer,
  aud: settings.channelId,
  sub: 'U123',
  nonce: visit.nonce,
  endsIn: 3600,
  secret: settings.channelSecret,
  name: '陳浩',
  email: 'hao@example.com',
  picture: 'https://line.example/hao.jpg',
}

async function signed({ iss, aud, sub, nonce, endsIn, secret, ...told }: Claims): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ nonce, ...told })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(iss)
    .setAudience(aud)
    .setSubject(sub)
    .setIssuedAt(now - 10)
    .setExpirationTime(now + endsIn)
    .sign(new TextEncoder().encode(secret))
}

/** LINE, which gives this token for whatever code it is shown; and what it was shown. */
async function comeBackTo(idToken: string, cameBackTo = cameBack) {
  const shown: URLSearchParams[] = []
  const line = await openStrangeServer((response, request) => {
    void text(request).then((form) => {
      shown.push(new URLSearchParams(form))
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ access_token: 'token', token_type: 'Bearer', expires_in: 3600, id_token: idToken }))
    })
  })
  const answer = await createLineSignIn({ ...settings, apiAddress: line.address }).finishSignIn(visit, cameBackTo)
  return { answer, shown }
}

test('TPC-09 a token that is signed for this shop and this visit tells who is there', async () => {
  const { answer, shown } = await comeBackTo(await signed(good))
  expect(answer).toEqual({
    answer: 'person',
    person: { providerId: 'U123', name: '陳浩', email: 'hao@example.com', image: 'https://line.example/hao.jpg' },
  })
  expect(Object.fromEntries(shown[0] ?? [])).toMatchObject({
    code: 'a-code',
    code_verifier: visit.codeVerifier,
    redirect_uri: visit.redirectAddress,
  })
})

test.each<[what: string, wrong: Partial<Claims>]>([
  ['of another visit', { nonce: 'another' }],
  ['for another shop', { aud: '2009999999' }],
  ['of another company', { iss: 'https://evil.example' }],
  ['that is over', { endsIn: -120 }],
  ['that somebody else signed', { secret: 'another-secret-of-thirty-two-signs' }],
])('TPC-09 a token %s tells nothing', async (_, wrong) => {
  expect((await comeBackTo(await signed({ ...good, ...wrong }))).answer).toMatchObject({ answer: 'failed' })
})

test('TPC-09 a token that nobody signed tells nothing, and another state asks for none', async () => {
  const bare = new UnsecuredJWT({ nonce: visit.nonce })
    .setIssuer(settings.issuer)
    .setAudience(settings.channelId)
    .setSubject('U123')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode()
  expect((await comeBackTo(bare)).answer).toMatchObject({ answer: 'failed' })
  const { answer, shown } = await comeBackTo(await signed(good), new URL('https://shop.example/callback?code=a-code&state=another'))
  expect([answer.answer, shown]).toEqual(['failed', []])
})

test('TPC-09 a visit begins with its nonce, its state, and the proof that only it can finish', async () => {
  const url = await createLineSignIn({ ...settings, apiAddress: 'https://api.line.example' }).startSignIn(visit)
  const challenge = createHash('sha256').update(visit.codeVerifier).digest('base64url')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    nonce: 'a-nonce',
    state: 'a-state',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    redirect_uri: visit.redirectAddress,
  })
})
