import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { CartItem } from '#contract/shop/api/cart.ts'
import type { ListedCard } from '#contract/shop/api/products.ts'
import type { User } from '#contract/shop/api/user.ts'
import type { ShopClient } from '#contract/shop/client.ts'
import type { FoundPage, KnownPages } from '#contract/shop/found-page.ts'
import type { Language } from '#rules/locale.ts'
import type { TermsOfDay } from '#rules/terms.ts'
import { readBuiltTags, type PageTags } from './browser-files.ts'

/** `scripts`: the texts of the inline scripts that are the storefront's own. */
export type RenderedPage = {
  status: number
  headers: Headers
  html: string
  scripts: readonly string[]
  sources: readonly string[]
  membersOnly: boolean
}

/** `path` has no slash at its end. */
export type PageAsked = { path: string; query: URLSearchParams }

/** One product for one viewer: its page, or a part of the shop that shows it. */
export type PreviewWanted = {
  language: Language
  product: number
  view: 'page' | 'card' | 'cart' | 'search'
  user: User | null
  card: ListedCard | null
  line: CartItem
  origin: string
  terms: TermsOfDay
}

/** All is read; drawing it asks for nothing more. */
export type OpenedPreview = { draw: () => string; sources: readonly string[] }

/** The storefront as Vite makes it for the server (src/storefront/render.tsx). It reaches the shop only by the client it is given. */
export type StorefrontBundle = {
  findPage: (asked: PageAsked, known: KnownPages) => FoundPage
  render: (
    asked: { address: string; origin: string; files?: string; terms: TermsOfDay },
    needs: { clientOf: (language: Language) => ShopClient },
  ) => Promise<RenderedPage>
}

/** The same with what the office previews goods by. */
export type WholeBundle = StorefrontBundle & {
  openPreview: (wanted: PreviewWanted, needs: { clientOf: (language: Language) => ShopClient }) => Promise<OpenedPreview>
}

export type Storefront<Bundle = StorefrontBundle> = {
  /** The storefront to render with: in production always the same, in development as the sources stand now. */
  bundle: () => Promise<Bundle>
  tagsOf: PageTags
  development: boolean
}

/** The storefront that `npm run build` made. */
export async function builtStorefront(distDirectory: string): Promise<Storefront<WholeBundle>> {
  const tagsOf = await readBuiltTags(join(distDirectory, 'browser'))
  const bundle: WholeBundle = await import(pathToFileURL(join(distDirectory, 'server/render.js')).href)
  return { bundle: async () => bundle, tagsOf, development: false }
}

/** The storefront from its sources, with hot reload: Vite answers for modules under addresses of its own. */
export async function storefrontInDevelopment(app: FastifyInstance): Promise<Storefront<WholeBundle>> {
  const { createServer } = await import('vite')
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server: app.server } }, appType: 'custom' })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(@|src\/|node_modules\/|__)/.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
  const preamble = (await vite.transformIndexHtml('/', '<head></head>')).replace(/<\/?head>/g, '')
  const tags = `${preamble}<link rel="stylesheet" href="/src/storefront/app.css?direct"><script type="module" src="/src/storefront/browser.tsx"></script>`
  return {
    bundle: async () => (await vite.ssrLoadModule('/src/storefront/render.tsx')) as WholeBundle,
    tagsOf: () => tags,
    development: true,
  }
}
