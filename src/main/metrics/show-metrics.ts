import type { Config } from '#main/config.ts'
import type { Shop } from '#server/platform/shop.ts'
import type { Ground } from './ground.ts'
import { lookingAround } from './look-around.ts'
import type { Metrics } from './open-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Shows the metrics of an open shop where the configuration says; closed unless a port says where. Answers what closes them. */
export async function showMetrics(
  { meters }: Metrics,
  { shop, config, ground }: { shop: Shop; config: Config; ground: Ground },
): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host } = config
  const lookAround = lookingAround(meters, { shop, ...ground })
  if (port === '') return async () => undefined
  const server = await serveMetrics({ meters, lookAround, host, port, log: shop.log })
  return server.close
}
