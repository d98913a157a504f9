import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { apiPage, apiPageStyle } from './api-page.ts'
import { describeApi } from './openapi.ts'

/** The API's document, for programs and for people. It is made when somebody first asks, and then kept. */
export function apiDocumentRoutes(app: FastifyInstance, { publicAddress }: { publicAddress: string }): void {
  let document: ReturnType<typeof describeApi> | undefined
  const read = () => (document ??= describeApi(publicAddress))
  app.get('/api/openapi.json', async () => read())
  app.get('/api/docs', async (_request, reply) => {
    const style = createHash('sha256').update(apiPageStyle).digest('base64')
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(apiPage(await read()))
  })
}
