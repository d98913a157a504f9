import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ShopClient } from '#contract/client.ts'
import type { Language } from '#rules/locale.ts'
import { readBuiltTags, type PageTags } from './browser-files.ts'

/** What a page says of itself before it is rendered. */
export type PageFacts = {
  /** Kinds of content that it shows; it is old as soon as one of them changes. */
  dependsOn: readonly string[]
  /** Parameters of the query that the rendered page depends on. All others do not reach it. */
  query: readonly string[]
  /** Whether buyers give their cards here. */
  takesCards: boolean
}

export type RenderedPage = { status: number; headers: Headers; html: string; sources: readonly string[] }

/** The storefront as Vite makes it for the server (src/storefront/render.tsx). It reaches the shop only by the client it is given. */
export type StorefrontBundle = {
  factsOfPage: (path: string) => PageFacts | undefined
  render: (request: Request, needs: { clientOf: (language: Language) => ShopClient }) => Promise<RenderedPage>
}

export type Storefront = {
  /** The storefront to render with: in production always the same, in development as the sources stand now. */
  bundle: () => Promise<StorefrontBundle>
  tagsOf: PageTags
  development: boolean
}

/** The storefront that `npm run build` made. */
export async function builtStorefront(distDirectory: string): Promise<Storefront> {
  const tagsOf = await readBuiltTags(join(distDirectory, 'browser'))
  const bundle: StorefrontBundle = await import(pathToFileURL(join(distDirectory, 'server/render.js')).href)
  return { bundle: async () => bundle, tagsOf, development: false }
}

/** The storefront from its sources, with hot reload: Vite answers for modules under addresses of its own. */
export async function storefrontInDevelopment(app: FastifyInstance): Promise<Storefront> {
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
    bundle: async () => (await vite.ssrLoadModule('/src/storefront/render.tsx')) as StorefrontBundle,
    tagsOf: () => tags,
    development: true,
  }
}

