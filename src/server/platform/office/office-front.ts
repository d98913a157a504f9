import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { officeDocumentTexts } from '#texts/office/document.ts'

/** The pages of the office as a browser gets them: one document, which its scripts fill, and their files. */
export type OfficeFront = {
  document: () => Promise<string>
  /** The Content-Security-Policy that goes with the document. */
  policy: string
  /** Where the files lie that it names; null where others answer for them. */
  assetsDirectory: string | null
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const entry = 'src/office/browser.tsx'

/** Who is there is what the scripts ask first, whatever the page; so it is asked while they come. */
const askedFirst = '<link rel="preload" href="/office/api/v1/me" as="fetch" crossorigin>'

/** Nothing of elsewhere, and nothing that stands in the document itself. */
const policy = [
  "default-src 'none'",
  // WebAssembly: the reader of codes where the browser has none.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Previews of goods.
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The office that `npm run build` made. */
export async function builtOfficeFront(distDirectory: string): Promise<OfficeFront> {
  const directory = join(distDirectory, 'office')
  const manifest: Manifest = JSON.parse(await readFile(join(directory, '.vite/manifest.json'), 'utf8'))
  const { file = '', css = [], imports = [] } = manifest[entry] ?? {}
  const tags = [
    askedFirst,
    ...css.map((style) => `<link rel="stylesheet" href="/office/${style}">`),
    ...imports.map((source) => `<link rel="modulepreload" href="/office/${manifest[source]?.file}">`),
    `<script type="module" src="/office/${file}"></script>`,
  ].join('')
  const document = documentWith(tags)
  return { document: async () => document, policy, assetsDirectory: join(directory, 'assets') }
}

/** The office from its sources, with hot reload: Vite answers for modules under addresses of its own. */
export async function officeFrontInDevelopment(app: FastifyInstance): Promise<OfficeFront> {
  const { createServer } = await import('vite')
  const configFile = resolve(import.meta.dirname, '../../../../vite.office.config.ts')
  const vite = await createServer({ configFile, server: { middlewareMode: true, hmr: { server: app.server } } })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/office\/(@|src\/|node_modules\/|__)/.test(request.url)) return done()
    reply.hijack()
    vite.middlewares(request.raw, reply.raw)
  })
  const tags = `<script type="module" src="/${entry}"></script>`
  return {
    document: () => vite.transformIndexHtml('/office', documentWith(tags)),
    policy: "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'",
    assetsDirectory: null,
  }
}

function documentWith(tags: string): string {
  const { title, needsScript } = officeDocumentTexts
  return `<!doctype html><html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="robots" content="noindex, nofollow"><title>${title.zh}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags}</head><body><div id="office"></div><noscript>${needsScript.zh}<br><span lang="en">${needsScript.en}</span></noscript></body></html>`
}
