import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { PictureFileKind } from '#rules/catalog/pictures/picture-file.ts'
import { originalName } from '../media-file.ts'

type MediaFormat = PictureFileKind | 'mp4'

/** What the names of the pieces of an upload begin with while it arrives. */
export function arrivingName(upload: number): string {
  return `${arrivingBeginning}${upload}`
}

export const arrivingBeginning = 'uploads/arriving/'

/** Under which name the bytes stay as they were uploaded; no address leads there. */
export function uploadedName({ sha256, format }: { sha256: Buffer; format: string }): string {
  return `uploads/kept/${sha256.toString('hex')}.${format}`
}

/** What an uploaded file is called: the same bytes, the same picture. */
export function nameOf(sha256: Buffer): string {
  const fingerprint = sha256.toString('hex')
  return `${fingerprint.slice(0, 20)}.${fingerprint.slice(20, 32)}`
}

/** Under which address an uploaded picture is served. */
export function pictureUrl(sha256: Buffer): string {
  return `/media/products/${nameOf(sha256)}.webp`
}

export async function fingerprintOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await readThrough(path, { from: 0, into: memoryForParts() }, async (part) => void hash.update(part))
  return hash.digest()
}

/** For one part of a file after the other: memory anew for each would keep visitors waiting while it is cleared up. */
export function memoryForParts(): Buffer {
  return Buffer.allocUnsafe(64 * 1024)
}

type Reading = { from: number; into: Buffer }

/** Gives a file part by part, from a place on; each part lies in the same memory as the one before. Answers how many bytes it gave. */
export async function readThrough(path: string, { from, into }: Reading, take: (part: Buffer) => Promise<unknown>): Promise<number> {
  const file = await open(path)
  let given = 0
  try {
    for (;;) {
      const { bytesRead } = await file.read(into, 0, into.length, from + given)
      if (bytesRead === 0) return given
      await take(into.subarray(0, bytesRead))
      given += bytesRead
    }
  } finally {
    await file.close()
  }
}

export async function firstBytesOf(path: string, count: number): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

type FilmFile = { sha256: Buffer; format: 'mp4' | 'vtt' }

/** Under which address a film of the shop's own is served, or what is said in one. */
export function filmUrl({ sha256, format }: FilmFile): string {
  return `/media/films/${nameOf(sha256)}.${format}`
}

export function filmName({ sha256, format }: FilmFile): string {
  return `films/${nameOf(sha256)}.${format}`
}

/** What of its fingerprint the address of an upload carries; null of any other address. */
export function beginningIn(address: string): Buffer | null {
  const [, first = '', second = ''] = /^\/media\/(?:products|films)\/([0-9a-f]{20})\.([0-9a-f]{12})\.(?:webp|mp4)$/.exec(address) ?? []
  return first === '' ? null : Buffer.from(first + second, 'hex')
}

/** Under which name lies what visitors are shown of an upload: a film, or the picture as it was drawn anew, of which every size is made. */
export function shownName({ sha256, format }: { sha256: Buffer; format: MediaFormat }): string {
  return format === 'mp4' ? filmName({ sha256, format }) : `${originalName({ kind: 'products', name: nameOf(sha256) })}.webp`
}
