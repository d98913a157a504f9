import { access, writeFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { encodePicture } from './encode-picture.ts'
import { readIfThere, type Media } from './media.ts'
import { type MediaFile, originalName, resizedName } from './media-file.ts'

export type ResizerSettings = {
  /** Encodings side by side; two unless told. */
  atOnce?: number
  /** Told after every encoding. */
  encoded?: (report: { file: MediaFile; milliseconds: number; bytes: number }) => void
}

/** Answers where one size of a picture lies, or null when there is no such picture. */
export type Resizer = (file: MediaFile) => Promise<string | null>

/** Encodes every size once, on its first request, and keeps it. Those who ask meanwhile wait for the same encoding. */
export function openResizer(media: Media, { atOnce = 2, encoded }: ResizerSettings = {}): Resizer {
  const turns = pLimit(atOnce)
  return (file) => media.cache.take(resizedName(file), (target) => makeSize(file, target))

  async function makeSize(file: MediaFile, target: string): Promise<boolean> {
    const path = await findOriginal(media, file)
    if (path === null) return false
    return turns(async () => {
      const start = performance.now()
      // Read in turn: what waits holds no picture in memory.
      const original = await readIfThere(path)
      if (!original) return false
      const picture = await encodePicture(original, file)
      await writeFile(target, picture)
      encoded?.({ file, milliseconds: Math.round(performance.now() - start), bytes: picture.length })
      return true
    })
  }
}

/** Drawn for the shop, or uploaded: an upload is named by its hash alone, and drawn anew as WebP. */
async function findOriginal({ reach }: Media, file: MediaFile): Promise<string | null> {
  const isUploaded = /^[0-9a-f]{20}\./.test(file.name)
  for (const ending of isUploaded ? ['webp'] : ['svg', 'webp', 'jpg', 'png']) {
    const path = await reach(`${originalName(file)}.${ending}`)
    if (path !== null && (await isThere(path))) return path
  }
  return null
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
