import { OpenAPIHandler } from '@orpc/openapi/fastify'
import { onError, ORPCError, type AnyRouter } from '@orpc/server'
import type { StandardHandleResult } from '@orpc/server/standard'
import { problemStatuses } from '#contract/shared/problems.ts'
import type { Language } from '#rules/locale.ts'
import { verbs, type WatchedVerb } from '#server/platform/watched.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { retryAfterOf } from './retry-after.ts'
import { readProblem, speakProblem, type OwnWords, type ProblemBody } from './speak-problem.ts'

/** What a call must know of its caller for its errors to be told. */
type SpeakingContext = { shop: Shop; language: Language; askAgainAfter: (seconds: number) => void; requestId: string | undefined }

/** Answers the calls of a contract. What goes wrong leaves as status and message, in the language of the call; `own`: in words of its own. */
export function callHandler<Context extends SpeakingContext>(router: AnyRouter, shop: Shop, own: OwnWords = {}): OpenAPIHandler<Context> {
  return new OpenAPIHandler<Context>(router, {
    interceptors: [async (call) => speaking({ context: call.context, own }, call.next), onError((error) => logFault(shop, error))],
    clientInterceptors: [({ path, next }) => verbs.tracePromise(next, { name: path.join('.') } satisfies WatchedVerb)],
    customErrorResponseBodyEncoder: (error) => error.data as ProblemBody,
  })
}

/** Gives an error its words before it leaves: the body that the contract promises travels as the error's data. */
async function speaking(
  { context, own }: { context: SpeakingContext; own: OwnWords },
  next: () => Promise<StandardHandleResult>,
): Promise<StandardHandleResult> {
  try {
    return await next()
  } catch (error) {
    const known = readProblem(error)
    const seconds = retryAfterOf(known.data)
    if (seconds !== undefined) context.askAgainAfter(seconds)
    if (known.code === 'too_many_requests')
      securityEvent(context.shop, { event: 'rate-limited', reason: 'too-many-requests', requestId: context.requestId })
    // Not done, and nothing went wrong: another person has to say yes to it.
    if (known.code === 'approval_needed')
      return {
        matched: true,
        response: { status: problemStatuses.approval_needed, headers: {}, body: speakProblem(known, context.language, own) },
      }
    throw new ORPCError(known.code, { status: known.status, data: speakProblem(known, context.language, own), cause: error })
  }
}

function logFault(shop: Shop, error: unknown): void {
  if (readProblem(error).status >= 500) shop.log.error({ err: error }, 'a call failed')
}
