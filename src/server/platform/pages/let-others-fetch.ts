import type { FastifyInstance } from 'fastify'

/**
 * Pages of the shop fetch its files from another origin then, and browsers use fonts and modules of another origin only where
 * it says so. They are the same for everybody, so anybody's page may.
 */
export function letOthersFetch(app: FastifyInstance): void {
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/assets/') || url.startsWith('/media/')) reply.header('access-control-allow-origin', '*')
  })
}
