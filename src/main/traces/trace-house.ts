import { SpanKind, SpanStatusCode, type Span } from '@opentelemetry/api'
import { statementRun, type RunStatement } from '#database/watched.ts'
import { listen, type Unlisten } from '#main/metrics/listen.ts'
import { thirdPartyCall, type ThirdPartyCall } from '#main/watched-ports.ts'
import { requestUnderWay, traceAsked, traceOfCause, type Cause } from '#server/platform/cause.ts'
import { templateOf } from '#server/platform/pages/template-of.ts'
import {
  jobs,
  reactions,
  requestAnswered,
  requestTaken,
  verbs,
  type AnsweredRequest,
  type TakenRequest,
  type WatchedJob,
  type WatchedReaction,
  type WatchedVerb,
} from '#server/platform/watched.ts'
import { openCollector, type Collecting, type Traces } from './open-collector.ts'
import { openSpans, type Spans } from './spans.ts'

/**
 * Traces requests, verbs, statements, third parties, jobs, and what followed from events under the trace of whoever caused them. An
 * attribute holds a word of the sources, a number or the id of a request: never what somebody wrote.
 */
export function traceHouse(collecting: Collecting): Traces {
  const { tracer, flush, close } = openCollector(collecting)
  const spans = openSpans(tracer)
  const listening = [...hearRequests(spans), ...hearWork(spans), hearStatements(spans), hearCauses(spans)]
  return {
    flush,
    async close() {
      for (const unlisten of listening) unlisten()
      await close()
    },
  }
}

function hearRequests(spans: Spans): Unlisten[] {
  const begun = new WeakMap<object, Span>()
  const unbind = spans.bind<TakenRequest>(requestTaken, ({ request }) => {
    const span = spans.begin({ name: request.method, kind: SpanKind.SERVER, isRoot: true })
    if (span.isRecording()) begun.set(request, span)
    return span
  })
  const end = listen<AnsweredRequest>(requestAnswered, ({ request, reply }) => {
    const span = begun.get(request)
    if (!span) return
    const [route, status] = [templateOf(request), reply.raw.statusCode]
    span.updateName(`${request.method} ${route}`)
    span.setAttributes({ 'http.request.method': request.method, 'http.route': route, 'http.response.status_code': status })
    span.setAttribute('meihao.request_id', request.id)
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  return [unbind, end]
}

function hearWork(spans: Spans): Unlisten[] {
  return [
    spans.around<WatchedVerb>(verbs, { begins: ({ name }) => ({ name, kind: SpanKind.INTERNAL }) }),
    spans.around<ThirdPartyCall>(thirdPartyCall, {
      begins: ({ party, verb }) => ({
        name: `${party} ${verb}`,
        kind: SpanKind.CLIENT,
        attributes: { 'peer.service': party, 'meihao.verb': verb },
      }),
      ends: ({ outcome }, span) => {
        span.setAttribute('meihao.outcome', outcome)
        if (outcome === 'unknown' || outcome === 'late') span.setStatus({ code: SpanStatusCode.ERROR })
      },
    }),
    spans.around<WatchedJob>(jobs, {
      begins: ({ name, attempts }) => ({
        name: `job ${name}`,
        kind: SpanKind.CONSUMER,
        isRoot: true,
        attributes: { 'meihao.job': name, 'meihao.attempts': attempts },
      }),
    }),
    spans.around<WatchedReaction>(reactions, {
      begins: ({ name, event, id }) => ({
        name: `${event}: ${name}`,
        kind: SpanKind.CONSUMER,
        follows: traceOfCause(),
        attributes: { 'meihao.event': event, 'meihao.event_id': id, 'meihao.reaction': name, ...requestAttribute() },
      }),
    }),
  ]
}

function requestAttribute(): { 'meihao.request_id'?: string } {
  const request = requestUnderWay()
  return request === undefined ? {} : { 'meihao.request_id': request }
}

/** Of statements it is heard when they are done. Those that belong to nothing, as when the background looks for work, are left out. */
function hearStatements(spans: Spans): Unlisten {
  return listen<RunStatement>(statementRun, ({ text, ms, isFailed }) => {
    const name = /^\s*(?:\/\*.*?\*\/\s*)?(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
    spans.add({
      name,
      kind: SpanKind.CLIENT,
      ms,
      isFailed,
      attributes: {
        'db.system.name': 'postgresql',
        'db.operation.name': name,
        'db.query.text': text.replaceAll(/\s+/g, ' ').trim().slice(0, mostOfStatement),
      },
    })
  })
}

/** Signs of a statement that are told. Its values are never among them. */
const mostOfStatement = 2000

/** Events carry the trace in which they are told. */
function hearCauses(spans: Spans): Unlisten {
  return listen<Cause>(traceAsked, (cause) => {
    const trace = spans.traceUnderWay()
    if (trace !== undefined) cause.trace = trace
  })
}
