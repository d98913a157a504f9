import { hash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { LRUCache } from 'lru-cache'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'
import type { FollowedContent } from '#server/platform/content/followed-content.ts'
import { KeptContent, type Dropped } from '#server/platform/content/kept-content.ts'
import type { Made } from '#server/platform/content/subject.ts'
import { pageShown, type PageShown } from '#server/platform/watched.ts'
import type { Encoding } from './best-encoding.ts'

/** A page as it was just rendered. That something does not exist is as good to keep as a thing; only a page that failed is not. */
export type FreshPage = {
  status: number
  html: string
  headers: Readonly<Record<string, string>>
  /** What it was made of. */
  subjects: Made<unknown>['subjects']
  /** The texts of those of its scripts that are still to be filled in; see fill-page.ts. */
  scripts?: readonly string[]
}

/** A page in memory: what it says, in which encodings. */
export type StoredPage = {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly scripts: readonly string[]
  readonly encodings: ReadonlySet<Encoding>
  /** The page in that encoding: compressed in haste for whoever asks first, and as small as it gets for those who come later. */
  readonly bodyIn: (encoding: Encoding) => Buffer
}

export type PageCacheSettings = {
  content: FollowedContent
  maxBytes: number
}

/** What a page costs beside its text: the compressed copies and the bookkeeping. */
const overheadBytes = 1024
const bytesOfSubject = 128

/** Tells whoever measures this process of every view that had to wait for its page to be drawn. */
const waiting = channel('meihao:page-awaited')

/** A page that has changed is shown no longer than this after it was last known to be true, so that nobody sees one that is 2 s old. */
const oldMs = 1800
/** Between two pages that nobody waits for. */
const pauseMs = 10
/** So much more room is there for pages that are just being replaced. */
const replacedPart = 1 / 8

type Render = () => Promise<FreshPage>
type KeptPage = { readonly page: StoredPage; readonly render: Render; wasSeen: boolean }

/**
 * Rendered pages, kept while what they show is unchanged, the longest unused leaving first when memory is short. What has changed
 * is rendered anew at once where somebody looked at it, with the next view where not, and meanwhile shown as it was.
 */
export class PageCache {
  readonly #content: FollowedContent
  readonly #pages: KeptContent<KeptPage>
  readonly #replaced: LRUCache<string, KeptPage>

  constructor({ content, maxBytes }: PageCacheSettings) {
    this.#content = content
    this.#pages = new KeptContent({
      name: 'pages',
      content,
      maxSize: maxBytes,
      sizeOf: bytesOf,
      isKept: ({ page }) => page.status < 500,
      dropped: (old, trueAt) => this.#replace(old, trueAt),
    })
    this.#replaced = new LRUCache({ maxSize: Math.ceil(maxBytes * replacedPart), ttl: oldMs, ttlResolution: 0, perf: content })
  }

  /** The page if it is in memory and known to be true; undefined when there is none or when that has to be asked first. */
  peek(key: string): StoredPage | undefined {
    const kept = seen(this.#pages.peek(key))
    if (kept) show('memory')
    return kept
  }

  /** For how many seconds nobody has said whether pages in memory are still true; 0 while that is known. */
  get staleSeconds(): number {
    return Math.ceil(this.#content.staleMs / 1000)
  }

  /** The page from memory, also an old one while nobody says what has changed. */
  async find(key: string): Promise<StoredPage | undefined> {
    const kept = seen((await this.#pages.findTrusted(key))?.value)
    if (kept) show('memory')
    return kept
  }

  /** As `find`, or rendered now and kept. Whoever asks meanwhile waits for the same rendering. */
  async load(key: string, render: Render): Promise<StoredPage> {
    const kept = await this.find(key)
    if (kept) return kept
    const rendered = this.#render(key, render)
    const replaced = this.#replaced.get(key)
    if (replaced) {
      rendered.catch(leaveToTheNext)
      show('replaced')
      return replaced.page
    }
    waiting.publish(key)
    show('rendered')
    return rendered
  }

  async #render(key: string, render: Render): Promise<StoredPage> {
    const { value } = await this.#pages.load(key, async () => {
      const fresh = await render()
      return { value: { page: storedPage(fresh), render, wasSeen: false }, subjects: fresh.subjects }
    })
    return value.page
  }

  #replace(old: Dropped<KeptPage>, trueAt: number): void {
    const ttl = trueAt + oldMs - this.#content.now()
    if (ttl <= 0) return
    for (const [key, made] of old) this.#replaced.set(key, made.value, { ttl, size: bytesOf(made) })
    void this.#renderSeen([...old.keys()])
  }

  /** One after the other with a pause between, so that neither visitors whose pages are not in memory nor orders queue behind them. */
  async #renderSeen(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      const old = this.#replaced.get(key)
      if (!old?.wasSeen) continue
      await this.#render(key, old.render).catch(leaveToTheNext)
      await pause(pauseMs)
    }
  }
}

function show(from: PageShown): void {
  pageShown.publish(from)
}

function seen(kept: KeptPage | undefined): StoredPage | undefined {
  if (kept) kept.wasSeen = true
  return kept?.page
}

/** Nobody waits for it. Whoever asks when the old page may not be shown any more renders it, and is told what is wrong. */
function leaveToTheNext(): void {}

function bytesOf({ value, subjects }: Made<KeptPage>): number {
  return Math.ceil(value.page.bodyIn('identity').length * 1.6) + overheadBytes + bytesOfSubject * subjects.length
}

const allEncodings: ReadonlySet<Encoding> = new Set(['br', 'gzip', 'identity'])

/** A rendered page as it is sent, whether it is kept or not. */
export function storedPage({ status, html, headers, scripts = [] }: Omit<FreshPage, 'subjects'>): StoredPage {
  const identity = Buffer.from(html)
  return { status, etag: etagOf(identity), headers, scripts, encodings: allEncodings, bodyIn: encoder(identity) }
}

export function etagOf(content: Buffer | string): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`
}

function encoder(identity: Buffer): StoredPage['bodyIn'] {
  const bodies: Partial<Record<Encoding, Buffer>> = { identity }
  const again = new Set<Encoding>(['identity'])
  return (encoding) => {
    const known = bodies[encoding]
    if (!known) return (bodies[encoding] = compressInHaste(identity, encoding))
    if (!again.has(encoding)) {
      again.add(encoding)
      compressWell(identity, encoding).then((body) => (bodies[encoding] = body), keepHasty)
    }
    return known
  }
}

/** The page was sent before, and can be sent that way again. */
function keepHasty(): void {}

/** The compressor answers with a piece of one of these, and the whole would stay in memory: what is kept is a copy. */
const chunkSize = 16 * 1024

/** Measured with a product page of 21 kB: 0.05 ms to 7.6 kB, on the spot, where handing it to another thread costs more. */
function compressInHaste(identity: Buffer, encoding: Encoding): Buffer {
  return Buffer.from(
    encoding === 'gzip' ? gzipSync(identity, { level: 1, chunkSize }) : brotliCompressSync(identity, brotliOf(identity, 0)),
  )
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The same page: 1 ms to 7.2 kB, beside everything else. */
async function compressWell(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  return Buffer.from(await (encoding === 'gzip' ? zip(identity, { level: 9, chunkSize }) : brotli(identity, brotliOf(identity, 7))))
}

function brotliOf(identity: Buffer, quality: number): BrotliOptions {
  return { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
}
