import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterAll } from 'vitest'

export type StrangeServer = { address: string; /** What it was asked, in order. */ asked: string[]; close: () => void }

/** A server on this machine that answers whatever a test wants it to. It closes with its test file. */
export async function openStrangeServer(answer: (response: ServerResponse, request: IncomingMessage) => void): Promise<StrangeServer> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(response, request)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  afterAll(close)
  return { address: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`, asked, close }
}

/** Says the same to everybody. */
export function saying(body: string, status = 200): (response: ServerResponse) => void {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body)
}
