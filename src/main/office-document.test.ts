import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { listOfficeCalls } from '#contract/office/calls.ts'
import { describeOfficeApi } from '#server/platform/api-document/describe-office-api.ts'
import { hire } from '#support/staff.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const office = testOffice(testShop)
const boss = await hire(testShop.shop, { email: 'boss@shop.example', roles: ['owner'] })
const json = '/office/api/openapi.json'

test('the document of the office is valid OpenAPI 3.1, and says of each call who may make it', async () => {
  const document = await describeOfficeApi('https://shop.example')
  const { valid, errors } = await new Validator().validate(structuredClone(document))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const { paths = {} } = document
  expect(paths['/office/api/v1/orders']?.get).toMatchObject({ security: [{ key: [] }, { session: [] }], description: 'Needs orders.view.' })
  expect(paths['/office/api/v1/keys']?.post).toMatchObject({
    security: [{ session: [], csrf: [] }],
    description: 'Needs keys.edit. No key makes it.',
  })
  expect(paths['/office/api/v1/sign-in']?.post?.security).toEqual([])
  expect(paths['/office/api/v1/webhooks/{id}']?.patch?.responses).toHaveProperty('422')
})

test('a piece of a file is bytes, in the document as on the line; whose repeats are known by its place, not by a hash of all of it', async () => {
  const { paths = {} } = await describeOfficeApi('https://shop.example')
  const pieces = listOfficeCalls().filter(({ path }) => path.endsWith('/pieces'))
  expect(pieces.length).toBeGreaterThan(2)
  for (const { path, meta } of pieces) {
    expect(paths[path]?.post, path).toMatchObject({
      parameters: [
        { name: 'id', in: 'path' },
        { name: 'at', in: 'query', required: true },
      ],
      requestBody: { content: { 'application/octet-stream': { schema: { type: 'string' } } } },
    })
    expect(JSON.stringify(paths[path]?.post?.requestBody), path).not.toContain('"not"')
    expect(meta, path).toMatchObject({ knowsRepeats: true })
  }
})

test('who is signed in reads it, and so does a program with a key; who is neither is led to the door or refused', async () => {
  const { cookie, call } = await office.letIn(boss)
  const page = await office.ask('/office/api', { method: 'GET', cookie })
  expect(page).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('text/html'), 'cache-control': 'no-store' },
  })
  expect(page.text).toContain('/office/api/v1/orders')
  expect(page.text).toContain('href="/office/api/openapi.json"')
  expect((await office.ask(json, { method: 'GET', cookie })).body).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const { key } = await call.keys.create({ name: 'ERP', scopes: ['orders.view'] })
  expect((await office.ask(json, { method: 'GET', headers: { authorization: `Bearer ${key}` } })).status).toBe(200)
  expect(await office.ask(json, { method: 'GET', headers: { authorization: 'Bearer mhk_nothing' } })).toMatchObject({
    status: 401,
    body: { status: 'authentication_error' },
  })
  expect(await office.ask(json, { method: 'GET' })).toMatchObject({ status: 401, body: { status: 'authentication_error' } })
  expect(await office.ask('/office/api', { method: 'GET' })).toMatchObject({ status: 302, headers: { location: '/office/webhooks' } })
})
