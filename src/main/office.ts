import cookie from '@fastify/cookie'
import type { Router } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OfficeApi } from '#contract/office/api.ts'
import { findOfficeSession } from '#server/people/staff/find-office-session.ts'
import { firstOwnerRoutes, sessionRoutes, signInRoutes } from '#server/people/staff/routes.ts'
import { answerUnknownCall } from '#server/platform/http/answer-problem.ts'
import { callHandler } from '#server/platform/http/call-handler.ts'
import { officeHeaders } from '#server/platform/office/office-headers.ts'
import { officeContext, type OfficeContext } from '#server/platform/office/office-context.ts'
import type { Shop } from '#server/platform/shop.ts'

const officeRouter: Router<OfficeApi, OfficeContext> = { signIn: signInRoutes, ...sessionRoutes, firstOwner: firstOwnerRoutes }

/** The office on this copy of the shop. Closed, every address of it answers 404 (ACC-01). */
export async function officeRoutes(app: FastifyInstance, { shop, isOpen }: { shop: Shop; isOpen: boolean }): Promise<void> {
  await app.register(cookie)
  app.addHook('onRequest', async (_request, reply) => void reply.headers(officeHeaders))
  const handler = callHandler<OfficeContext>(officeRouter, shop)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const context = officeContext(shop, { request, reply }, findOfficeSession)
    const { matched } = await handler.handle(request, reply, { context })
    return matched ? reply : answerUnknownCall(request, reply)
  }
  if (isOpen) app.all('/office/api/v1/*', answer)
  app.all('/office', answerUnknownCall)
  app.all('/office/*', answerUnknownCall)
}
