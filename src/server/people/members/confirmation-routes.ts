import type { FastifyInstance } from 'fastify'
import { paths } from '#contract/shop/paths.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { confirmEmail } from './confirm-email.ts'

type Link = { Querystring: { token?: unknown; locale?: unknown } }

/** The link in the email: it leads home, where a toast says how it went (HOM-08, HOM-09). */
export function confirmationRoutes(app: FastifyInstance, shop: Shop): void {
  app.get<Link>('/api/users/confirmation', async ({ query: { token, locale }, headers, id }, reply) => {
    const language = languageOf({ locale: typeof locale === 'string' ? locale : undefined, acceptLanguage: headers['accept-language'] })
    const memberId = typeof token === 'string' ? await confirmEmail(shop, token) : null
    if (memberId !== null) securityEvent(shop, { event: 'email-confirmed', memberId, requestId: id })
    return reply.redirect(`${paths.home(language)}/?email_verified=${memberId !== null}`)
  })
}
