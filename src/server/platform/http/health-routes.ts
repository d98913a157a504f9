import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Shop } from '#server/platform/shop.ts'

export type Health = { shop: Shop; /** Aborted once this process is about to close. */ leaving?: AbortSignal | undefined }

/** For whoever watches the process: live means that it answers, ready that its database does too and that it is not about to close. */
export function healthRoutes(app: FastifyInstance, { shop, leaving }: Health): void {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ status: 'closing' })
    try {
      await sql`select 1`.execute(shop.database.db)
      return { status: 'ready' }
    } catch (error) {
      shop.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
}
