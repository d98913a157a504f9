import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import rateLimit, { type RateLimitPluginOptions } from '@fastify/rate-limit'
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { confirmationRoutes } from '#server/people/members/confirmation-routes.ts'
import { signInRoutes } from '#server/people/members/sign-in-routes.ts'
import { paymentRoutes } from '#server/sales/charging/payment-routes.ts'
import { apiDocumentRoutes } from '#server/platform/api-document/api-document-routes.ts'
import { asOneCall } from '#database/waiting/patience.ts'
import { answerBrokenRequest } from '#server/platform/http/answer-broken-request.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { answerProblem, answerUnknownCall, answerUnreadable } from '#server/platform/http/answer-problem.ts'
import { callerOf } from '#server/platform/http/caller-of.ts'
import { healthRoutes } from '#server/platform/http/health-routes.ts'
import { letGoWhenClosing } from '#server/platform/http/let-go-when-closing.ts'
import { requestIdHeader, requestIds } from '#server/platform/http/request-id.ts'
import type { OfficeFront } from '#server/platform/office/office-front.ts'
import { forRequest } from '#server/platform/cause.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { tellWhenToAskAgain } from '#server/platform/http/speak-problem.ts'
import { templateOf } from '#server/platform/pages/template-of.ts'
import { transportSecurity } from '#server/platform/http/transport-security.ts'
import { keepOfficeOrigin } from './office-origin.ts'
import { officeRoutes } from './office.ts'
import type { PreviewPages } from './office-previews.ts'
import { router } from './router.ts'
import { parcelNoticeRoutes } from '#server/delivery/shipments/routes.ts'
import type { Shop } from '#server/platform/shop.ts'
import { requestAnswered, requestTaken, type AnsweredRequest, type TakenRequest } from '#server/platform/watched.ts'

export type AppSettings = {
  /** How many requests one address may make in a minute. Pages and files are not counted. */
  requestsPerMinute: number
  /** Whether the office is open on this copy of the shop: it is unless told. */
  office?: boolean
  /** Opens the pages of the office; left out, it has calls alone. */
  openOfficeFront?: (app: FastifyInstance) => Promise<OfficeFront>
  /** Aborted once others are to take over: readiness says no, and whoever still comes is served. */
  leaving?: AbortSignal
  /** With what the office draws previews of goods; left out, it draws none. */
  previews?: PreviewPages
  /** Addresses or ranges of the proxies in front, which alone are believed about the caller's address. */
  trustProxy: string[]
}

/** No body of the shop's calls comes near this size. */
const bodyLimitBytes = 256 * 1024

/** The shop over HTTP: the JSON API, the forms of signing in, health. Pages and pictures are added by main. */
export async function createApp(shop: Shop, settings: AppSettings): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: shop.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustProxy,
    bodyLimit: bodyLimitBytes,
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: 30_000,
    genReqId: requestIds(shop, settings.trustProxy),
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadable,
  })
  app.addHook('onRequest', (request, _reply, done) =>
    forRequest(request.id, () => asOneCall(() => requestTaken.runStores({ request } satisfies TakenRequest, done))),
  )
  logRequests(app)
  const secured = transportSecurity(shop.settings.publicAddress)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(secured)
    done()
  })
  keepOfficeOrigin(app, shop.settings)
  letGoWhenClosing(app)
  tellWhenToAskAgain(app)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler(answerUnknownCall)
  healthRoutes(app, { shop, leaving: settings.leaving })
  await app.register(async (calls) => {
    await calls.register(rateLimit, firstLine(shop, settings))
    await shopRoutes(calls, shop)
  })
  await app.register(async (calls) => {
    await calls.register(rateLimit, firstLine(shop, settings))
    await officeRoutes(calls, { shop, isOpen: settings.office ?? true, openFront: settings.openOfficeFront, previews: settings.previews })
  })
  return app
}

/** The shop's front door; the office has another. */
async function shopRoutes(calls: FastifyInstance, shop: Shop): Promise<void> {
  await securityHeaders(calls)
  await calls.register(cookie)
  await calls.register(formbody)
  signInRoutes(calls, shop)
  confirmationRoutes(calls, shop)
  paymentRoutes(calls, shop)
  parcelNoticeRoutes(calls, shop)
  apiRoutes(calls, { shop, router })
  apiDocumentRoutes(calls, shop.settings)
}

/** What one address may ask of one process; what harms others is counted for all of them in the database. */
function firstLine(shop: Shop, { requestsPerMinute }: AppSettings): RateLimitPluginOptions {
  return {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => callerOf(ip),
    onExceeded: (request) => securityEvent(shop, { event: 'rate-limited', reason: 'too-many-requests', requestId: request.id }),
  }
}

/**
 * One line per request that failed or was slow: what was asked and how it ended. Of the address only its template, so that
 * no log holds personal data. Like every hook that pages pass through it promises nothing: a promise costs them more than it does.
 */
function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode >= 400 || reply.elapsedTime >= 1000) {
      request.log.info(
        { method: request.method, path: templateOf(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'request',
      )
    }
    requestAnswered.publish({ request, reply } satisfies AnsweredRequest)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    reply.header(requestIdHeader, request.id)
  })
}
