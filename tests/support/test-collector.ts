import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll } from 'vitest'
import { openTraces } from '#main/traces/open-traces.ts'
import { openStrangeServer, saying } from './strange-server.ts'

/** A span as OTLP writes it. */
export type TracedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  links?: { traceId: string; spanId: string }[]
  status?: { code?: number }
}

export type TestCollector = {
  /** All that it was told since `forget`, with what this process still had. */
  spans: () => Promise<TracedSpan[]>
  forget: () => Promise<void>
  asked: { url: string; headers: Record<string, unknown> }[]
}

type Told = { resourceSpans?: { scopeSpans: { spans: TracedSpan[] }[] }[] }

/** A collector of traces that speaks OTLP over HTTP, to which this process tells everything. Opened before whatever is to be traced. */
export async function openTestCollector({ share = 1 }: { share?: number } = {}): Promise<TestCollector> {
  const bodies: string[] = []
  const asked: TestCollector['asked'] = []
  const { address } = await openStrangeServer((response, request) => {
    asked.push({ url: request.url ?? '', headers: request.headers })
    void text(request).then((body) => {
      bodies.push(body)
      saying('{}')(response)
    })
  })
  const config = {
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
    OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Bearer of-the-collector' },
    OTEL_SERVICE_NAME: 'meihao',
    OTEL_TRACES_SAMPLER_ARG: share,
  }
  const traces = await openTraces(config, pino({ level: 'silent' }))
  if (!traces) throw new Error('There are no traces')
  afterAll(traces.close)
  return {
    asked,
    async spans() {
      await traces.flush()
      const told = bodies.map((body) => JSON.parse(body) as Told)
      return told.flatMap(({ resourceSpans = [] }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
    },
    async forget() {
      await traces.flush()
      bodies.length = 0
    },
  }
}
