import { AsyncLocalStorage } from 'node:async_hooks'
import type { Channel, TracingChannel } from 'node:diagnostics_channel'
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
  type SpanContext,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api'
import { listen, type Unlisten } from '#main/metrics/listen.ts'

export type Beginning = {
  name: string
  kind: SpanKind
  attributes?: Attributes
  /** Begins a trace of its own, whatever is under way. */
  isRoot?: boolean
  /** The trace of whoever caused it, as its event carries it; it goes before what is under way, which is linked to. */
  follows?: string | undefined
}

type Done = Pick<Beginning, 'name' | 'kind' | 'attributes'> & { ms: number; isFailed: boolean }

type Hearing<Message> = { begins: (message: Message) => Beginning; ends?: (message: Message, span: Span) => void }

export type Spans = {
  begin: (beginning: Beginning) => Span
  /** What runs on the channel belongs to the span that `under` answers. */
  bind: <Message extends object>(channel: Channel, under: (message: Message) => Span) => Unlisten
  /** A span around each thing on a channel. */
  around: <Message extends object>(channel: TracingChannel, hearing: Hearing<Message>) => Unlisten
  /** A span of something that is over, below what is under way; none where nothing is. */
  add: (done: Done) => void
  /** What is under way, as an event carries it. */
  traceUnderWay: () => string | undefined
}

/** Spans that know what they belong to: whatever is begun by what is under way. Of what is not sampled nothing is made. */
export function openSpans(tracer: Tracer): Spans {
  const underWay = new AsyncLocalStorage<Span>()
  const begin: Spans['begin'] = (beginning) => beginBelow(tracer, beginning, underWay.getStore())
  const bind: Spans['bind'] = (channel, under) => {
    channel.bindStore(underWay, (message) => under(message as never))
    return () => void channel.unbindStore(underWay)
  }
  return {
    begin,
    bind,
    around: (channel, hearing) => around(channel, { ...hearing, begin, bind, underWay }),
    add: (done) => addBelow(tracer, done, underWay.getStore()),
    traceUnderWay() {
      const span = underWay.getStore()
      return span && written(span.spanContext())
    },
  }
}

type Around<Message> = Hearing<Message> & Pick<Spans, 'begin' | 'bind'> & { underWay: AsyncLocalStorage<Span> }

function around<Message extends object>(channel: TracingChannel, { begins, ends, begin, bind, underWay }: Around<Message>): Unlisten {
  const begun = new WeakMap<object, Span>()
  const unbind = bind<Message>(channel.start, (message) => {
    const span = begin(begins(message))
    if (span.isRecording() && span !== underWay.getStore()) begun.set(message, span)
    return span
  })
  const end = listen<Message & { error?: unknown }>(channel.asyncEnd, (message) => {
    const span = begun.get(message)
    if (!span) return
    if (message.error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
    ends?.(message, span)
    span.end()
  })
  return () => {
    unbind()
    end()
  }
}

function addBelow(tracer: Tracer, { name, kind, attributes = {}, ms, isFailed }: Done, parent: Span | undefined): void {
  if (!parent?.isRecording()) return
  const now = Date.now()
  const span = tracer.startSpan(name, { kind, attributes, startTime: now - ms }, contextOf(parent))
  if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end(now)
}

/** Below what is not sampled, that itself stands for all that belongs to it. */
function beginBelow(tracer: Tracer, { name, kind, attributes = {}, isRoot = false, follows }: Beginning, parent: Span | undefined): Span {
  const cause = follows === undefined ? null : read(follows)
  if (cause) return tracer.startSpan(name, { kind, attributes, links: linksTo(parent) }, trace.setSpanContext(ROOT_CONTEXT, cause))
  if (isRoot || !parent) return tracer.startSpan(name, { kind, attributes, root: true }, ROOT_CONTEXT)
  return parent.isRecording() ? tracer.startSpan(name, { kind, attributes }, contextOf(parent)) : parent
}

const contextOf = (span: Span): Context => trace.setSpan(ROOT_CONTEXT, span)

function linksTo(span: Span | undefined): Link[] {
  return span?.isRecording() ? [{ context: span.spanContext() }] : []
}

// As the W3C writes it (traceparent).
const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

function written({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`
}

function read(text: string): SpanContext | null {
  const [, traceId, spanId, flags] = form.exec(text) ?? []
  return traceId && spanId && flags ? { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true } : null
}
