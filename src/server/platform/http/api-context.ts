import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#rules/locale.ts'
import { findSession, type Session } from '#server/platform/sessions/find-session.ts'
import { cookieNeeds, csrfCookie, forgetSession, keepSession, readSessionToken } from '#server/platform/sessions/cookies.ts'
import type { Reads } from '#server/platform/content/subject.ts'
import type { Shop } from '#server/platform/shop.ts'
import { callerOf } from './caller-of.ts'
import { languageOf } from './language.ts'

/** What a call knows about its caller. */
export type ApiContext = {
  shop: Shop
  language: Language
  /** From where the call comes, as limits count it; null while a page is rendered. */
  caller: string | null
  /** Tells whoever is refused when it is worth asking again. */
  askAgainAfter: (seconds: number) => void
  /** Who is asking. Read from the database when a call first wants to know, and then kept. */
  session: () => Promise<Session | null>
  /** The token that a changing call of a member has to bring along; undefined for calls that change nothing. */
  csrf: { needed: boolean; token: string | undefined }
  /** Told by calls that pages make what they answer from: a page is kept until one of these subjects changes. */
  reads: Reads
  /** Under which the log speaks of this call; undefined for calls that a page makes while it is rendered. */
  requestId: string | undefined
}

export function contextOf(shop: Shop, { request, reply }: Exchange): ApiContext {
  const { locale } = request.query as { locale?: unknown }
  let session: Promise<Session | null> | undefined
  return {
    shop,
    language: languageOf({ locale, acceptLanguage: request.headers['accept-language'] }),
    caller: callerOf(request.ip),
    askAgainAfter: (seconds) => void reply.header('retry-after', seconds),
    session: () => (session ??= readSession(shop, { request, reply })),
    csrf: { needed: request.method !== 'GET', token: headerOf(request, 'x-csrf-token') },
    reads: () => undefined,
    requestId: request.id,
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply }

/** The session of this caller. One whose account is locked is told so and is nobody afterwards (AUT-10). A browser that should keep its cookies longer, lost the readable one, or has the session under its former name, is given them again. */
async function readSession(shop: Shop, { request, reply }: Exchange): Promise<Session | null> {
  const needs = cookieNeeds(shop)
  const brought = readSessionToken(request, needs)
  const session = await findSession(shop, brought)
  if (!session || !brought) return null
  const { csrfToken, locked, renewed } = session
  if (locked) forgetSession(reply, needs)
  else if (renewed || brought.isPlain || request.cookies[csrfCookie] !== csrfToken)
    keepSession(reply, { ...needs, token: brought.token, csrfToken })
  return session
}

/** The caller while a page is rendered: of a public one nobody, so that it is the same for everyone. Nothing is changed for whoever it is. */
export function contextOfPage(shop: Shop, { language, memberId }: { language: Language; memberId: number | null }): ApiContext {
  const session = memberId === null ? null : { id: 0, memberId, locked: false, csrfToken: '', signedInAt: shop.now(), renewed: false }
  return {
    shop,
    language,
    caller: null,
    askAgainAfter: () => undefined,
    session: async () => session,
    csrf: { needed: false, token: undefined },
    reads: () => undefined,
    requestId: undefined,
  }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
