import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#rules/locale.ts'
import type { PermissionName, Share } from '#rules/staff/permissions.ts'
import { deviceOf } from '#server/platform/sessions/device-of.ts'
import type { Shop } from '#server/platform/shop.ts'
import { languageOf } from '#server/platform/http/language.ts'
import { browserIdOf, forgetOfficeSession, keepBrowserId, keepOfficeSession, readOfficeToken } from './office-cookie.ts'

/** A session of the office that is alive. */
export type OfficeSession = {
  id: number
  staffId: number
  /** Under which name histories keep its person. */
  name: string
  csrfToken: string
  /** When its person last gave a second factor. */
  steppedUpAt: Date | null
  /** What its person holds of each permission at this moment. */
  permissions: ReadonlyMap<PermissionName, Exclude<Share, 'none'>>
}

/** An API key that may be used. */
export type OfficeKey = {
  id: number
  /** Under which name histories keep it. */
  name: string
  /** The person who made it and answers for it. */
  madeBy: number
  permissions: OfficeSession['permissions']
}

/** What a call of the office knows about its caller. */
export type OfficeContext = {
  shop: Shop
  language: Language
  /** The network address that the call comes from. */
  address: string
  /** Browser and system in two words; null when they name neither. */
  browser: string | null
  requestId: string | undefined
  /** The key of the press that a change comes from; the same key gives the same answer (NAV-13). */
  idempotencyKey: string | undefined
  askAgainAfter: (seconds: number) => void
  session: () => Promise<OfficeSession | null>
  /** The key that the call carries in place of a session; null where it carries none. */
  bearer: string | null
  apiKey: (token: string) => Promise<OfficeKey | null>
  /** A change needs the token of its session, from a page of the office itself. */
  csrf: { needed: boolean; token: string | undefined; isOwnPage: boolean }
  /** The word by which this browser is known again; it keeps it with a session, and from joining on. */
  browserId: string
  keepBrowser: () => void
  keepSession: (token: string) => void
  forgetSession: () => void
}

/** Finds the session that a token opens; null when it opens none any more. */
export type FindOfficeSession = (shop: Shop, token: string) => Promise<OfficeSession | null>

/** Finds what a key opens from an address; null when it opens nothing, or nothing from there. */
export type FindOfficeKey = (shop: Shop, asked: { token: string; address: string }) => Promise<OfficeKey | null>

/** Who finds out who calls. */
export type FindCaller = { session: FindOfficeSession; apiKey: FindOfficeKey }

type Exchange = { request: FastifyRequest; reply: FastifyReply }

export function officeContext(shop: Shop, { request, reply }: Exchange, find: FindCaller): OfficeContext {
  const { headers } = request
  const token = readOfficeToken(request)
  const browserId = browserIdOf(request, shop)
  const keepBrowser = () => keepBrowserId(reply, { shop, id: browserId })
  let session: Promise<OfficeSession | null> | undefined
  return {
    shop,
    language: languageOf({ locale: undefined, acceptLanguage: headers['accept-language'] }),
    address: request.ip,
    browser: deviceOf(headers['user-agent']),
    requestId: request.id,
    idempotencyKey: headers['idempotency-key']?.toString(),
    askAgainAfter: (seconds) => void reply.header('retry-after', seconds),
    session: () => (session ??= token === undefined ? Promise.resolve(null) : find.session(shop, token)),
    bearer: /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null,
    apiKey: (key) => find.apiKey(shop, { token: key, address: request.ip }),
    csrf: {
      needed: request.method !== 'GET',
      token: headers['x-csrf-token']?.toString(),
      isOwnPage: headers['sec-fetch-site'] === 'same-origin',
    },
    browserId,
    keepBrowser,
    keepSession: (opened) => {
      keepOfficeSession(reply, { shop, token: opened })
      keepBrowser()
    },
    forgetSession: () => forgetOfficeSession(reply, shop),
  }
}
