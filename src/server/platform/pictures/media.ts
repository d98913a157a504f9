import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Originals } from '#ports/originals.ts'
import { FileCache } from './file-cache.ts'

/** The files of the shop: originals, wherever they are kept, and what this machine keeps of them. */
export type Media = {
  originals: Originals
  /** Sizes of pictures, and originals that were brought from elsewhere. */
  cache: FileCache
  /** Where an original lies on this machine, if need be after it was brought; null when there is none. */
  reach: (name: string) => Promise<string | null>
}

export type MediaPlan = {
  originals: Originals
  /** Where this machine keeps what it can have again. */
  directory: string
  mostCacheBytes: number
  now: () => Date
}

export function openMedia({ originals, directory, mostCacheBytes, now }: MediaPlan): Media {
  const cache = new FileCache(join(directory, 'resized'), { mostBytes: mostCacheBytes, now })
  return {
    originals,
    cache,
    reach: async (name) => originals.pathOf(name) ?? cache.take(join('brought', name), (target) => originals.bring(name, target)),
  }
}

/** What stands in a file of this machine; null when there is none. */
export async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
