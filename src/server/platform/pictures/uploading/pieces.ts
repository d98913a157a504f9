import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Kept, Originals } from '#ports/originals.ts'
import { readIfThere, type Media } from '../media.ts'

/**
 * What arrives in pieces is kept in pieces, where every copy of the shop finds them: the next one may reach another copy. `beginning`:
 * what the names of all pieces of one file begin with.
 */
export async function keepPiece({ originals }: Media, beginning: string, { at, bytes }: { at: number; bytes: Uint8Array }): Promise<void> {
  await originals.keep(`${beginning}-${at}-${bytes.length}`, bytes)
}

/** Joins what has arrived in a file of this machine; false when something is missing. */
export async function joinPieces(media: Media, beginning: string, { target, bytes }: { target: string; bytes: number }): Promise<boolean> {
  const pieces = await piecesIn(media.originals, beginning)
  let isWhole = true
  await pipeline(async function* () {
    for (let at = 0; at < bytes;) {
      const piece = await readFrom(media, pieces, { at, aside: `${target}-piece` })
      isWhole = piece.length > 0
      if (!isWhole) return
      yield piece
      at += piece.length
    }
  }, createWriteStream(target))
  return isWhole
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

/** The bytes from a place on, of whichever piece has them: one that was sent again may have been cut elsewhere. */
async function readFrom({ originals }: Media, pieces: readonly Piece[], { at, aside }: { at: number; aside: string }): Promise<Buffer> {
  const piece = pieces.find(({ from, to }) => from <= at && at < to)
  if (!piece) return Buffer.alloc(0)
  const path = originals.pathOf(piece.name) ?? ((await originals.bring(piece.name, aside)) ? aside : null)
  const bytes = path === null ? null : await readIfThere(path)
  return bytes?.subarray(at - piece.from) ?? Buffer.alloc(0)
}
