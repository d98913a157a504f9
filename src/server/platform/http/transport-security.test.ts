import { expect, test } from 'vitest'
import { createApp } from '#main/app.ts'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import { openTestShop } from '#support/test-shop.ts'

const { shop } = await openTestShop()

test.each([
  ['https://shop.test', 'max-age=31536000; includeSubDomains'],
  ['http://shop.test', undefined],
])('at %s everything is sent with the transport security %s', async (publicAddress, expected) => {
  const secured = { ...shop, settings: { ...shop.settings, publicAddress } }
  const app = await createApp(secured, { requestsPerMinute: 100, trustProxy: [] })
  await app.register(discoveryRoutes, { securityContact: '', shop: secured })
  for (const url of ['/robots.txt', '/health/live', '/api/v1/categories', '/nothing']) {
    const { headers } = await app.inject(url)
    expect([url, headers['strict-transport-security'], headers['x-content-type-options']]).toEqual([url, expected, 'nosniff'])
  }
  await app.close()
})

test('a caller who is no proxy of ours cannot name another address to pass the limit', async () => {
  const ask = (app: Awaited<ReturnType<typeof createApp>>, address: string) =>
    app.inject({ url: '/api/v1/categories', remoteAddress: '10.1.2.3', headers: { 'x-forwarded-for': address } })
  const alone = await createApp(shop, { requestsPerMinute: 1, trustProxy: ['192.168.0.0/16'] })
  await ask(alone, '1.1.1.1')
  expect((await ask(alone, '2.2.2.2')).statusCode).toBe(429)
  const behind = await createApp(shop, { requestsPerMinute: 1, trustProxy: ['10.0.0.0/8'] })
  await ask(behind, '1.1.1.1')
  expect((await ask(behind, '2.2.2.2')).statusCode).toBe(200)
  await alone.close()
  await behind.close()
})
