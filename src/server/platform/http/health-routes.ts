import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { answeredIn } from '#database/waiting/answered-in.ts'
import type { Shop } from '#server/platform/shop.ts'

export type Health = { shop: Shop; /** Aborted once this process is about to close. */ leaving?: AbortSignal | undefined }

/** Whoever watches waits a second, as a rule. */
const waitedMs = 800

/**
 * For whoever watches the process: live means that it answers, ready that its database does too, serving that visitors may be led to it.
 * That they may without a database as well: pages are shown all the same, and whoever asks for more is told when to come back
 * (docs/decisions/0110-serving-without-a-database.md). About to close, it is neither ready nor serving.
 */
export function healthRoutes(app: FastifyInstance, { shop, leaving }: Health): void {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ status: 'live' }))
  app.get('/health/serving', { logLevel: 'warn' }, async (_request, reply) =>
    leaving?.aborted ? reply.code(503).send({ status: 'closing' }) : { status: 'serving' },
  )
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    if (leaving?.aborted) return reply.code(503).send({ status: 'closing' })
    try {
      await answeredIn(waitedMs, sql`select 1`.execute(shop.database.db))
      return { status: 'ready' }
    } catch (error) {
      shop.log.error({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'not_ready' })
    }
  })
}
