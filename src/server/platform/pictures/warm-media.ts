import { readdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { PictureWidth } from '#rules/catalog/pictures/picture.ts'
import { type MediaFile, type MediaKind, mediaKinds, originalPath, readMediaFile } from './media-file.ts'
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

/** Encodes the usual sizes in the background, one at a time with rests, so that visitors come first. Answers how many it looked at. */
export async function warmMedia(directory: string, { signal, rest = 3, broken }: Warming): Promise<number> {
  const resize = openResizer(directory, { atOnce: 1 })
  let done = 0
  for (const file of await usualFiles(directory)) {
    if (signal.aborted) break
    const start = performance.now()
    await resize(file).catch(broken)
    done++
    await pause((performance.now() - start) * rest, undefined, { signal }).catch(() => undefined)
  }
  return done
}

async function usualFiles(directory: string): Promise<MediaFile[]> {
  const perKind = mediaKinds.map(async (kind) => {
    const names = await namesOf(directory, kind)
    return names.flatMap((name) => usualWidths[kind].map((width) => readMediaFile(kind, `${name}-${width}.avif`)))
  })
  return (await Promise.all(perKind)).flat().filter((file) => file !== null)
}

async function namesOf(directory: string, kind: MediaKind): Promise<string[]> {
  const folder = dirname(originalPath(directory, { kind, name: 'any' }))
  const files = await readdir(folder).catch(() => [])
  return files.filter((file) => /\.(svg|webp|jpg|png)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''))
}
