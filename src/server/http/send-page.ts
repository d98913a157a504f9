import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { storedPage, type Encoding, type FreshPage, type PageCache, type StoredPage } from './page-cache.ts'
import type { PageFacts } from './storefront-bundle.ts'

type PageSource = {
  pages: PageCache
  factsOf: (path: string) => Promise<PageFacts | undefined>
  render: (address: string, facts: PageFacts | undefined) => Promise<FreshPage>
  /** Whether rendered pages are kept. */
  keep: boolean
}

/**
 * Answers requests for pages. A page in memory is sent past Fastify's own reply, with headers that were made once:
 * that is the path nearly every visitor takes.
 */
export function pageAnswerer(source: PageSource): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  return async (request, reply) => {
    const { url = '/zh', headers } = request.raw
    const page = (source.keep && source.pages.peek(url)) || (await findPage(source, url))
    const encoding = bestEncoding(headers['accept-encoding'])
    const body = await page.bodyIn(encoding)
    reply.hijack()
    if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) return sendUnchanged(reply.raw, page)
    reply.raw.writeHead(page.status, headersOf(page, { encoding, length: body.length }))
    reply.raw.end(body)
  }
}

async function findPage({ pages, factsOf, render, keep }: PageSource, url: string): Promise<StoredPage> {
  const [path = '', query] = url.split('?')
  const clean = path.replace(/\/+$/, '')
  const facts = await factsOf(clean)
  const address = clean + declaredQuery(query, facts)
  return keep ? pages.load(address, () => render(address, facts)) : storedPage(await render(address, facts))
}

/** Only what the page declares, in a fixed order: no two addresses of one page are kept twice. */
function declaredQuery(query: string | undefined, facts: PageFacts | undefined): string {
  if (!query || !facts || facts.query.length === 0) return ''
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

const madeHeaders = new WeakMap<StoredPage, Map<Encoding, string[]>>()

/** The headers as Node writes them fastest: one flat list, made once per page and encoding. */
function headersOf(page: StoredPage, { encoding, length }: { encoding: Encoding; length: number }): string[] {
  const made = madeHeaders.get(page) ?? new Map<Encoding, string[]>()
  madeHeaders.set(page, made)
  const known = made.get(encoding)
  if (known) return known
  const headers = [...Object.entries(page.headers).flat(), 'etag', page.etag, 'content-length', String(length)]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  made.set(encoding, headers)
  return headers
}

function sendUnchanged(raw: ServerResponse, page: StoredPage): void {
  raw.writeHead(304, [...Object.entries(page.headers).flat(), 'etag', page.etag])
  raw.end()
}
