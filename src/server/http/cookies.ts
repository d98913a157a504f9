import type { FastifyReply, FastifyRequest } from 'fastify'

export const sessionCookie = 'meihao_session'
export const csrfCookie = 'csrf_token'
export const signInCookie = 'meihao_sign_in'

/** Thirty days: how long a sign-in lasts after the last visit (D-40). */
export const sessionDays = 30

type CookieNeeds = { secure: boolean }

/** The session cookie is out of reach of scripts; the CSRF cookie is there to be read by them. */
export function keepSession(reply: FastifyReply, { secure, token, csrfToken }: CookieNeeds & { token: string; csrfToken: string }): void {
  const shared = { path: '/', sameSite: 'lax', secure, maxAge: sessionDays * 24 * 60 * 60 } as const
  reply.setCookie(sessionCookie, token, { ...shared, httpOnly: true })
  reply.setCookie(csrfCookie, csrfToken, shared)
}

export function forgetSession(reply: FastifyReply): void {
  reply.clearCookie(sessionCookie, { path: '/' })
  reply.clearCookie(csrfCookie, { path: '/' })
  reply.clearCookie('invoice_preferences', { path: '/' })
}

/** A visitor's token, for the form that begins a sign-in. It lives as long as the browser is open. */
export function giveCsrfToken(reply: FastifyReply, { secure, csrfToken }: CookieNeeds & { csrfToken: string }): void {
  reply.setCookie(csrfCookie, csrfToken, { path: '/', sameSite: 'lax', secure })
}

/** Ties a sign-in to the browser that began it, so that nobody can be made to finish somebody else's. */
export function keepSignInState(reply: FastifyReply, { secure, state }: CookieNeeds & { state: string }): void {
  reply.setCookie(signInCookie, state, { path: '/api/users/auth', httpOnly: true, sameSite: 'lax', secure, maxAge: 10 * 60 })
}

export function readSignInState(request: FastifyRequest, reply: FastifyReply): string | undefined {
  reply.clearCookie(signInCookie, { path: '/api/users/auth' })
  return request.cookies[signInCookie]
}
