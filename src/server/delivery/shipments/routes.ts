import type { FastifyInstance } from 'fastify'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { keepParcelNotice } from './keep-parcel-notice.ts'

/** Where the courier tells that a parcel has moved. He repeats himself until he reads that he was understood. */
export function parcelNoticeRoutes(app: FastifyInstance, shop: Shop): void {
  app.post('/api/v1/shipments/notify', async (request, reply) => {
    const kept = await keepParcelNotice(shop, textsOf(request.body))
    if (kept === 'refused')
      securityEvent(shop, { event: 'notice-forged', provider: 'logistics', reason: 'signature', requestId: request.id })
    return kept === 'refused' ? reply.code(400).type('text/plain').send('0|CheckMacValue Error') : reply.type('text/plain').send('1|OK')
  })
}

function textsOf(body: unknown): Record<string, string> {
  const fields = typeof body === 'object' && body !== null ? Object.entries(body) : []
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}
