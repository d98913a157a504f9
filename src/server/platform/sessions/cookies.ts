import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Shop } from '#server/platform/shop.ts'

const plainSessionCookie = 'meihao_session'
const plainSignInCookie = 'meihao_sign_in'

/** Its name is part of the API and scripts read it, so it bears no prefix: the token alone opens nothing. */
export const csrfCookie = 'csrf_token'

/** Thirty days: how long a sign-in lasts after the last visit (D-40). */
export const sessionDays = 30

/** `secure`: browsers reach the shop by https. */
export type CookieNeeds = { secure: boolean }

export function cookieNeeds({ settings }: Pick<Shop, 'settings'>): CookieNeeds {
  return { secure: settings.publicAddress.startsWith('https://') }
}

/**
 * By https the session's cookie is named `__Host-…`: browsers then take it only from this host itself, for all of its
 * paths and never without https, so that no neighbour under the same domain can plant one.
 */
export function sessionCookie({ secure }: CookieNeeds): string {
  return secure ? `__Host-${plainSessionCookie}` : plainSessionCookie
}

/** The session cookie is out of reach of scripts; the CSRF cookie is there to be read by them. */
export function keepSession(reply: FastifyReply, { secure, token, csrfToken }: CookieNeeds & { token: string; csrfToken: string }): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 24 * 60 * 60 } as const
  reply.setCookie(sessionCookie({ secure }), token, { ...shared, httpOnly: true })
  reply.setCookie(csrfCookie, csrfToken, shared)
  if (secure) reply.clearCookie(plainSessionCookie, { path: '/' })
}

/** What a browser brings along of a session. `isPlain`: under the name without a prefix although it came by https, as sign-ins from before bring it. */
export type SessionToken = { token: string; isPlain: boolean }

export function readSessionToken({ cookies }: FastifyRequest, { secure }: CookieNeeds): SessionToken | undefined {
  const token = cookies[sessionCookie({ secure })]
  if (token) return { token, isPlain: false }
  const former = secure ? cookies[plainSessionCookie] : undefined
  return former ? { token: former, isPlain: true } : undefined
}

export function forgetSession(reply: FastifyReply, { secure }: CookieNeeds): void {
  for (const name of new Set([sessionCookie({ secure }), plainSessionCookie])) reply.clearCookie(name, { path: '/', secure })
  reply.clearCookie(csrfCookie, { path: '/' })
  reply.clearCookie('invoice_preferences', { path: '/' })
}

/** A visitor's token, for the form that begins a sign-in. It lives as long as the browser is open. */
export function giveCsrfToken(reply: FastifyReply, { secure, csrfToken }: CookieNeeds & { csrfToken: string }): void {
  reply.setCookie(csrfCookie, csrfToken, { path: '/', sameSite: 'lax', secure })
}

/** Ties a sign-in to the browser that began it, so that nobody can be made to finish somebody else's. */
export function keepSignInState(reply: FastifyReply, { secure, state }: CookieNeeds & { state: string }): void {
  const { name, path } = signInCookie({ secure })
  reply.setCookie(name, state, { path, httpOnly: true, sameSite: 'lax', secure, maxAge: 10 * 60 })
}

export function readSignInState(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { secure }: CookieNeeds,
): string | undefined {
  const { name, path } = signInCookie({ secure })
  reply.clearCookie(name, { path, secure })
  return request.cookies[name]
}

function signInCookie({ secure }: CookieNeeds): { name: string; path: string } {
  return secure ? { name: `__Host-${plainSignInCookie}`, path: '/' } : { name: plainSignInCookie, path: '/api/users/auth' }
}
