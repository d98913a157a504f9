import { createHash } from 'node:crypto'
import type { Originals } from '#ports/originals.ts'
import { type MediaKind, originalName } from './media-file.ts'

/** A drawn picture; `name` is lower-case letters, figures and hyphens. */
export type Original = { kind: MediaKind; name: string; svg: string }

/**
 * Keeps a drawn picture and answers its address. The address carries a version made from the content:
 * the same drawing keeps its address, a changed one gets a new address, so every answer may be cached for good.
 */
export async function saveOriginal(originals: Originals, { kind, name, svg }: Original): Promise<string> {
  if (!/^[a-z0-9-]{1,80}$/.test(name)) throw new Error(`Not a name for a picture: ${name}`)
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  await originals.keep(`${originalName({ kind, name: `${name}.${version}` })}.svg`, Buffer.from(svg))
  return `/media/${kind}/${name}.${version}.webp`
}
