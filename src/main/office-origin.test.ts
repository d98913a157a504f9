import { afterAll, expect, test } from 'vitest'
import { linkToken } from '#support/staff.ts'
import { officeApiPath, testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { inviteStaff } from '#server/people/staff/joining/invite-staff.ts'
import { openInvitation } from '#server/people/staff/joining/open-invitation.ts'
import { makeFirstOwnerLink } from '#server/people/staff/joining/make-first-owner-link.ts'
import { createApp } from './app.ts'

// An office on an origin of its own.

const { shop: plain, clock } = await openTestShop()
const shop = { ...plain, settings: { ...plain.settings, officeAddress: 'https://office.shop.test:8443' } }
const openOfficeFront = async () => ({ document: async () => 'The office', policy: "default-src 'none'", assetsDirectory: null })
const app = await createApp(shop, { requestsPerMinute: 100_000, trustProxy: ['127.0.0.1'], openOfficeFront })
afterAll(async () => app.close())
const { ask } = testOffice({ shop, clock, app })

const atOffice = { headers: { host: 'office.shop.test:8443' } }
const atShop = { headers: { host: 'shop.test' } }

test('ACC-02 the office answers on its own origin', async () => {
  expect(await ask('/office/orders', { method: 'GET', ...atOffice })).toMatchObject({ status: 200, text: 'The office' })
  expect(await ask(`${officeApiPath}/me`, { method: 'GET', ...atOffice })).toMatchObject({ status: 401 })
  expect(await ask('/', { method: 'GET', ...atOffice })).toMatchObject({ status: 302, headers: { location: '/office' } })
  const forwarded = { headers: { host: 'internal:3000', 'x-forwarded-host': 'office.shop.test:8443' } }
  expect(await ask('/office', { method: 'GET', ...forwarded }), 'behind a proxy that is believed').toMatchObject({ status: 200 })
})

test('ACC-02 /office on PUBLIC_ADDRESS, and on whatever other host, answers 404 for pages and calls alike, however it is written', async () => {
  for (const headers of [atShop.headers, { host: 'office.shop.test' }, { host: 'office.shop.test:8443.evil.test' }, { host: '127.0.0.1' }])
    for (const path of ['/office', '/office/', '/office/orders', '/%6Fffice/orders', `${officeApiPath}/me`, `${officeApiPath}/sign-in`])
      for (const method of ['GET', 'POST'] as const)
        expect(await ask(path, { method, headers }), `${headers.host}${path}`).toMatchObject({ status: 404, body: { status: 'not_found' } })
})

test('ACC-02 nothing of the shop answers on the origin of the office, so that no script of it runs there', async () => {
  for (const path of ['/api/v1/user', '/api/v2/user/cart_items', '/api/openapi.json', '/zh', '/zh/order'])
    expect(await ask(path, { method: 'GET', ...atOffice }), path).toMatchObject({ status: 404 })
  expect(await ask('/health/live', { method: 'GET', ...atOffice })).toMatchObject({ status: 200 })
  expect(await ask('/api/openapi.json', { method: 'GET', ...atShop })).toMatchObject({ status: 200 })
})

test('links of the first owner and of invitations lead to the origin of the office', async () => {
  const made = await makeFirstOwnerLink(shop)
  expect(made.ok && made.value.address).toMatch(/^https:\/\/office\.shop\.test:8443\/office\/first-owner#/)
  expect(await linkToken(shop)).toMatch(/^[\w-]{43}$/)
  const actor = { kind: 'staff', id: '林店主' } as const
  const invited = await inviteStaff(shop, { email: 'ana@meihao.example', name: 'Ana', language: 'en', roles: ['care'], actor })
  const letter = await openInvitation(shop, invited.ok ? invited.value.id : 0)
  expect(letter?.address).toMatch(/^https:\/\/office\.shop\.test:8443\/office\/join#/)
})
