import type { OpenAPI } from '@orpc/contract'
import { expect, test } from 'vitest'
import { apiPage } from './api-page.ts'

const add = {
  tags: ['cart'],
  summary: 'Puts goods & picks into the cart',
  description: 'The same goods raise the quantity.',
  security: [{ session: [] }],
  parameters: [{ name: 'locale', in: 'query' }],
  requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Line' } } } },
  responses: { 201: { description: 'Added' }, 422: { description: 'Refused' } },
}

const document = {
  openapi: '3.1.1',
  info: { title: 'Meihao', version: '1', description: 'What programs <ask>' },
  paths: {
    '/cart': { post: add, get: { tags: ['cart'], summary: 'The cart', security: [], responses: {} } },
    '/faqs': { get: { tags: ['content'], responses: {} } },
  },
  components: { schemas: { Line: { type: 'object' } } },
} as unknown as OpenAPI.Document

/** What a reader reads, line by line. */
const lines = apiPage(document)
  .slice(apiPage(document).indexOf('<body>'))
  .replace(/<(h\d|p|summary|pre|details)\b/g, '\n<$1')
  .replace(/<[^>]*>/g, '')
  .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean)

test('people read the calls by capability, each with what it takes before what it answers, and the shapes at the end', () => {
  expect(lines).toEqual([
    'Meihao API',
    'What programs <ask>',
    'openapi.json',
    'cart',
    'GET /cart The cart',
    'For anybody.',
    'POST /cart Puts goods & picks into the cart',
    'The same goods raise the quantity.',
    'For members.',
    'Parameters',
    '[',
    '{',
    '"name": "locale",',
    '"in": "query"',
    '}',
    ']',
    'Body',
    'application/json',
    '{',
    '"$ref": "Line"',
    '}',
    '201 Added',
    '422 Refused',
    'content',
    'GET /faqs',
    'For anybody.',
    'Shapes',
    'Line',
    '{',
    '"type": "object"',
    '}',
  ])
})

test('a reference leads to its shape', () => {
  expect(apiPage(document)).toContain('<a href="#Line">Line</a>')
  expect(apiPage(document)).toContain('<details id="Line">')
})
