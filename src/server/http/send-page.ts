import type { ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, FreshPage, PageCache, StoredPage } from './page-cache.ts'
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
    const { url } = request.raw
    const page = (source.keep && source.pages.peek(url ?? '')) || (await findPage(source, url ?? '/zh'))
    const encoding = bestEncoding(request.headers['accept-encoding'])
    const known = request.headers['if-none-match']?.includes(page.etag) ?? false
    const body = await page.bodyIn(encoding)
    reply.hijack()
    send(reply.raw, known && page.status === 200 ? { status: 304, headers: headersOf(page, { encoding, length: undefined }) } : { status: page.status, headers: headersOf(page, { encoding, length: body.length }), body })
  }
}

async function findPage({ pages, factsOf, render, keep }: PageSource, url: string): Promise<StoredPage> {
  const [path = '', query] = url.split('?')
  const clean = path.length > 1 && path.endsWith('/') ? path.replace(/\/+$/, '') : path
  const facts = await factsOf(clean)
  const address = clean + declaredQuery(query, facts)
  const key = keep ? address : `${address}#${Math.random()}`
  return pages.load(key, () => render(address, facts))
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

const madeHeaders = new WeakMap<StoredPage, Map<string, string[]>>()

/** The headers as Node writes them fastest: one flat list, made once per page and encoding. */
function headersOf(page: StoredPage, { encoding, length }: { encoding: Encoding; length: number | undefined }): string[] {
  const made = madeHeaders.get(page) ?? new Map<string, string[]>()
  madeHeaders.set(page, made)
  const key = `${encoding} ${length}`
  const known = made.get(key)
  if (known) return known
  const headers = Object.entries({ ...page.headers, etag: page.etag }).flat()
  if (length !== undefined) headers.push('content-length', String(length))
  if (length !== undefined && encoding !== 'identity') headers.push('content-encoding', encoding)
  made.set(key, headers)
  return headers
}

function send(raw: ServerResponse, { status, headers, body }: { status: number; headers: string[]; body?: Buffer }): void {
  raw.writeHead(status, headers)
  raw.end(body)
}
