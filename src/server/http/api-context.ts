import type { FastifyRequest } from 'fastify'
import type { Language } from '#rules/locale.ts'
import { findSession, type Session } from '#server/accounts/find-session.ts'
import { sessionCookie } from '#server/http/cookies.ts'
import type { Shop } from '#server/shop.ts'
import { languageOf } from './language.ts'

/** What a call knows about its caller. */
export type ApiContext = {
  shop: Shop
  language: Language
  /** Who is asking. Read from the database when a call first wants to know, and then kept. */
  session: () => Promise<Session | null>
  /** The token that a changing call of a member has to bring along; undefined for calls that change nothing. */
  csrf: { needed: boolean; token: string | undefined }
}

export function contextOf(shop: Shop, request: FastifyRequest): ApiContext {
  const { locale } = request.query as { locale?: string }
  let session: Promise<Session | null> | undefined
  return {
    shop,
    language: languageOf({ locale, acceptLanguage: request.headers['accept-language'] }),
    session: () => (session ??= findSession(shop, request.cookies[sessionCookie])),
    csrf: { needed: request.method !== 'GET', token: headerOf(request, 'x-csrf-token') },
  }
}

/** The caller while a public page is rendered: nobody, so that the page is the same for everyone. */
export function contextOfPage(shop: Shop, language: Language): ApiContext {
  return { shop, language, session: async () => null, csrf: { needed: false, token: undefined } }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
