import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KnownPages, ShownPage } from '#contract/shop/found-page.ts'
import { bestEncoding, type Encoding } from './best-encoding.ts'
import { busyPage, TooBusy } from './busy-page.ts'
import { fillPage } from './fill-page.ts'
import { languageOfPath } from '#server/platform/http/language.ts'
import { productIn } from './known-pages.ts'
import type { LeadOn, Moved } from './lead-on.ts'
import { storedPage, type FreshPage, type PageCache, type StoredPage } from './page-cache.ts'
import { readAddress } from './read-address.ts'
import { requestIdHeader } from '#server/platform/http/request-id.ts'
import { isNoAnswer } from '#server/platform/http/speak-problem.ts'
import type { StorefrontBundle } from './storefront-bundle.ts'

type PageSource = {
  pages: PageCache
  known: (path: string) => Promise<KnownPages>
  leadOn: LeadOn
  bundle: () => Promise<StorefrontBundle>
  render: (page: ShownPage) => Promise<FreshPage>
  /** Whether rendered pages are kept. */
  keep: boolean
}

/**
 * Answers requests for pages: from memory, else rendered now; from an address that is not the page's own it leads there.
 * A page in memory is sent without waiting for anything, which every promise on the way would be.
 */
export function pageAnswerer(source: PageSource): (request: FastifyRequest, reply: FastifyReply) => unknown {
  const answerRendered = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await findPage({ ...source, log: request.log, requestId: request.id }, request.url)
    if ('movedTo' in page) return reply.header('cache-control', 'no-cache').redirect(page.movedTo, page.status)
    return send(page, reply, page.status < 500 ? staleHeaders(source.pages.staleSeconds) : [])
  }
  return (request, reply) => {
    const page = source.keep ? source.pages.peek(request.url) : undefined
    return page ? send(page, reply) : answerRendered(request, reply)
  }
}

/** Whoever keeps pages of ours hears how old one is that nobody could say anything of (RFC 9211). */
function staleHeaders(seconds: number): string[] {
  return seconds === 0 ? [] : ['age', String(seconds), 'cache-status', `meihao; hit; ttl=-${seconds}`]
}

/** Written straight to the connection: Fastify would make the headers of a page anew for each request. */
function send(page: StoredPage, reply: FastifyReply, more: readonly string[] = []): void {
  const { id, headers } = reply.request
  reply.hijack()
  const { raw } = reply
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    raw.writeHead(304, [...Object.entries(page.headers).flat(), 'etag', page.etag, ...more, requestIdHeader, id])
    raw.end()
    return
  }
  const encoding = bestEncoding(headers['accept-encoding'], page.encodings)
  const body = page.bodyIn(encoding)
  raw.writeHead(page.status, [...headersOf(page, { encoding, body }), ...more, requestIdHeader, id])
  raw.end(body)
}

/** Without an answer of the database there is no page either: the visitor is asked to come back. */
async function findPage(
  { log, requestId, ...source }: PageSource & { log: FastifyRequest['log']; requestId: string },
  url: string,
): Promise<StoredPage | Moved> {
  const asked = readAddress(url)
  try {
    // What is in memory under this very address needs nobody who tells what it means; to a product's a query adds nothing.
    const kept = source.keep ? await source.pages.find(productIn(asked.path) > 0 ? asked.path : url) : undefined
    return kept ?? (await findPageOf(source, asked))
  } catch (error) {
    if (isNoAnswer(error)) log.error({ err: error }, 'a page could not be drawn')
    else if (!(error instanceof TooBusy)) throw error
    return busyPage(languageOfPath(asked.path), requestId)
  }
}

async function findPageOf(
  { pages, known, leadOn, bundle, render, keep }: PageSource,
  asked: ReturnType<typeof readAddress>,
): Promise<StoredPage | Moved> {
  const found = (await bundle()).findPage(asked, await known(asked.path))
  // What a tracker put into the query goes along.
  if (found.kind === 'moved') return { movedTo: found.path + asked.search, status: 301 }
  const led = found.isLost ? await leadOn(asked) : null
  if (led) return led
  const page = keep ? await pages.load(found.address, () => render(found)) : storedPage(await render(found))
  return found.filling ? fillPage(page, found.filling) : page
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
