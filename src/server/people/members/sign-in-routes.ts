import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#server/platform/http/caller-of.ts'
import {
  cookieNeeds,
  csrfCookie,
  forgetSession,
  keepSession,
  keepSignInState,
  readSessionToken,
  readSignInState,
} from '#server/platform/sessions/cookies.ts'
import { languageOfPath } from '#server/platform/http/language.ts'
import { problem } from '#server/platform/http/problem.ts'
import { securityEvent } from '#server/platform/security-events.ts'
import type { Shop } from '#server/platform/shop.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { findSession } from '#server/platform/sessions/find-session.ts'
import { finishSignIn, type SignedIn } from './finish-sign-in.ts'
import { isProvider, type ProviderName } from '#ports/sign-in-provider.ts'
import { signOut } from './sign-out.ts'
import { sameSecret } from '#server/platform/sessions/token.ts'

type Provider = { Params: { provider: string } }
/** Whatever a form or a link may send: it is looked at before it is believed to be a text. */
type Origin = { Querystring: { origin?: unknown }; Body: { authenticity_token?: unknown; purpose?: unknown } | null | undefined }

/** The calls of signing in and out: forms and redirects, so they are plain routes. */
export function signInRoutes(app: FastifyInstance, shop: Shop): void {
  const needs = cookieNeeds(shop)

  app.post<Provider & Origin>('/api/users/auth/:provider', async (request, reply) => {
    const { provider } = request.params
    if (!isProvider(provider)) return reply.callNotFound()
    if (!sameSecret(textOf(request.body?.authenticity_token), request.cookies[csrfCookie])) throw forged(shop, { request, reason: 'token' })
    const confirms = request.body?.purpose === 'reauthentication' ? await sessionToConfirm(shop, request) : null
    const begun = await beginSignIn(shop, {
      provider,
      origin: ownPath(textOf(request.query.origin)),
      confirms,
      caller: callerOf(request.ip),
    })
    if (!begun.ok) throw problem(begun.refusal)
    keepSignInState(reply, { ...needs, state: begun.value.state })
    return reply.redirect(begun.value.url.href)
  })

  app.get<Provider>('/api/users/auth/:provider/callback', async (request, reply) => {
    const { provider } = request.params
    if (!isProvider(provider)) return reply.callNotFound()
    const cameBackTo = new URL(request.url, shop.settings.publicAddress)
    const stateOfBrowser = readSignInState({ request, reply }, needs)
    const visit = {
      provider,
      cameBackTo,
      stateOfBrowser,
      former: readSessionToken(request, needs),
      userAgent: request.headers['user-agent'],
      caller: callerOf(request.ip),
    }
    const signedIn = await finishSignIn(shop, visit)
    noteSignIn(shop, { signedIn, provider, requestId: request.id })
    if (signedIn.end === 'signed-in') keepSession(reply, { ...needs, token: signedIn.token, csrfToken: signedIn.csrfToken })
    return reply.redirect(whereTo(signedIn))
  })

  app.get('/api/users/sign_out', (request, reply) => leave(shop, request, reply))
}

/** Who confirms who they are has to be somebody: the session that this browser has. */
async function sessionToConfirm(shop: Shop, request: FastifyRequest): Promise<number> {
  const session = await findSession(shop, readSessionToken(request, cookieNeeds(shop)))
  if (!session) throw problem({ status: 'authentication_error' })
  return session.id
}

/** Back to where it began. Who was to confirm a session stays signed in as before when it failed, and the page says so. */
function whereTo({ end, origin, confirms }: SignedIn): string {
  if (end === 'locked') return `/${languageOfPath(origin)}/loginlock`
  if (!confirms) return end === 'signed-in' ? origin : `/${languageOfPath(origin)}/loginfail`
  const page = new URL(origin, 'http://this.shop')
  page.searchParams.set('confirmed', String(end === 'signed-in'))
  return page.pathname + page.search + page.hash
}

type Noted = { signedIn: SignedIn; provider: ProviderName; requestId: string }

function noteSignIn(shop: Shop, { signedIn, provider, requestId }: Noted): void {
  const about = { provider, requestId, memberId: 'memberId' in signedIn ? signedIn.memberId : undefined }
  if (signedIn.end === 'signed-in') securityEvent(shop, { event: signedIn.confirms ? 'reauthentication-done' : 'sign-in-done', ...about })
  else if (signedIn.end === 'locked') securityEvent(shop, { event: 'sign-in-refused', reason: 'locked', ...about })
  else securityEvent(shop, { event: signedIn.confirms ? 'reauthentication-failed' : 'sign-in-failed', reason: signedIn.reason, ...about })
}

/** A link may sign out, since it only ends the caller's own session; a link on somebody else's site may not. */
async function leave(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site']
  const home = `/${languageOfPath(URL.parse(request.headers.referer ?? '/', shop.settings.publicAddress)?.pathname ?? '/')}`
  if (site === 'cross-site') throw forged(shop, { request, reason: 'another-site' })
  const memberId = await signOut(shop, readSessionToken(request, cookieNeeds(shop)))
  if (memberId !== null) securityEvent(shop, { event: 'sign-out', memberId, requestId: request.id })
  forgetSession(reply, cookieNeeds(shop))
  return reply.redirect(home)
}

function forged(shop: Shop, { request, reason }: { request: FastifyRequest; reason: 'token' | 'another-site' }) {
  securityEvent(shop, { event: 'csrf-refused', reason, requestId: request.id })
  return problem({ status: 'csrf_error' })
}

/** Longer than any address of the shop; what is longer would be kept, and sent back in a header. */
const longestOrigin = 2000

/**
 * Only a page of this site may be returned to (AUT-19, SES-15): "//elsewhere", "/.//elsewhere" and whole addresses become
 * "/", and so does what is no page, above all the way out.
 */
export function ownPath(origin: string | undefined): string {
  if (!origin || origin.length > longestOrigin || !origin.startsWith('/')) return '/'
  const url = URL.parse(origin, 'http://this.shop')
  if (!url || url.host !== 'this.shop' || url.pathname.startsWith('//') || isNoPage(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}

/** Calls, and the pages on which a sign-in ends badly, however their paths are spelled. */
function isNoPage(path: string): boolean {
  const plain = decodedPath(path).replace(/\/+/g, '/').toLowerCase()
  return /^\/(api|static_pages)(\/|$)|^\/(zh|en)\/login(fail|lock)\/?$/.test(plain)
}

/** A path that cannot be decoded is none that the shop has given to anybody. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return '/api'
  }
}

function textOf(sent: unknown): string | undefined {
  return typeof sent === 'string' ? sent : undefined
}
