import { hash } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type BrotliOptions } from 'node:zlib'
import type { FollowedContent } from '#server/platform/content/followed-content.ts'
import { KeptContent } from '#server/platform/content/kept-content.ts'
import type { Made } from '#server/platform/content/subject.ts'
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

/** Rendered pages, kept while what they show is unchanged, the longest unused leaving first when memory is short. */
export class PageCache {
  readonly #pages: KeptContent<StoredPage>

  constructor({ content, maxBytes }: PageCacheSettings) {
    this.#pages = new KeptContent({ content, maxSize: maxBytes, sizeOf: bytesOf, isKept: ({ status }) => status < 500 })
  }

  /** The page if it is in memory and known to be true; undefined when there is none or when that has to be asked first. */
  peek(key: string): StoredPage | undefined {
    return this.#pages.peek(key)
  }

  /** The page from memory, or rendered now and kept. Whoever asks meanwhile waits for the same rendering. */
  async load(key: string, render: () => Promise<FreshPage>): Promise<StoredPage> {
    const kept = await this.#pages.find(key)
    if (kept) return kept.value
    waiting.publish(key)
    const { value } = await this.#pages.load(key, async () => {
      const fresh = await render()
      return { value: storedPage(fresh), subjects: fresh.subjects }
    })
    return value
  }
}

function bytesOf({ value, subjects }: Made<StoredPage>): number {
  return Math.ceil(value.bodyIn('identity').length * 1.6) + overheadBytes + bytesOfSubject * subjects.length
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

/** What is answered keeps a whole one of these in memory, however little of it is used. */
const chunkSize = 16 * 1024

/** Measured with a product page of 21 kB: 0.05 ms to 7.6 kB, on the spot, where handing it to another thread costs more. */
function compressInHaste(identity: Buffer, encoding: Encoding): Buffer {
  return encoding === 'gzip' ? gzipSync(identity, { level: 1, chunkSize }) : brotliCompressSync(identity, brotliOf(identity, 0))
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The same page: 1 ms to 7.2 kB, beside everything else. */
async function compressWell(identity: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? zip(identity, { level: 9, chunkSize }) : brotli(identity, brotliOf(identity, 7))
}

function brotliOf(identity: Buffer, quality: number): BrotliOptions {
  return { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length } }
}
