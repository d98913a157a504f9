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

test('API-29 the document says of every call who may make it', async () => {
  const { paths = {} } = await describeApi(publicAddress)
  for (const { method, path, auth } of listCalls())
    expect(paths[path]?.[method.toLowerCase() as 'get']?.security, `${method} ${path}`).toHaveLength(auth === 'member' ? 1 : 0)
  expect(paths['/api/v2/user/orders']?.get?.security).toEqual([{ session: [] }])
  expect(paths['/api/v2/user/orders']?.post?.security).toEqual([{ session: [], csrf: [] }])
})

test('API-29 where a call leads on, the document names the header that says where', async () => {
  const { paths = {} } = await describeApi(publicAddress)
  const answers = Object.values(paths).flatMap((path) => [path?.get?.responses?.['302'], path?.post?.responses?.['302']])
  const redirects = answers.filter((answer) => answer !== undefined)
  expect(redirects.length).toBeGreaterThanOrEqual(5)
  for (const redirect of redirects) expect(redirect).toHaveProperty('headers.Location.required', true)
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
