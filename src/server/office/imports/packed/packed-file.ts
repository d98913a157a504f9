import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import yauzl from 'yauzl'
import { mostFileBytes } from '#rules/catalog/pictures/picture-file.ts'
import { packedLimits, packedName as pictureIn, type PackedFault } from '#rules/imports/packed-pictures.ts'

export const packedBeginning = 'uploads/packed/'

export type PackedFile = { importId: number; sha256: Buffer }

/** Under which name the ZIP of an import lies; no address leads there. */
export function packedName(file: PackedFile): string {
  return `${arrivingPacked(file)}.zip`
}

/** What the names of its pieces begin with while it arrives. */
export function arrivingPacked({ importId, sha256 }: PackedFile): string {
  return `${packedBeginning}${importId}-${sha256.toString('hex')}`
}

/** Names of the pictures in a ZIP; what it says of itself is only believed where it is read. */
export async function listPacked(path: string): Promise<string[] | { fault: PackedFault }> {
  const names = new Set<string>()
  let files = 0
  try {
    const packed = await yauzl.openPromise(path, { lazyEntries: true })
    for await (const entry of packed.eachEntry()) {
      files += 1
      if (files > packedLimits.files) return { fault: 'zipFiles' }
      const name = pictureIn(entry.fileName)
      if (name === null) continue
      if (names.has(name)) return { fault: 'zipTwice' }
      names.add(name)
    }
  } catch {
    return { fault: 'zipBroken' }
  }
  return names.size === 0 ? { fault: 'zipEmpty' } : [...names]
}

class TooLong extends Error {}

/** Takes one picture out of a ZIP; answers why it did not come, or null. */
export async function takePacked(
  path: string,
  { name, target }: { name: string; target: string },
): Promise<'missing' | 'bytes' | 'broken' | null> {
  try {
    const packed = await yauzl.openPromise(path, { lazyEntries: true })
    for await (const entry of packed.eachEntry()) {
      if (pictureIn(entry.fileName) !== name) continue
      let bytes = 0
      const counted = async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          bytes += piece.length
          if (bytes > mostFileBytes) throw new TooLong()
          yield piece
        }
      }
      await pipeline(await packed.openReadStreamPromise(entry), counted, createWriteStream(target))
      return null
    }
    return 'missing'
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return 'missing'
    return error instanceof TooLong ? 'bytes' : 'broken'
  }
}
