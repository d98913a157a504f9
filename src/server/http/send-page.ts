import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedPage, type ContentVersions, type Encoding, type FreshPage, type PageCache, type StoredPage } from './page-cache.ts'
import type { PageFacts } from './storefront-bundle.ts'

type PageSource = {
  pages: PageCache
  factsOf: (path: string) => Promise<PageFacts | undefined>
  /** `versions`: of the content that the page is made of; left out for a page that is not kept. */
  render: (page: PageAsked, versions?: ContentVersions) => Promise<FreshPage>
  /** Whether rendered pages are kept. */
  keep: boolean
}

export type PageAsked = { address: string; facts: PageFacts | undefined }

/** Answers requests for pages: from memory, else rendered now. */
export function pageAnswerer(source: PageSource): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async ({ raw }, reply) => {
    const { url = '/zh' } = raw
    const page = (source.keep && source.pages.peek(url)) || (await findPage(source, url))
    reply.hijack()
    send(page, raw, reply.raw)
  }
}

/** Sends a page that is in memory as it is asked for, and answers whether it did. Everything else takes the long way. */
export function sendFromMemory(pages: PageCache, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url } = request
  const page = method === 'GET' && url ? pages.peek(url) : undefined
  if (!page) return false
  send(page, request, response)
  return true
}

function send(page: StoredPage, { headers }: IncomingMessage, response: ServerResponse): void {
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, [...Object.entries(page.headers).flat(), 'etag', page.etag])
    response.end()
    return
  }
  const encoding = bestEncoding(headers['accept-encoding'])
  const body = page.bodyIn(encoding)
  response.writeHead(page.status, headersOf(page, { encoding, body }))
  response.end(body)
}

async function findPage({ pages, factsOf, render, keep }: PageSource, url: string): Promise<StoredPage> {
  const { pathname, search } = ownAddress(url)
  const clean = pathname.replace(/\/+$/, '')
  const facts = await factsOf(clean)
  const page = { address: clean + declaredQuery(search, facts), facts }
  // What is no page of ours depends on nothing and would stay for ever.
  return keep && facts ? pages.load(page.address, (versions) => render(page, versions)) : storedPage(await render(page))
}

/** The path that was asked for, whatever host the request line names: a page has one address in memory, and it is ours. */
function ownAddress(url: string): URL {
  return URL.parse(url.startsWith('/') ? `http://shop${url}` : url) ?? new URL('http://shop/zh/404')
}

/** Only what the page declares, in a fixed order: no two addresses of one page are kept twice. */
function declaredQuery(query: string, facts: PageFacts | undefined): string {
  if (query === '' || !facts || facts.query.length === 0) return ''
  const asked = new URLSearchParams(query)
  const kept = new URLSearchParams()
  for (const name of facts.query) {
    const value = asked.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept.size === 0 ? '' : `?${kept}`
}

function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const text = String(accepted ?? '')
  if (text.includes('br')) return 'br'
  return text.includes('gzip') ? 'gzip' : 'identity'
}

const madeHeaders = new WeakMap<Buffer, string[]>()

/** The headers as Node writes them fastest: one flat list, made once for each body. */
function headersOf(page: StoredPage, { encoding, body }: { encoding: Encoding; body: Buffer }): string[] {
  const known = madeHeaders.get(body)
  if (known) return known
  const headers = [...Object.entries(page.headers).flat(), 'etag', page.etag, 'content-length', String(body.length)]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  madeHeaders.set(body, headers)
  return headers
}
