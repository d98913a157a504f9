import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#contract/shop/paths.ts'
import { isLanguage } from '#rules/locale.ts'
import { officeHeaders } from '#server/platform/office/office-headers.ts'
import { languageOf } from './language.ts'
import { problem } from './problem.ts'
import { requestIdHeader } from './request-id.ts'
import { retryAfterOf } from './retry-after.ts'
import { readProblem, speakProblem } from './speak-problem.ts'

/** The last door of every request that failed: always the one shape of error body, in the caller's language. */
export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = readProblem(error)
  if (known.status >= 500) request.log.error({ err: error }, 'a request failed')
  const seconds = retryAfterOf(known.data)
  if (seconds !== undefined) reply.header('retry-after', seconds)
  return reply.code(known.status).send(speakProblem(known, languageOfRequest(request)))
}

/** Addresses that cannot be read, such as half a sign: no page has one, and no call either. */
export function answerUnreadable(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  // No hook comes by here.
  reply.header(requestIdHeader, request.id)
  const [, segment] = request.url.split('/', 2)
  if (segment === 'office') reply.headers(officeHeaders)
  return isLanguage(segment) ? reply.redirect(paths.notFound(segment), 302) : answerUnknownCall(request, reply)
}

export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(speakProblem(problem({ status: 'not_found' }), languageOfRequest(request)))
}

function languageOfRequest(request: FastifyRequest) {
  // An address that could not be read has no query.
  const { locale } = (request.query ?? {}) as { locale?: unknown }
  return languageOf({ locale, acceptLanguage: request.headers['accept-language'] })
}
