import { setTimeout as pause } from 'node:timers/promises'
import type { PictureWidth } from '#rules/catalog/pictures/picture.ts'
import type { Media } from './media.ts'
import { type MediaFile, type MediaKind, mediaKinds, originalName, readMediaFile } from './media-file.ts'
import { openResizer } from './open-resizer.ts'

export type Warming = {
  /** Ends the work early, when the shop closes. */
  signal: AbortSignal
  /** One picture that cannot be encoded does not keep the others waiting. */
  broken: (error: unknown) => void
  /** How long to rest after a piece of work, in times of what it took; three unless told. */
  rest?: number
}

/** The sizes that pages ask for first. */
const usualWidths: Record<MediaKind, readonly PictureWidth[]> = {
  products: [400, 800],
  categories: [400, 800],
  banners: [800, 1920],
  articles: [400, 800],
  shares: [],
}

/** What visitors ask for themselves needs the rest of the cache. */
const fullEnough = 0.5

/** Encodes the usual sizes in the background, one at a time with rests, so that visitors come first. Answers how many it looked at. */
export async function warmMedia(media: Media, { signal, rest = 3, broken }: Warming): Promise<number> {
  const resize = openResizer(media, { atOnce: 1 })
  let done = 0
  await media.cache.known
  for await (const file of usualFiles(media)) {
    if (signal.aborted || media.cache.filled() > fullEnough) break
    const start = performance.now()
    await resize(file).catch(broken)
    done++
    await pause((performance.now() - start) * rest, undefined, { signal }).catch(() => undefined)
  }
  return done
}

async function* usualFiles({ originals }: Media): AsyncIterable<MediaFile> {
  for (const kind of mediaKinds) for await (const { name } of originals.list(originalName({ kind, name: '' }))) yield* sizesOf(kind, name)
}

function sizesOf(kind: MediaKind, original: string): MediaFile[] {
  const [, name = ''] = /([^/]+)\.(?:svg|webp|jpg|png)$/.exec(original) ?? []
  return usualWidths[kind].map((width) => readMediaFile(kind, `${name}-${width}.avif`)).filter((file) => file !== null)
}
