import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Kept, Originals } from '#ports/originals.ts'
import { besideOthers } from './uploading/keep-picture.ts'
import { fingerprintOf } from './uploading/kept-file.ts'

/** What of a directory belongs to a shop; sizes of pictures are made again. */
const beginnings = ['originals/', 'films/', 'uploads/']

/** So many are copied side by side. */
const atOnce = 8

export type Moving = {
  from: Originals
  to: Originals
  /** Told of each that is there whole, in whatever order. */
  done?: (kept: Kept) => void
}

export type Moved = {
  copied: number
  bytes: number
  /** Were there already, with the same bytes. */
  there: number
  /** Names under which other bytes lie there; those stay. */
  different: string[]
  /** Went away while they were copied. */
  gone: string[]
}

/**
 * Copies all originals to where they are to be kept, reads each back and compares its SHA-256 with that of the file here. Broken off, it is
 * run again: what is there is only compared. Nothing is taken away here.
 */
export async function moveOriginals({ from, to, done = () => undefined }: Moving): Promise<Moved> {
  const moved: Moved = { copied: 0, bytes: 0, there: 0, different: [], gone: [] }
  const there = await namesIn(to)
  const turns = pLimit(atOnce)
  await besideOthers(async (directory) => {
    const originals: Kept[] = []
    for await (const kept of all(from)) originals.push(kept)
    await turns.map(originals, (kept, number) => moveOne(kept, join(directory, String(number)))).finally(() => turns.clearQueue())
  })
  return moved

  async function moveOne(kept: Kept, aside: string): Promise<void> {
    const here = from.pathOf(kept.name)
    const hash = here === null ? null : await fingerprintOf(here).catch(() => null)
    if (here === null || hash === null) return void moved.gone.push(kept.name)
    const isNew = !there.has(kept.name)
    if (isNew) await to.keep(kept.name, { file: here })
    const isSame = (await to.bring(kept.name, aside)) && (await fingerprintOf(aside)).equals(hash)
    await rm(aside, { force: true })
    if (!isSame) return void moved.different.push(kept.name)
    if (isNew) moved.bytes += kept.bytes
    moved[isNew ? 'copied' : 'there'] += 1
    done(kept)
  }
}

async function* all(originals: Originals): AsyncIterable<Kept> {
  for (const beginning of beginnings) yield* originals.list(beginning)
}

async function namesIn(originals: Originals): Promise<Set<string>> {
  const names = new Set<string>()
  for await (const { name } of all(originals)) names.add(name)
  return names
}
