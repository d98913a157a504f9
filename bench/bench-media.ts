import { join } from 'node:path'
import { createDirectoryOriginals } from '#adapters/directory/directory-originals.ts'
import { openMedia, type Media } from '#server/platform/pictures/media.ts'

/** The files of a shop that keeps its data there, as it opens them itself. */
export function mediaIn(home: string): Media {
  const directory = join(home, 'media')
  return openMedia({ originals: createDirectoryOriginals(directory), directory, mostCacheBytes: 2 ** 31, now: () => new Date() })
}
