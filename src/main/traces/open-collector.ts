import type { Tracer } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

export type Traces = { /** Sends what has been heard until now. */ flush: () => Promise<void>; close: () => Promise<void> }

export type Collecting = {
  /** Where spans are sent to, by OTLP over HTTP. */
  address: string
  headers: Readonly<Record<string, string>>
  service: string
  /** Of the traces, how many are made: 0 to 1. */
  share: number
  log: Logger
}

/** A collector that is away holds nobody up, and no more is kept for it than this. */
const mostSpansWaiting = 8192
const patienceMs = 5000
const sayEveryMs = 60_000

export function openCollector({ address, headers, service, share, log }: Collecting): Traces & { tracer: Tracer } {
  const exporter = telling(new OTLPTraceExporter({ url: address, headers: { ...headers }, timeoutMillis: patienceMs }), log)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter, maxQueueSize: mostSpansWaiting, exportTimeoutMillis: patienceMs })],
  })
  return { tracer: provider.getTracer('meihao'), flush: () => provider.forceFlush(), close: () => provider.shutdown() }
}

/** Spans that nobody took are lost; once in a minute the log says so. */
function telling(exporter: SpanExporter, log: Logger): SpanExporter {
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - saidAt > sayEveryMs) {
          saidAt = performance.now()
          log.warn({ err: result.error }, 'traces are not taken by their collector')
        }
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  }
}
