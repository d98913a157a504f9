import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem } from '#server/platform/http/problem.ts'
import { apiPage, apiPageStyle } from './api-page.ts'
import { describeOfficeApi } from './describe-office-api.ts'

export type OfficeDocumentDoor = {
  publicAddress: string
  /** Whether a person is signed in, or a key comes with the call. */
  isKnown: (exchange: { request: FastifyRequest; reply: FastifyReply }) => Promise<boolean>
}

/** The office's document, for programs with a key and for people who are signed in; whoever is not comes to the door. */
export function officeDocumentRoutes(app: FastifyInstance, { publicAddress, isKnown }: OfficeDocumentDoor): void {
  let document: ReturnType<typeof describeOfficeApi> | undefined
  const read = () => (document ??= describeOfficeApi(publicAddress))
  app.get('/office/api/openapi.json', async (request, reply) => {
    if (!(await isKnown({ request, reply }))) throw problem({ status: 'authentication_error' })
    return read()
  })
  app.get('/office/api', async (request, reply) => {
    if (!(await isKnown({ request, reply }))) return reply.redirect('/office/webhooks')
    const style = createHash('sha256').update(apiPageStyle).digest('base64')
    return reply
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${style}'; frame-ancestors 'none'`)
      .type('text/html; charset=utf-8')
      .send(apiPage(await read(), { forWhom: 'For who holds the permission.', source: '/office/api/openapi.json' }))
  })
}
