import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { paths } from '#contract/shop/paths.ts'
import { isLanguage, languages, localeOf, type Language } from '#rules/locale.ts'
import { askStandby } from '#server/platform/standbys/ask-standby.ts'
import type { Shop } from '#server/platform/shop.ts'
import { discoveryTexts } from '#texts/shop/discovery.ts'
import { countProductMaps, listOtherPages, listProductPages } from './list-mapped-pages.ts'
import { writeProductFeed } from './product-feed.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap.ts'

const xml = 'application/xml; charset=utf-8'
/** Machines come by rarely; an hour is soon enough for them. */
const anHour = 'public, max-age=3600'

export type DiscoverySettings = {
  shop: Shop
  /** Where whoever finds a hole in the shop may write, as an address that browsers open; empty says nothing. */
  securityContact: string
}

/** What search engines, price portals and home screens read. */
export async function discoveryRoutes(app: FastifyInstance, { shop, securityContact }: DiscoverySettings): Promise<void> {
  const { publicAddress } = shop.settings

  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', anHour).send(robots(publicAddress)),
  )

  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (securityContact === '') return reply.callNotFound()
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', anHour)
      .send(securityText({ contact: securityContact, publicAddress, now: shop.now() }))
  })

  app.get('/sitemap.xml', async (_request, reply) => {
    const maps = Array.from({ length: await askStandby(shop, countProductMaps) }, (_, index) => `/sitemaps/products-${index + 1}.xml`)
    return sendXml(reply, sitemapIndexOf(['/sitemaps/pages.xml', ...maps], publicAddress))
  })

  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    sendXml(reply, sitemapOf(await askStandby(shop, listOtherPages), publicAddress)),
  )

  app.get<{ Params: { part: string } }>('/sitemaps/products-:part.xml', async (request, reply) => {
    const part = Number(request.params.part)
    if (!Number.isInteger(part) || part < 1 || part > (await askStandby(shop, countProductMaps))) return reply.callNotFound()
    return sendXml(reply, sitemapOf(await askStandby(shop, (asked) => listProductPages(asked, part)), publicAddress))
  })

  app.get<{ Params: { language: string } }>('/feeds/products-:language.xml', async (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return reply.callNotFound()
    const feed = await writeProductFeed(shop, { language, title: discoveryTexts.feedTitle[language] })
    return sendXml(reply, Readable.from(feed))
  })

  app.get<{ Params: { language: string } }>('/:language.webmanifest', async (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return reply.callNotFound()
    return reply.type('application/manifest+json').header('cache-control', anHour).send(manifest(language))
  })
}

const sendXml = (reply: FastifyReply, body: string | Readable) => reply.type(xml).header('cache-control', anHour).send(body)

/** Pages of members are nobody's business, and the API is for the pages. */
function robots(publicAddress: string): string {
  const closed = ['/api/', '/*/cart', '/*/steps', '/*/complete/', '/*/order/', '/*/user/', '/*/loginfail', '/*/loginlock']
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${publicAddress}/sitemap.xml\n`
}

const halfAYearMs = 182 * 24 * 60 * 60 * 1000

/** To whom a hole is reported. It has to say until when it is good, less than a year ahead. Source: RFC 9116 */
function securityText({ contact, publicAddress, now }: { contact: string; publicAddress: string; now: Date }): string {
  const expires = new Date(now.getTime() + halfAYearMs).toISOString()
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${languages.join(', ')}\nCanonical: ${publicAddress}/.well-known/security.txt\n`
}

function manifest(language: Language) {
  const icon = (size: number, purpose = 'any') => ({
    src: purpose === 'maskable' ? '/icon-maskable-512.png' : `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: discoveryTexts.name[language],
    short_name: discoveryTexts.shortName[language],
    description: discoveryTexts.description[language],
    lang: localeOf(language),
    id: paths.home(language),
    start_url: paths.home(language),
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f9',
    theme_color: '#a8234f',
    icons: [icon(192), icon(512), icon(512, 'maskable')],
  }
}
