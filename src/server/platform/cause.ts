import { AsyncLocalStorage } from 'node:async_hooks'
import { channel } from 'node:diagnostics_channel'
import type { LoggerOptions } from 'pino'

/** For what something is done: the request that asked for it, and the trace that it belongs to. It travels with the events that are told. */
export type Cause = { request?: string; trace?: string }

const underWay = new AsyncLocalStorage<Cause>()

/** Whoever traces writes into the message under which trace something is done right now. */
export const traceAsked = channel('meihao:trace-asked')

/** Does `work`, and whatever it begins, for this request. */
export function forRequest<T>(request: string, work: () => T): T {
  return underWay.run({ request }, work)
}

/** Does what follows from an event for whoever caused that. */
export function forCause<T>(cause: Cause | null, work: () => T): T {
  return underWay.run(cause ?? {}, work)
}

/** The trace of whoever caused the event that is followed right now. */
export function traceOfCause(): string | undefined {
  return underWay.getStore()?.trace
}

/** The id of the request for which something is done right now. */
export function requestUnderWay(): string | undefined {
  return underWay.getStore()?.request
}

export function causeUnderWay(): Cause {
  const { request } = underWay.getStore() ?? {}
  const asked: Cause = request === undefined ? {} : { request }
  if (traceAsked.hasSubscribers) traceAsked.publish(asked)
  return asked
}

/** For a logger: every line names the request for which it is written. Lines of Fastify's own loggers do so already. */
export const nameRequest = ((_about, _level, logger) => {
  const reqId = requestUnderWay()
  return reqId === undefined || 'reqId' in logger.bindings() ? {} : { reqId }
}) satisfies LoggerOptions['mixin']
