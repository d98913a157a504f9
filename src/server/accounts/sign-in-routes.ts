import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '#server/http/caller-of.ts'
import { csrfCookie, forgetSession, keepSession, keepSignInState, readSignInState, sessionCookie } from '#server/http/cookies.ts'
import { languageOfPath } from '#server/http/language.ts'
import { problem } from '#server/http/problem.ts'
import type { Shop } from '#server/shop.ts'
import { beginSignIn } from './begin-sign-in.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { isProvider } from './port.ts'
import { signOut } from './sign-out.ts'
import { sameSecret } from './token.ts'

type Provider = { Params: { provider: string } }
/** Whatever a form or a link may send: it is looked at before it is believed to be a text. */
type Origin = { Querystring: { origin?: unknown }; Body: { authenticity_token?: unknown } | null | undefined }

/** The calls of signing in and out: forms and redirects, so they are plain routes. */
export function signInRoutes(app: FastifyInstance, shop: Shop): void {
  const secure = shop.settings.publicAddress.startsWith('https://')

  app.post<Provider & Origin>('/api/users/auth/:provider', async (request, reply) => {
    const { provider } = request.params
    if (!isProvider(provider)) return reply.callNotFound()
    if (!sameSecret(textOf(request.body?.authenticity_token), request.cookies[csrfCookie])) throw problem({ status: 'csrf_error' })
    const begun = await beginSignIn(shop, { provider, origin: ownPath(textOf(request.query.origin)), caller: callerOf(request.ip) })
    if (!begun.ok) throw problem(begun.refusal)
    keepSignInState(reply, { secure, state: begun.value.state })
    return reply.redirect(begun.value.url.href)
  })

  app.get<Provider>('/api/users/auth/:provider/callback', async (request, reply) => {
    const { provider } = request.params
    if (!isProvider(provider)) return reply.callNotFound()
    const cameBackTo = new URL(request.url, shop.settings.publicAddress)
    const visit = { provider, cameBackTo, stateOfBrowser: readSignInState(request, reply), formerToken: request.cookies[sessionCookie], caller: callerOf(request.ip) }
    const signedIn = await finishSignIn(shop, visit)
    if (signedIn.end === 'signed-in') {
      keepSession(reply, { secure, token: signedIn.token, csrfToken: signedIn.csrfToken })
      return reply.redirect(signedIn.origin)
    }
    return reply.redirect(`/${languageOfPath(signedIn.origin)}/${signedIn.end === 'locked' ? 'loginlock' : 'loginfail'}`)
  })

  app.get('/api/users/sign_out', (request, reply) => leave(shop, request, reply))
}

/** A link may sign out, since it only ends the caller's own session; a link on somebody else's site may not. */
async function leave(shop: Shop, request: FastifyRequest, reply: FastifyReply) {
  const site = request.headers['sec-fetch-site']
  const home = `/${languageOfPath(URL.parse(request.headers.referer ?? '/', shop.settings.publicAddress)?.pathname ?? '/')}`
  if (site === 'cross-site') throw problem({ status: 'csrf_error' })
  await signOut(shop, request.cookies[sessionCookie])
  forgetSession(reply)
  return reply.redirect(home)
}

/** Longer than any address of the shop; what is longer would be kept, and sent back in a header. */
const longestOrigin = 2000

/** Only a path of this site may be returned to (AUT-19): "//elsewhere", "/.//elsewhere" and whole addresses become "/". */
export function ownPath(origin: string | undefined): string {
  if (!origin || origin.length > longestOrigin || !origin.startsWith('/')) return '/'
  const url = URL.parse(origin, 'http://this.shop')
  if (!url || url.host !== 'this.shop' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

function textOf(sent: unknown): string | undefined {
  return typeof sent === 'string' ? sent : undefined
}
