import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Answers a request at once, or leaves it alone and says false. */
export type FirstAnswer = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Puts an answer before everything that Fastify does for a request: its routing, hooks and logger cost as much as half
 * of sending a page from memory. While the shop is closing Fastify hears of every request, because it ends connections.
 */
export function answerFirst(app: FastifyInstance, answer: FirstAnswer): void {
  const { server } = app
  const others = server.listeners('request')
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!closing && answer(request, response)) return
    for (const listener of others) listener.call(server, request, response)
  })
}
