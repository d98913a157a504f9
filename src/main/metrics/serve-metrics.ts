import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Meters } from './make-meters.ts'

export type MetricsServer = { address: string; close: () => Promise<void> }
type Serving = { meters: Meters; lookAround: () => Promise<void>; host: string; port: number; log: Logger }

/** Prometheus reads here, on a port of its own: what stands there is for nobody who visits the shop. */
export async function serveMetrics({ meters: { registry }, lookAround, host, port, log }: Serving): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    lookAround()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
        (error: unknown) => {
          log.error({ err: error }, 'the metrics could not be written')
          response.writeHead(500).end()
        },
      )
  })
  server.requestTimeout = 10_000
  server.listen(port, host)
  await once(server, 'listening')
  const { port: taken } = server.address() as AddressInfo
  return {
    address: `http://${host}:${taken}/metrics`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
