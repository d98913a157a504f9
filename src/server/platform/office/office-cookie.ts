import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieNeeds } from '#server/platform/sessions/cookies.ts'
import type { Shop } from '#server/platform/shop.ts'

const name = 'office_session'

/** Sent by browsers to the office alone, from its own pages alone, and out of reach of scripts. */
const path = '/office'

export function keepOfficeSession(reply: FastifyReply, { shop, token }: { shop: Shop; token: string }): void {
  reply.setCookie(name, token, { path, httpOnly: true, sameSite: 'strict', ...cookieNeeds(shop) })
}

export function readOfficeToken({ cookies }: FastifyRequest): string | undefined {
  return cookies[name]
}

export function forgetOfficeSession(reply: FastifyReply, shop: Shop): void {
  reply.clearCookie(name, { path, ...cookieNeeds(shop) })
}
