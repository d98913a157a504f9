import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStrangeServer } from '#support/strange-server.ts'
import { createFacebookSignIn } from './facebook-sign-in.ts'

const keys = { appId: '1200', appSecret: 'a-secret' }
const visit = {
  state: 'a-state',
  nonce: 'unused',
  codeVerifier: 'unused',
  redirectAddress: 'https://shop.example/callback',
  locale: 'zh-TW',
  provenSeconds: null,
}

/** Facebook, which tells this of whoever comes back. */
async function comeBackTo(profile: object, query = 'code=a-code&state=a-state') {
  const facebook = await openStrangeServer((response, { url = '' }) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify(url.includes('/oauth/') ? { access_token: 'a-token' } : profile))
  })
  const signIn = createFacebookSignIn({ ...keys, dialogAddress: facebook.address, graphAddress: facebook.address })
  return {
    answer: await signIn.finishSignIn(visit, new URL(`https://shop.example/callback?${query}`)),
    asked: facebook.asked.map((each) => new URL(each.slice(4), facebook.address)),
  }
}

test('TPC-09 the code of this visit is exchanged under the shop’s own secret, and every question is proven with it', async () => {
  const { answer, asked } = await comeBackTo({
    id: '10001',
    name: '王欣',
    email: 'xin@example.com',
    picture: { data: { url: 'https://fb.example/x.jpg' } },
  })
  expect(answer).toEqual({
    answer: 'person',
    person: { providerId: '10001', name: '王欣', email: 'xin@example.com', image: 'https://fb.example/x.jpg' },
  })
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    client_id: keys.appId,
    client_secret: keys.appSecret,
    redirect_uri: visit.redirectAddress,
    code: 'a-code',
  })
  expect(asked[1]?.searchParams.get('appsecret_proof')).toBe(createHmac('sha256', keys.appSecret).update('a-token').digest('hex'))
})

test.each(['code=a-code&state=another', 'code=a-code', 'state=a-state&error=server_error', 'state=a-state'])(
  'TPC-09 who comes back with %s is not asked about',
  async (query) => {
    const { answer, asked } = await comeBackTo({ id: '10001', name: '王欣' }, query)
    expect([answer.answer, asked]).toEqual(['failed', []])
  },
)
