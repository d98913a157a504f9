import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type MediaKind, originalPath } from './media-file.ts'
import { writeWhole } from './write-whole.ts'

/** A drawn picture; `name` is lower-case letters, figures and hyphens. */
export type Original = { kind: MediaKind; name: string; svg: string }

/**
 * Keeps a drawn picture and answers its address. The address carries a version made from the content:
 * the same drawing keeps its address, a changed one gets a new address, so every answer may be cached for good.
 */
export async function saveOriginal(directory: string, { kind, name, svg }: Original): Promise<string> {
  if (!/^[a-z0-9-]{1,80}$/.test(name)) throw new Error(`Not a name for a picture: ${name}`)
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  const path = `${originalPath(directory, { kind, name: `${name}.${version}` })}.svg`
  await mkdir(dirname(path), { recursive: true })
  await writeWhole(path, svg)
  return `/media/${kind}/${name}.${version}.webp`
}
