import type { Router } from '@orpc/server'
import type { api } from '#contract/shop/api.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'
import { answerUnknownCall } from './answer-problem.ts'
import { contextOf, type ApiContext } from './api-context.ts'
import { callHandler } from './call-handler.ts'
import { cookieNeeds, csrfCookie, giveCsrfToken } from '#server/platform/sessions/cookies.ts'

/** What answers the calls of the contract. */
export type ApiRouter = Router<typeof api, ApiContext>

/** All calls of the contract, at the addresses the contract gives them. */
export function apiRoutes(app: FastifyInstance, { shop, router }: { shop: Shop; router: ApiRouter }): void {
  const handler = callHandler<ApiContext>(router, shop)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { matched } = await handler.handle(request, reply, { context: contextOf(shop, { request, reply }) })
    return matched ? reply : answerUnknownCall(request, reply)
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Every page asks who is there before anybody can sign in, so the token is at hand for the form that begins it.
    if (request.url.startsWith('/api/v1/user') && !request.cookies[csrfCookie])
      giveCsrfToken(reply, { ...cookieNeeds(shop), csrfToken: newToken(shop) })
  })
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 401 && isQuiet(request)) reply.code(200)
  })
  app.all('/api/v1/*', answer)
  app.all('/api/v2/*', answer)
  app.get('/static_pages/*', answer)
}

/** Whether a page asks at its start who is there: that it is nobody is no error then, and travels as an answer (SES-16). */
function isQuiet({ method, url, query }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/api/v1/user?') && (query as { quiet?: unknown }).quiet === 'true'
}
