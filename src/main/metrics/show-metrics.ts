import { resolve } from 'node:path'
import type { Config } from '#main/config.ts'
import type { Shop } from '#server/platform/shop.ts'
import { lookingAround } from './look-around.ts'
import type { Metrics } from './open-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'

/** Shows the metrics of an open shop where the configuration says; closed unless a port says where. Answers what closes them. */
export async function showMetrics({ meters }: Metrics, { shop, config }: { shop: Shop; config: Config }): Promise<() => Promise<void>> {
  const { METRICS_PORT: port, METRICS_HOST: host, DATA_DIRECTORY, BACKUP_MARK: backupMark } = config
  const lookAround = lookingAround(meters, { shop, dataDirectory: resolve(DATA_DIRECTORY), backupMark })
  if (port === '') return async () => undefined
  const server = await serveMetrics({ meters, lookAround, host, port, log: shop.log })
  return server.close
}
