import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { listCalls } from '#contract/shop/calls.ts'
import { createApp } from '#main/app.ts'
import { openTestShop } from '#support/test-shop.ts'
import { templateOf } from './template-of.ts'

const { shop } = await openTestShop()
const lines: string[] = []
const log = pino({ level: 'info' }, new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) }))
const app = await createApp({ ...shop, log }, { requestsPerMinute: 1000, trustProxy: [] })
afterAll(async () => app.close())

test.each([
  ['GET', '/api/v1/products/987654321?utm=secret', '/api/v1/products/{id}'],
  ['GET', '/api/v2/user/orders/K7Q2M9X4TBHE', '/api/v2/user/orders/{id}'],
  ['GET', '/api/v2/user/orders/unpaid', '/api/v2/user/orders/unpaid'],
  ['DELETE', '/api/v1/user/orders/K7Q2M9X4TBHE', '/api/v1/user/orders/{id}'],
  ['GET', '/static_pages/somebody@example.com', '/static_pages/{terms}'],
  ['GET', '/api/v1/made/up/0912345678', '/api/v1/*'],
  ['POST', '/somebody@example.com', 'unknown'],
] as const)('FLD-10 a failed %s %s stands in the log as %s', async (method, address, path) => {
  lines.length = 0
  const answer = await app.inject({ method, url: address })
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  const [line, ...more] = lines.map((each) => JSON.parse(each) as Record<string, unknown>)
  expect([line, more]).toEqual([expect.objectContaining({ method, path, status: answer.statusCode, msg: 'request' }), []])
  expect(lines.join('')).not.toMatch(/987654321|K7Q2M9X4TBHE|secret|0912345678|example\.com/)
})

test('FLD-10 every call of the contract is told by its own template', () => {
  for (const { method, path } of listCalls()) {
    expect(templateOf({ method, url: path.replace(/\{\w+\}/g, 'x1'), routeOptions: { url: '/api/v1/*' } })).toBe(path)
  }
})
