import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KnownPages, ShownPage } from '#contract/found-page.ts'
import type { ContentVersions } from '#server/followed-versions.ts'
import { busyPage, TooBusy } from './busy-page.ts'
import { fillPage } from './fill-page.ts'
import { languageOfPath } from './language.ts'
import { storedPage, type Encoding, type FreshPage, type PageCache, type StoredPage } from './page-cache.ts'
import { readAddress } from './read-address.ts'
import type { StorefrontBundle } from './storefront-bundle.ts'

type PageSource = {
  pages: PageCache
  known: (versions: ContentVersions) => Promise<KnownPages>
  bundle: () => Promise<StorefrontBundle>
  /** `versions`: of the content that the page is made of; left out for a page that is not kept. */
  render: (page: ShownPage, versions?: ContentVersions) => Promise<FreshPage>
  /** Whether rendered pages are kept. */
  keep: boolean
}

/** Answers requests for pages: from memory, else rendered now; from an address that is not the page's own it leads there. */
export function pageAnswerer(source: PageSource): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  return async ({ raw }, reply) => {
    const { url = '/zh' } = raw
    const page = (source.keep && source.pages.peek(url)) || (await findPage(source, url))
    if ('movedTo' in page) return reply.header('cache-control', 'no-cache').redirect(page.movedTo, 301)
    reply.hijack()
    return send(page, raw, reply.raw)
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

async function findPage({ pages, known, bundle, render, keep }: PageSource, url: string): Promise<StoredPage | { movedTo: string }> {
  const asked = readAddress(url)
  const found = (await bundle()).findPage(asked, await known(await pages.versions()))
  // What a tracker put into the query goes along.
  if (found.kind === 'moved') return { movedTo: found.path + asked.search }
  try {
    const page = keep ? await pages.load(found.address, (versions) => render(found, versions)) : storedPage(await render(found))
    return found.filling ? fillPage(page, found.filling) : page
  } catch (error) {
    if (error instanceof TooBusy) return busyPage[languageOfPath(asked.path)]
    throw error
  }
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
