import type { FastifyInstance } from 'fastify'

/**
 * While the shop closes, a connection ends with the answer that was under way. Left alone it would wait for its client's
 * next question for more than a minute, and the shop with it.
 */
export function letGoWhenClosing(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => app.server.closeIdleConnections())
    done()
  })
}
