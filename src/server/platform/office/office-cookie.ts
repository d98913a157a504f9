import type { FastifyReply, FastifyRequest } from 'fastify'
import { newToken } from '#server/platform/sessions/token.ts'
import type { Shop } from '#server/platform/shop.ts'

const name = 'office_session'

/** Sent by browsers to the office alone, from its own pages alone, and out of reach of scripts. */
const path = '/office'

export function keepOfficeSession(reply: FastifyReply, { shop, token }: { shop: Shop; token: string }): void {
  reply.setCookie(name, token, { path, httpOnly: true, sameSite: 'strict', ...needs(shop) })
}

export function readOfficeToken({ cookies }: FastifyRequest): string | undefined {
  return cookies[name]
}

export function forgetOfficeSession(reply: FastifyReply, shop: Shop): void {
  reply.clearCookie(name, { path, ...needs(shop) })
}

const browserName = 'office_browser'

/** As long as browsers keep anything. */
const browserSeconds = 400 * 24 * 60 * 60

/** The word by which a browser is known again when somebody signs in there, or a new one. It opens nothing. */
export function browserIdOf({ cookies }: FastifyRequest, shop: Shop): string {
  const known = cookies[browserName]
  return known !== undefined && /^[\w-]{43}$/.test(known) ? known : newToken(shop)
}

export function keepBrowserId(reply: FastifyReply, { shop, id }: { shop: Shop; id: string }): void {
  reply.setCookie(browserName, id, { path, httpOnly: true, sameSite: 'strict', maxAge: browserSeconds, ...needs(shop) })
}

function needs({ settings }: Pick<Shop, 'settings'>): { secure: boolean } {
  return { secure: settings.officeAddress.startsWith('https://') }
}
