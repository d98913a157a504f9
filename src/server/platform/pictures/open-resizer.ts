import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import pLimit from 'p-limit'
import { encodePicture } from './encode-picture.ts'
import { type MediaFile, originalPath, resizedPath } from './media-file.ts'
import { writeWhole } from './write-whole.ts'

export type ResizerSettings = {
  /** Encodings side by side; two unless told. */
  atOnce?: number
  /** Told after every encoding. */
  encoded?: (report: { file: MediaFile; milliseconds: number; bytes: number }) => void
}

/** Answers one size of a picture, or null when there is no such picture. */
export type Resizer = (file: MediaFile) => Promise<Buffer | null>

/** Encodes every size once, on its first request, and keeps it. Those who ask meanwhile wait for the same encoding. */
export function openResizer(directory: string, { atOnce = 2, encoded }: ResizerSettings = {}): Resizer {
  const underWay = new Map<string, Promise<Buffer | null>>()
  const turns = pLimit(atOnce)

  return async (file) => {
    const path = resizedPath(directory, file)
    const kept = await readIfThere(path)
    if (kept) return kept
    const running = underWay.get(path)
    if (running) return running
    const started = turns(() => makeSize(file, path)).finally(() => underWay.delete(path))
    underWay.set(path, started)
    return started
  }

  async function makeSize(file: MediaFile, path: string): Promise<Buffer | null> {
    const original = await readOriginal(directory, file)
    if (!original) return null
    const start = performance.now()
    const picture = await encodePicture(original, file)
    await mkdir(dirname(path), { recursive: true })
    await writeWhole(path, picture)
    encoded?.({ file, milliseconds: Math.round(performance.now() - start), bytes: picture.length })
    return picture
  }
}

async function readOriginal(directory: string, file: MediaFile): Promise<Buffer | null> {
  for (const ending of ['svg', 'webp', 'jpg', 'png']) {
    const original = await readIfThere(`${originalPath(directory, file)}.${ending}`)
    if (original) return original
  }
  return null
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
