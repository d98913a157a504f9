import { once } from 'node:events'
import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { taipeiDay } from '#rules/calendar.ts'
import { termsOn } from '#rules/terms.ts'
import { discoveryRoutes } from '#server/content/discovery/routes.ts'
import { addressesOf } from '#main/addresses-of.ts'
import { router } from '#main/router.ts'
import { createInProcessClient } from '#server/platform/http/in-process-client.ts'
import { servePages } from '#server/platform/pages/storefront-plugin.ts'
import * as bundle from '#storefront/render.tsx'
import { publicAddress, type TestShop } from './test-shop.ts'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

export type TestPages = {
  /** Addresses that were drawn, in their order. */
  drawn: string[]
  /** Asks for an address exactly as it is written: no client makes it tidy. */
  ask: (address: string, headers?: Record<string, string>) => Promise<Answer>
}

/** The pages of a test shop as browsers reach them: over a real connection, drawn by the storefront itself. */
export async function openTestPages(
  { shop, app }: Pick<TestShop, 'shop' | 'app'>,
  { cacheBytes, files }: { cacheBytes?: number; /** Another origin from which files are fetched. */ files?: string } = {},
): Promise<TestPages> {
  const drawn: string[] = []
  const render: typeof bundle.render = (asked, needs) => {
    drawn.push(asked.address)
    return bundle.render(asked, needs)
  }
  await app.register(discoveryRoutes, { shop, securityContact: 'mailto:security@shop.test' })
  servePages(app, {
    made: { bundle: async () => ({ ...bundle, render }), tagsOf: () => '<script>startTheShop()</script>', development: false },
    settings: {
      client: (caller) => createInProcessClient(shop, { ...caller, router }),
      content: shop.content,
      terms: async () => termsOn(taipeiDay(shop.now()), { ...(await shop.terms()), seller: shop.settings.seller }),
      ...addressesOf(shop),
      publicAddress,
      origins: { cardCompany: [], trackers: [], signIn: [], ...(files !== undefined && { files }) },
      cardSdk: { address: '', environment: 'sandbox', appleMerchant: '', googleMerchant: '', googleScript: '' },
      trackers: { tagManager: '', ads: '', pixel: '', messaging: '', chat: '' },
      ...(cacheBytes === undefined ? {} : { cacheBytes }),
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return { drawn, ask: (address, headers = {}) => ask({ port, address, headers }) }
}

type Asking = { port: number; address: string; headers: Record<string, string> }

/** A connection for each request: some end theirs. */
const agent = new Agent({ maxSockets: 32 })

async function ask({ port, address, headers }: Asking): Promise<Answer> {
  const sent = request({ agent, host: '127.0.0.1', port, headers })
  // Given beforehand it would be refused when Node thinks it is no address.
  sent.path = address
  sent.end()
  const [answer] = await once(sent, 'response')
  const said = answer.headers['content-encoding'] === 'gzip' ? answer.pipe(createGunzip()) : answer
  return { status: answer.statusCode, headers: answer.headers, text: await text(said) }
}
