import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kept, Originals } from '#ports/originals.ts'
import type { Media } from '../media.ts'
import { memoryForParts, readThrough } from './kept-file.ts'

/**
 * What arrives in pieces is kept in pieces, where every copy of the shop finds them: the next one may reach another copy. `beginning`:
 * what the names of all pieces of one file begin with.
 */
export async function keepPiece({ originals }: Media, beginning: string, { at, bytes }: { at: number; bytes: Uint8Array }): Promise<void> {
  await originals.keep(`${beginning}-${at}-${bytes.length}`, bytes)
}

/** After each part that is joined: many parts without a rest keep visitors waiting (GDS-31). */
const restMs = 1

/** Joins what has arrived in a file of this machine, and answers its fingerprint; null when something is missing. */
export async function joinPieces(
  media: Media,
  beginning: string,
  { target, bytes }: { target: string; bytes: number },
): Promise<Buffer | null> {
  const pieces = await piecesIn(media.originals, beginning)
  const hash = createHash('sha256')
  const memory = memoryForParts()
  const file = await open(target, 'w')
  try {
    for (let at = 0; at < bytes;) {
      const found = await findPiece(media, pieces, { at, aside: `${target}-piece` })
      if (!found) return null
      const added = await readThrough(found.path, { from: at - found.from, into: memory }, async (part) => {
        hash.update(part)
        // All of it: `write` may take a part where there is hardly any room left.
        await file.appendFile(part)
        await pause(restMs)
      }).catch(noneWhereGone)
      if (added === 0) return null
      at += added
    }
  } finally {
    await file.close()
  }
  return hash.digest()
}

export async function removePieces({ originals }: Media, beginning: string): Promise<void> {
  await originals.remove((await piecesIn(originals, beginning)).map(({ name }) => name))
}

type Piece = { name: string; from: number; to: number }

async function piecesIn(originals: Originals, beginning: string): Promise<Piece[]> {
  const pieces: Piece[] = []
  for await (const kept of originals.list(`${beginning}-`)) pieces.push(...readPiece(kept))
  return pieces
}

function readPiece({ name }: Kept): Piece[] {
  const [, from, length] = /-(\d+)-(\d+)$/.exec(name) ?? []
  return from === undefined ? [] : [{ name, from: Number(from), to: Number(from) + Number(length) }]
}

/** Where on this machine the piece lies that has the bytes at a place: one that was sent again may have been cut elsewhere. */
async function findPiece(
  { originals }: Media,
  pieces: readonly Piece[],
  { at, aside }: { at: number; aside: string },
): Promise<{ path: string; from: number } | null> {
  const piece = pieces.find(({ from, to }) => from <= at && at < to)
  if (!piece) return null
  const path = originals.pathOf(piece.name) ?? ((await originals.bring(piece.name, aside)) ? aside : null)
  return path === null ? null : { path, from: piece.from }
}

/** Asked to finish twice, the other may have taken the pieces away by now. */
function noneWhereGone(error: unknown): 0 {
  if ((error as { code?: string }).code === 'ENOENT') return 0
  throw error
}
