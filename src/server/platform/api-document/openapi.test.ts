import { Validator } from '@seriousme/openapi-schema-validator'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { listCalls } from '#contract/shop/calls.ts'
import { problemStatuses } from '#contract/shared/problems.ts'
import { apiDocumentRoutes } from './api-document-routes.ts'
import { describeApi } from './openapi.ts'

const publicAddress = 'http://127.0.0.1:3000'

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(await describeApi(publicAddress)))
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
})

test('the document knows every call and the problems that it answers with', async () => {
  const { paths = {} } = await describeApi(publicAddress)
  for (const { method, path, problems } of listCalls()) {
    const responses = paths[path]?.[method.toLowerCase() as 'get']?.responses ?? {}
    for (const problem of problems)
      expect(JSON.stringify(responses[problemStatuses[problem]]), `${method} ${path}`).toContain(`/${problem}"`)
  }
})

test('API-29 the document says of every call who may make it, and where a redirect says its goal', async () => {
  const { paths = {} } = await describeApi(publicAddress)
  for (const { method, path, auth } of listCalls()) {
    const operation = paths[path]?.[method.toLowerCase() as 'get']
    expect(operation?.security?.length, `${method} ${path}`).toBe(auth === 'member' ? 1 : 0)
    const redirect = operation?.responses?.['302']
    if (redirect) expect(redirect, `${method} ${path}`).toHaveProperty('headers.Location.required', true)
  }
  expect(paths['/api/users/sign_out']?.get?.responses).toHaveProperty('302')
  expect(paths['/api/v1/products/{id}']?.get?.security).toEqual([])
  expect(paths['/api/v2/user/orders']?.get?.security).toEqual([{ session: [] }])
  expect(paths['/api/v2/user/orders']?.post?.security).toEqual([{ session: [], csrf: [] }])
})

test('people read the document as a page without scripts', async () => {
  const app = Fastify()
  apiDocumentRoutes(app, { publicAddress })
  const page = await app.inject('/api/docs')
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.body).toContain('POST /api/v2/user/orders')
  expect(page.body).toContain('<a href="#Product">Product</a>')
  expect(page.body).not.toContain('<script')
  const { openapi } = (await app.inject('/api/openapi.json')).json<{ openapi: string }>()
  expect(openapi).toMatch(/^3\.1/)
})
