import type { FastifyInstance } from 'fastify'
import { answerUnknownCall } from '#server/platform/http/answer-problem.ts'
import { officeHeaders } from '#server/platform/office/office-headers.ts'
import type { ShopSettings } from '#server/platform/shop.ts'

/** What the office needs beside its own addresses: pictures of goods, its signs, and the answers to whoever watches the process. */
const alsoThere = ['/media/', '/health/', '/favicon', '/mark']

/** In which the shop's pages are dressed, for previews of goods; its scripts are not there. */
const styles = /^\/assets\/[\w.-]+\.(?:css|woff2)$/

/**
 * An office on an origin of its own answers there and nowhere else, and the shop's pages do not answer there: whatever went wrong
 * in one of them could reach nothing of the office (ACC-02). Asked by the route that was found, so however its address was written.
 */
export function keepOfficeOrigin(app: FastifyInstance, { publicAddress, officeAddress }: ShopSettings): void {
  if (officeAddress === publicAddress) return
  const { host } = new URL(officeAddress)
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? ''
    const isOffice = route === '/office' || route.startsWith('/office/')
    if (request.host === host) {
      if (isOffice || alsoThere.some((beginning) => route.startsWith(beginning)) || styles.test(request.url)) return done()
      return request.url === '/' ? void reply.redirect('/office') : void answerUnknownCall(request, reply)
    }
    return isOffice ? void answerUnknownCall(request, reply.headers(officeHeaders)) : done()
  })
}
