import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Ask, Reply } from './exchange.ts'
import type { RequestLog } from './request-log.ts'

export type Handler = (ask: Ask) => Reply | Promise<Reply>

/** Keys read `GET /path`; a key that ends in `/*` takes every path below it. */
export type Routes = Readonly<Record<string, Handler>>

export type Running = { address: string; port: number; stop(): Promise<void> }

export type Service = { name: string; host: string; port: number; publicHost: string; routes: Routes; log: RequestLog }

/** Opens one server. Port 0 takes any free one; the address tells which. */
export async function serve(service: Service): Promise<Running> {
  const server = createServer((request, response) => void answer(service, { request, response }))
  const port = await listen(server, service)
  return { address: `http://${service.publicHost}:${port}`, port, stop: () => close(server) }
}

function listen(server: Server, service: Service): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(service.port, service.host, () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : service.port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

async function answer(service: Service, { request, response }: Exchange) {
  const ask = await readAsk(request).catch(() => null)
  if (!ask) return response.destroy()
  const reply = await reckon(service, ask)
  service.log.note(ask, reply)
  if (reply === 'cut') return response.destroy()
  response.writeHead(reply.status ?? 200, { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...reply.headers })
  response.end(reply.body ?? '')
}

async function reckon(service: Service, ask: Ask): Promise<Reply> {
  const handler = findHandler(service.routes, ask)
  if (!handler)
    return {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: `${service.name} has nothing at ${ask.method} ${ask.path}`,
    }
  try {
    return await handler(ask)
  } catch (error) {
    console.error(`${service.name} failed at ${ask.method} ${ask.path}:`, error)
    return { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${service.name} made a mistake` }
  }
}

function findHandler(routes: Routes, ask: Ask): Handler | undefined {
  const exact = routes[`${ask.method} ${ask.path}`]
  if (exact) return exact
  const above = ask.path.slice(0, ask.path.lastIndexOf('/'))
  return routes[`${ask.method} ${above}/*`]
}

/** Enough for every protocol spoken here; a longer body is cut off. */
const longestBody = 1_000_000

async function readAsk(request: IncomingMessage): Promise<Ask> {
  const url = new URL(request.url ?? '/', 'http://sandbox')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    length += chunk.length
    if (length > longestBody) throw new Error('The body is too long')
    chunks.push(chunk)
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
    clientIp: request.socket.remoteAddress ?? '',
  }
}
