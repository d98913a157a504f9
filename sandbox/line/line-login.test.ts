import { createHash } from 'node:crypto'
import { decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxKeys } from '../keys.ts'
import type { Running } from '../web/serve.ts'
import { linePeople } from './people.ts'
import { startLine } from './start-line.ts'

const { channelId, channelSecret } = sandboxKeys.line
const redirectUri = 'http://127.0.0.1:3000/api/users/auth/line/callback'
const verifier = 'wJKN8qz5t8SSI9lMFhBB6qwNkQBkuPZoCxzRhwLRUo1'
let clock = Date.now()
let line: Running

beforeAll(async () => {
  line = await startLine({
    host: '127.0.0.1',
    publicHost: '127.0.0.1',
    port: 0,
    keys: sandboxKeys.line,
    redirectUris: [redirectUri],
    now: () => clock,
  })
})
afterAll(() => line.stop())

function authorizeAddress(change: Record<string, string> = {}): string {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = {
    response_type: 'code',
    client_id: channelId,
    redirect_uri: redirectUri,
    state: 'st',
    scope: 'profile openid email',
    nonce: 'no',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...change,
  }
  return `${line.address}/oauth2/v2.1/authorize?${new URLSearchParams(query)}`
}

async function choose(persona: string, change: Record<string, string> = {}): Promise<URL> {
  const response = await fetch(authorizeAddress(change), { method: 'POST', body: new URLSearchParams({ persona }), redirect: 'manual' })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

async function exchange(code: string | null, change: Record<string, string> = {}) {
  const form = {
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: redirectUri,
    client_id: channelId,
    client_secret: channelSecret,
    code_verifier: verifier,
    ...change,
  }
  const response = await fetch(`${line.address}/oauth2/v2.1/token`, { method: 'POST', body: new URLSearchParams(form) })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function signIn(persona: string, change: Record<string, string> = {}) {
  const { body } = await exchange((await choose(persona, change)).searchParams.get('code'))
  return body
}

test('the PKCE check is the published one', () => {
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe('BSCQwo_m8Wf0fpjmwkIKmPAJ1A7tiuRSNDnXzODS7QI')
})

test('Mei signs in: state and nonce come back, the ID token is signed with the channel secret', async () => {
  const back = await choose('mei')
  expect(back.searchParams.get('state')).toBe('st')
  const { status, body } = await exchange(back.searchParams.get('code'))
  expect(status).toBe(200)
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 2_592_000, scope: 'profile openid email' })
  const { payload } = await jwtVerify(body['id_token'] ?? '', new TextEncoder().encode(channelSecret), {
    algorithms: ['HS256'],
    issuer: 'https://access.line.me',
    audience: channelId,
  })
  expect(payload).toMatchObject({ sub: linePeople.mei.userId, nonce: 'no', name: '林小梅', email: 'mei@example.com' })
  const profile = await (await fetch(`${line.address}/v2/profile`, { headers: { authorization: `Bearer ${body['access_token']}` } })).json()
  expect(profile).toMatchObject({ userId: linePeople.mei.userId, displayName: '林小梅' })
})

test('provider ids are U and 32 hex characters', () => {
  for (const { userId } of Object.values(linePeople)) expect(userId).toMatch(/^U[0-9a-f]{32}$/)
})

test('a code is exchanged once, within ten minutes, with the same address and verifier', async () => {
  const code = (await choose('hao')).searchParams.get('code')
  expect(await exchange(code)).toMatchObject({ status: 200 })
  expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })

  const late = (await choose('hao')).searchParams.get('code')
  clock += 600_001
  expect(await exchange(late)).toMatchObject({ body: { error: 'invalid_grant' } })

  const wrong: Record<string, string>[] = [
    { redirect_uri: `${redirectUri}/` },
    { code_verifier: `${verifier.slice(0, -1)}2` },
    { code_verifier: '' },
  ]
  for (const change of wrong) {
    const fresh = (await choose('hao')).searchParams.get('code')
    expect(await exchange(fresh, change)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  }
})

test('a stranger with a wrong secret learns nothing, and does not use the code up', async () => {
  const code = (await choose('hao')).searchParams.get('code')
  expect(await exchange(code, { client_secret: 'guess' })).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  expect(await exchange(code)).toMatchObject({ status: 200 })
})

test('the e-mail may be missing: not asked for, or not there', async () => {
  expect(decodeJwt((await signIn('mei', { scope: 'profile openid' }))['id_token'] ?? '')).not.toHaveProperty('email')
  expect(decodeJwt((await signIn('new-without-email'))['id_token'] ?? '')).not.toHaveProperty('email')
  const first = decodeJwt((await signIn('new'))['id_token'] ?? '')
  const second = decodeJwt((await signIn('new'))['id_token'] ?? '')
  expect(first['email']).toBeTypeOf('string')
  expect(first.sub).not.toBe(second.sub)
})

test('max_age asks somebody again, and the ID token tells when that was', async () => {
  const now = Math.floor(clock / 1000)
  expect(decodeJwt((await signIn('mei'))['id_token'] ?? '')).not.toHaveProperty('auth_time')
  expect(decodeJwt((await signIn('mei', { max_age: '300' }))['id_token'] ?? '')['auth_time']).toBe(now)
  expect(decodeJwt((await signIn('mei-unasked', { max_age: '300' }))['id_token'] ?? '')['auth_time']).toBe(now - 86_400)
  expect((await choose('mei', { max_age: 'soon' })).searchParams.get('error')).toBe('invalid_request')
  const page = async (change: Record<string, string>) => (await fetch(authorizeAddress(change))).text()
  expect(await page({ max_age: '300' })).toContain('LINE 會重新要求登入')
  expect(await page({})).not.toContain('LINE 會重新要求登入')
})

test('a refusal and an error at LINE come back with the state', async () => {
  expect(Object.fromEntries((await choose('refuse')).searchParams)).toMatchObject({ error: 'access_denied', state: 'st' })
  expect(Object.fromEntries((await choose('error')).searchParams)).toMatchObject({ error: 'server_error', state: 'st' })
})

test('an unregistered address is shown a page, never sent a code', async () => {
  const address = authorizeAddress({ redirect_uri: 'http://127.0.0.1:3000/elsewhere' })
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams({ persona: 'mei' }), redirect: 'manual' })
  expect(response.status).toBe(400)
  expect((await fetch(authorizeAddress({ client_id: '1' }))).status).toBe(400)
  expect((await choose('mei', { scope: 'profile email' })).searchParams.get('error')).toBe('invalid_scope')
})

test('the page is in the language asked for', async () => {
  const title = async (locale: string) => /<h1>(.*?)<\/h1>/.exec(await (await fetch(authorizeAddress({ ui_locales: locale }))).text())?.[1]
  expect(await title('zh-TW')).toBe('以 LINE 帳號登入')
  expect(await title('en-US')).toBe('Log in with LINE')
})

test('verify checks an ID token and says what is wrong', async () => {
  const { id_token: idToken = '' } = await signIn('mei')
  const verify = async (form: Record<string, string>) =>
    (await (
      await fetch(`${line.address}/oauth2/v2.1/verify`, {
        method: 'POST',
        body: new URLSearchParams({ id_token: idToken, client_id: channelId, ...form }),
      })
    ).json()) as object
  expect(await verify({ nonce: 'no', user_id: linePeople.mei.userId })).toMatchObject({ sub: linePeople.mei.userId })
  expect(await verify({ nonce: 'another' })).toEqual({ error: 'invalid_request', error_description: 'Invalid IdToken Nonce.' })
  expect(await verify({ client_id: '1' })).toMatchObject({ error_description: 'Invalid IdToken Audience.' })
  expect(await verify({ user_id: 'U0' })).toMatchObject({ error_description: 'Invalid IdToken Subject Identifier.' })
  expect(await verify({ id_token: `${idToken}x` })).toMatchObject({ error_description: 'Invalid IdToken.' })
  clock += 3_601_000
  expect(await verify({})).toMatchObject({ error_description: 'IdToken expired.' })
})

test('a revoked access token is worth nothing', async () => {
  const { access_token: token = '' } = await signIn('mei')
  const verify = () => fetch(`${line.address}/oauth2/v2.1/verify?access_token=${token}`)
  expect(await (await verify()).json()).toMatchObject({ client_id: channelId, scope: 'profile openid email' })
  await fetch(`${line.address}/oauth2/v2.1/revoke`, {
    method: 'POST',
    body: new URLSearchParams({ access_token: token, client_id: channelId, client_secret: channelSecret }),
  })
  expect((await verify()).status).toBe(400)
})
