import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Shop } from '#server/platform/shop.ts'

/** For whoever watches the process: live means that it answers, ready that its database does too. */
export function healthRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(shop.database.db)
      return { status: 'ready' }
    } catch (error) {
      shop.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
}
