import type { Logger } from 'pino'
import type { Config } from '#main/config.ts'
import type { Traces } from './open-collector.ts'

type Wishes = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>

/**
 * Tells from now on what becomes of every request to a collector; null where none is named, and then nothing of it is even read from the
 * disk. Databases are traced from their opening, so this comes before them.
 */
export async function openTraces(config: Wishes, log: Logger): Promise<Traces | null> {
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') return null
  const { traceHouse } = await import('./trace-house.ts')
  return traceHouse({
    address: `${config.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    service: config.OTEL_SERVICE_NAME,
    share: config.OTEL_TRACES_SAMPLER_ARG,
    log,
  })
}
