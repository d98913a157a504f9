import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { sampleTexts } from '#support/hostile-values.ts'
import { headerText, percent } from '#support/send-parts.ts'
import { openTestShop } from '#support/test-shop.ts'
import { createApp } from '#main/app.ts'

const { shop, app, signIn } = await openTestShop()
const mei = await signIn('mei')
const texts = sampleTexts(41)

const headers = [
  'accept-language',
  'idempotency-key',
  'x-csrf-token',
  'cookie',
  'referer',
  'sec-fetch-site',
  'content-type',
  'if-none-match',
  'origin',
  'host',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
  'content-encoding',
  'range',
]
const cookies = ['meihao_session', 'csrf_token', 'meihao_sign_in', 'invoice_preferences']
const requests = [
  ['GET', '/api/v1/user'],
  ['POST', '/api/v2/user/orders'],
  ['GET', '/api/v2/user/orders'],
  ['GET', '/api/v1/categories'],
  ['POST', '/api/users/auth/line?origin=/zh'],
  ['GET', '/api/users/auth/line/callback?code=a&state=b'],
  ['GET', '/api/users/sign_out'],
  ['GET', '/api/users/confirmation?token=a'],
  ['POST', '/api/v1/payments/tappay/notify'],
  ['POST', '/api/v1/shipments/notify'],
  ['GET', '/api/v1/nothing'],
] as const

test.each(requests)('TXI-01 %s %s does not stumble over what stands in a header or a cookie', async (method, url) => {
  for (const [kind, hostile] of texts) {
    const inHeaders = headers.map((name) => [name, headerText(hostile)] as const)
    const inCookies = cookies.flatMap((name) =>
      [`${name}=${percent(hostile)}`, `${name}=${headerText(hostile)}`].map((cookie) => ['cookie', cookie] as const),
    )
    for (const [name, value] of [...inHeaders, ...inCookies]) {
      const { statusCode, body } = await app.inject({
        method,
        url,
        headers: { ...asMei(), 'content-type': 'application/json', [name]: value },
        ...(method === 'POST' && { payload: '{}' }),
      })
      const { status, message } =
        statusCode < 400 || url.endsWith('shipments/notify')
          ? { status: '', message: '' }
          : (JSON.parse(body) as { status: unknown; message: unknown })
      expect([kind, name, statusCode < 500, typeof status, typeof message], body).toEqual([kind, name, true, 'string', 'string'])
    }
  }
})

test.each([
  ['zh-TW', '送出的內容太大'],
  ['en-US', 'This is too large to be sent'],
])('TXI-07 a body above 256 kB is too large, in %s', async (language, message) => {
  for (const [url, type] of [
    ['/api/v2/user/cart_items', 'application/json'],
    ['/api/users/auth/line', 'application/x-www-form-urlencoded'],
    ['/api/v1/payments/tappay/notify', 'application/json'],
  ] as const) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: { ...asMei(), 'content-type': type, 'accept-language': language },
      payload: `"${'x'.repeat(256 * 1024)}"`,
    })
    expect([reply.statusCode, reply.json()]).toEqual([413, { status: 'validation_error', message }])
  }
})

test.each([
  '/api/v1/products/%',
  '/api/v1/products/%ED%A0%80',
  '/api/users/auth/%FF',
  `/api/users/auth/${'a'.repeat(500)}`,
  '/static_pages/%C0%80',
])('TXI-07 the address %s leads nowhere', async (url) => {
  const reply = await app.inject({ url, headers: { 'accept-language': 'zh-TW' } })
  expect([reply.statusCode, reply.json()]).toEqual([404, { status: 'not_found', message: '這個頁面不存在' }])
})

test.each([
  ['a header that does not end', `GET /api/v1/user HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['an address that does not end', `GET /api/v1/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, 431],
  ['a NUL in a header', 'GET /api/v1/user HTTP/1.1\r\nHost: shop\r\nX: a\0b\r\n\r\n', 400],
  ['a NUL in the address', 'GET /api/v1/\0 HTTP/1.1\r\nHost: shop\r\n\r\n', 400],
  ['no HTTP', '\u0016\u0003\u0001\r\n\r\n', 400],
])('TXI-07 %s is refused as every call is', async (_what, request, status) => {
  const listening = await createApp(shop, { requestsPerMinute: 100, trustProxy: [] })
  await listening.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((listening.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined).write(request)
  const [head = '', body = '{}'] = (await text(socket)).split('\r\n\r\n')
  expect([head.split(' ')[1], JSON.parse(body)]).toEqual([
    String(status),
    { status: 'validation_error', message: 'Please check what you have entered' },
  ])
  await listening.close()
})

function asMei(): Record<string, string> {
  const cookie = [...mei.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, 'x-csrf-token': mei.cookies.get('csrf_token') ?? '', 'accept-language': 'zh-TW' }
}
