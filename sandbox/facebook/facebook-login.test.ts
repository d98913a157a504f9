import { afterAll, beforeAll, expect, test } from 'vitest'
import { sandboxKeys } from '../keys.ts'
import type { Running } from '../web/serve.ts'
import { proveToken } from './graph.ts'
import { facebookPeople } from './people.ts'
import { startFacebook } from './start-facebook.ts'

const { appId, appSecret } = sandboxKeys.facebook
const redirectUri = 'http://127.0.0.1:3000/api/users/auth/facebook/callback'
let facebook: Running

beforeAll(async () => {
  facebook = await startFacebook({
    host: '127.0.0.1',
    publicHost: '127.0.0.1',
    port: 0,
    keys: sandboxKeys.facebook,
    redirectUris: [redirectUri],
    now: Date.now,
  })
})
afterAll(() => facebook.stop())

async function choose(persona: string, change: Record<string, string> = {}): Promise<URL> {
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    state: 'st',
    response_type: 'code',
    scope: 'public_profile,email',
    ...change,
  })
  const response = await fetch(`${facebook.address}/v26.0/dialog/oauth?${query}`, {
    method: 'POST',
    body: new URLSearchParams({ persona }),
    redirect: 'manual',
  })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

async function askGraph(path: string, query: Record<string, string>) {
  const response = await fetch(`${facebook.address}/v26.0/${path}?${new URLSearchParams(query)}`)
  return (await response.json()) as Record<string, unknown>
}

const exchange = (code: string | null, change: Record<string, string> = {}) =>
  askGraph('oauth/access_token', { client_id: appId, client_secret: appSecret, redirect_uri: redirectUri, code: code ?? '', ...change })

async function tokenOf(persona: string, change: Record<string, string> = {}): Promise<string> {
  return String((await exchange((await choose(persona, change)).searchParams.get('code')))['access_token'])
}

const me = (token: string, proof = proveToken(token, appSecret)) =>
  askGraph('me', { fields: 'id,name,email,picture', access_token: token, appsecret_proof: proof })

test('who is to confirm themselves is asked for the password again', async () => {
  const page = async (change: Record<string, string>) => {
    const query = new URLSearchParams({ client_id: appId, redirect_uri: redirectUri, state: 'st', response_type: 'code', ...change })
    return (await fetch(`${facebook.address}/v26.0/dialog/oauth?${query}`)).text()
  }
  expect(await page({ auth_type: 'reauthenticate' })).toContain('請再輸入一次密碼')
  expect(await page({})).not.toContain('請再輸入一次密碼')
})

test('the proof is the published one', () => {
  expect(proveToken('user-token-demo', 'app-secret-demo')).toBe('b39da80622a8d86f4c40c4490488592c7f682de6f99baa054bc8f68333c833d8')
})

test('Xin signs in and is told by her id', async () => {
  const token = await tokenOf('xin')
  expect(await me(token)).toMatchObject({
    id: facebookPeople.xin.id,
    name: '王欣',
    email: 'xin@example.com',
    picture: { data: { is_silhouette: false } },
  })
  const inspected = await askGraph('debug_token', { input_token: token, access_token: `${appId}|${appSecret}` })
  expect(inspected).toMatchObject({
    data: { is_valid: true, app_id: appId, user_id: facebookPeople.xin.id, scopes: ['public_profile', 'email'] },
  })
})

test('a call without a right proof is refused', async () => {
  const token = await tokenOf('xin')
  expect(await me(token, '')).toMatchObject({ error: { type: 'OAuthException', code: 100 } })
  expect(await me(token, proveToken(token, 'guess'))).toMatchObject({
    error: { message: 'Invalid appsecret_proof provided in the API argument' },
  })
})

test('a code is exchanged once, with the same address and the right secret', async () => {
  const code = (await choose('lock')).searchParams.get('code')
  expect(await exchange(code, { client_secret: 'guess' })).toMatchObject({ error: { code: 1 } })
  expect(await exchange(code)).toHaveProperty('access_token')
  expect(await exchange(code)).toMatchObject({ error: { message: 'This authorization code has been used.' } })
  const another = (await choose('lock')).searchParams.get('code')
  expect(await exchange(another, { redirect_uri: `${redirectUri}?x` })).toMatchObject({ error: { code: 100 } })
})

test('the e-mail is simply missing where there is none, or it was not asked for', async () => {
  expect(await me(await tokenOf('new-without-email'))).not.toHaveProperty('email')
  expect(await me(await tokenOf('xin', { scope: 'public_profile' }))).not.toHaveProperty('email')
  expect(await me(await tokenOf('new'))).toHaveProperty('email')
})

test('cancel and error come back with the state', async () => {
  expect(Object.fromEntries((await choose('refuse')).searchParams)).toMatchObject({
    error: 'access_denied',
    error_reason: 'user_denied',
    state: 'st',
  })
  expect(Object.fromEntries((await choose('error')).searchParams)).toMatchObject({ error_code: '2', state: 'st' })
})

test('an unregistered address gets no code', async () => {
  expect((await choose('xin', { redirect_uri: 'http://127.0.0.1:3000/elsewhere' })).href).toBe('about:blank')
})
