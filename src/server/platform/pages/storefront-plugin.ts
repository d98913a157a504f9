import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ShopClient } from '#contract/shop/client.ts'
import type { ShownPage } from '#contract/shop/found-page.ts'
import type { Database } from '#database/connect.ts'
import { isLanguage, type Language } from '#rules/locale.ts'
import type { Redirects } from '#rules/redirects/redirect-paths.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { buildFileRoutes } from '#server/platform/builds/build-file-routes.ts'
import { KeptContent } from '#server/platform/content/kept-content.ts'
import type { MadeOf, Reads } from '#server/platform/content/subject.ts'
import { TooBusy } from './busy-page.ts'
import type { PageCaller } from '#server/platform/http/in-process-client.ts'
import { knownPagesOf, type KnownSources } from './known-pages.ts'
import { leaderOf, type LeadOn } from './lead-on.ts'
import { PageCache, type FreshPage } from './page-cache.ts'
import { pageSecurityHeaders, type ForeignOrigins } from './page-security.ts'
import { readAddress } from './read-address.ts'
import { renderingTurns } from './rendering-turns.ts'
import { pageAnswerer } from './send-page.ts'
import { transportSecurity } from '#server/platform/http/transport-security.ts'
import type { Storefront } from './storefront-bundle.ts'

export type StorefrontSettings = KnownSources & {
  /** The API client of a visitor nobody knows, bound to this process. */
  client: (caller: PageCaller) => ShopClient
  /** The shop's terms as they stand now. */
  terms: () => Promise<TermsOfDay>
  /** Where old addresses lead. */
  redirects: (reads: Reads) => Promise<Redirects>
  made: () => Promise<Storefront>
  /** Its files are answered from the sources, and not from the build. */
  dev?: boolean
  distDirectory: string
  /** Where files of other builds stand. */
  db: Database['db']
  publicDirectory: string
  /** Where browsers reach the shop; pages name it in their canonical addresses. */
  publicAddress: string
  /** `files` among them is named by the pages. */
  origins: ForeignOrigins
  /** The card company's browser library, for the pages where cards are typed. */
  cardSdk: CardSdk
  /** The shop's ids at companies that want to know what visitors do; empty for those it does not work with. */
  trackers: TrackerIds
  cacheBytes?: number
}

export type TrackerIds = Readonly<Record<'tagManager' | 'ads' | 'pixel' | 'messaging' | 'chat', string>>

/** Names under which Apple and Google know the shop are empty where it does not take their wallets. */
export type CardSdk = {
  address: string
  environment: 'sandbox' | 'production'
  appleMerchant: string
  googleMerchant: string
  googleScript: string
}

/** All pages of some 1,700 products in both languages, at 35 kB each with its compressed copies. */
const defaultCacheBytes = 128 * 1024 * 1024

/** Answers for everything that people open in a browser: pages, their files, and addresses that lead to pages. */
export async function storefront(app: FastifyInstance, settings: StorefrontSettings): Promise<void> {
  await serveFiles(app, settings)
  servePages(app, { made: await settings.made(), settings })
}

/** What the pages need of the settings. */
type PageSettings = Pick<
  StorefrontSettings,
  | 'client'
  | 'content'
  | 'terms'
  | 'knownPages'
  | 'knownProducts'
  | 'redirects'
  | 'publicAddress'
  | 'origins'
  | 'cardSdk'
  | 'trackers'
  | 'cacheBytes'
>
type Served = { made: Storefront; settings: PageSettings }

/** Answers that all pages share, such as the menu in each language. */
const sharedAnswers = 100

/** Pages from memory, or rendered when they are not there; and the way to them from addresses without a language. */
export function servePages(app: FastifyInstance, { made, settings }: Served): void {
  const { content } = settings
  const pages = new PageCache({ content, maxBytes: settings.cacheBytes ?? defaultCacheBytes })
  const redirects = new KeptContent<Redirects>({ name: 'redirects', content, maxSize: 1 })
  const leadOn = leaderOf(async () => redirects.findOrMake('all', settings.redirects))
  const answers = made.development ? undefined : new KeptContent<unknown>({ name: 'shared-answers', content, maxSize: sharedAnswers })
  const inTurn = renderingTurns()
  const answer = pageAnswerer({
    pages,
    known: knownPagesOf(settings),
    leadOn,
    bundle: made.bundle,
    render: (page) => inTurn(() => renderPage({ made, settings, answers }, page)),
    keep: !made.development,
  })
  for (const path of ['/zh', '/zh/*', '/en', '/en/*']) app.get(path, answer)
  app.get('/*', async (request, reply) => sendElsewhere(request, reply, leadOn))
}

type Rendering = Served & { answers: KeptContent<unknown> | undefined }

async function renderPage({ made, settings, answers }: Rendering, { address, takesCards, filling }: ShownPage): Promise<FreshPage> {
  let isUnanswered = false
  const terms = await settings.terms()
  const { files } = settings.origins
  const from = files ? { files } : {}
  // Every page is drawn with the terms.
  const subjects = new Set<MadeOf[number]>(Object.keys(terms).map((name) => `setting:${name}` as const))
  const reads = (madeOf: MadeOf) => {
    for (const subject of madeOf) subjects.add(subject)
  }
  const clientOf = (language: Language) =>
    settings.client({ language, reads, unanswered: () => (isUnanswered = true), ...(answers && { answers }) })
  const asked = { address, origin: new URL(settings.publicAddress).origin, terms, ...from }
  const rendered = await (await made.bundle()).render(asked, { clientOf })
  // A page may do without a part of it that failed. Without one that the database did not answer it must not be kept.
  if (isUnanswered) throw new TooBusy()
  const { sources, membersOnly } = rendered
  const tags = made.tagsOf({ sources, membersOnly, language: address.split('/')[1], ...from })
  const scripts = [...rendered.scripts, ...inlineScriptsOf(tags)]
  const facts = termsTag(terms) + filesTag(files) + trackersTag(settings.trackers) + (takesCards ? cardSdkTag(settings.cardSdk) : '')
  const location = rendered.headers.get('location')
  return {
    status: rendered.status,
    html: rendered.html.replace('</head>', () => `${tags}${facts}</head>`),
    headers: {
      ...headersOfPages(settings),
      ...(made.development ? {} : pageSecurityHeaders({ scripts, takesCards }, settings.origins)),
      ...(location ? { location } : {}),
    },
    subjects: [...subjects],
    scripts: filling ? scripts.filter((text) => text.includes(filling.place)) : [],
  }
}

function headersOfPages({ publicAddress }: Pick<PageSettings, 'publicAddress'>): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...transportSecurity(publicAddress),
  }
}

/** The texts of the scripts among the tags that the shop itself puts into the head. */
function inlineScriptsOf(tags: string): string[] {
  return [...tags.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
}

/** Tells the page the terms that it was drawn with, so that the browser draws the same. */
function termsTag(terms: TermsOfDay): string {
  return `<meta name="terms" content="${quoted(JSON.stringify(terms))}">`
}

/** Tells the page from where it fetches pictures that it draws itself. */
function filesTag(files: string | undefined): string {
  return files ? `<meta name="files" content="${quoted(files)}">` : ''
}

/** Tells the page where its card fields come from; it loads them when somebody is about to pay. */
function cardSdkTag({ address, environment, appleMerchant, googleMerchant, googleScript }: CardSdk): string {
  const data = { environment, 'apple-merchant': appleMerchant, 'google-merchant': googleMerchant, 'google-script': googleScript }
  return `<meta name="card-sdk" content="${quoted(address)}" ${dataAttributes(data)}>`
}

/** Tells the page which trackers the shop works with; nothing where it works with none. */
function trackersTag({ tagManager, ...others }: TrackerIds): string {
  const data = { 'tag-manager': tagManager, ...others }
  return Object.values(data).every((id) => id === '') ? '' : `<meta name="trackers" ${dataAttributes(data)}>`
}

function dataAttributes(data: Readonly<Record<string, string>>): string {
  return Object.entries(data)
    .map(([name, value]) => `data-${name}="${quoted(value)}"`)
    .join(' ')
}

function quoted(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}

const yearMs = 365 * 24 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Hashed files never change and are sent pre-compressed; the few public files at the root may. */
async function serveFiles(app: FastifyInstance, { db, dev, distDirectory, publicDirectory }: StorefrontSettings): Promise<void> {
  const setHeaders = (reply: { header: (name: string, value: string) => unknown }) => reply.header('x-content-type-options', 'nosniff')
  if (!dev) {
    const root = join(distDirectory, 'browser/assets')
    const files = { root, preCompressed: true, immutable: true, maxAge: yearMs, decorateReply: false, setHeaders }
    const own = async (scope: FastifyInstance) => void (await scope.register(fastifyStatic, files))
    await buildFileRoutes(app, { db, address: 'assets', own })
  }
  await app.register(fastifyStatic, { root: publicDirectory, serve: false, maxAge: dayMs, setHeaders })
  for (const name of await readdir(publicDirectory)) app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
}

/** First segments that are no pages: what is unknown below them is answered 404 in JSON, by the application around. */
const notPages = new Set(['api', 'static_pages', 'assets', 'media', 'health', 'metrics', '.well-known', 'humans.txt'])

/** Addresses without a language: three lead to their Chinese page, old ones where staff say, all others to the page that says so (D-02). */
async function sendElsewhere(request: FastifyRequest, reply: FastifyReply, leadOn: LeadOn): Promise<unknown> {
  const { path, search } = readAddress(request.url)
  const [first = '', second, ...rest] = path.split('/').slice(1)
  if (notPages.has(first) || isLanguage(first)) return reply.callNotFound()
  const known = first === '' || ((first === 'product' || first === 'items') && second && rest.length === 0)
  const led = known ? null : await leadOn({ path, search })
  if (led) return reply.header('cache-control', 'no-cache').redirect(led.movedTo, led.status)
  return reply.redirect(known ? `/zh${path === '/' ? '' : path}${search}` : '/zh/404', 302)
}
