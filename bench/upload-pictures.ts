import { createHash, randomBytes, type Hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { openLine } from './open-line.ts'

// Run in a process of its own by uploads.ts, as somebody at another computer: uploads one picture after the other from 'begin' until 'pause',
// and tells then how many milliseconds each took. What is sent has been made ready before: another computer's work is not the shop's.

/** Of a line of an office in Taiwan: 100 Mbit/s upwards. Without it the loopback would bring in a second what a line brings in twenty. */
const lineBytesPerMs = 12_500

const [address = '', photoPath = ''] = process.argv.slice(2)
const person = await signInAsCast({ address: await openLine({ address, bytesPerMs: lineBytesPerMs }) }, 'boss')
const photo = await readFile(photoPath)
const begun = createHash('sha256').update(photo)
const pieces = piecesOf(photo)
let isPaused = true

process.on('message', (said) => {
  isPaused = said === 'pause'
  if (!isPaused) void uploadUntilPaused()
})
process.send?.('ready')

async function uploadUntilPaused(): Promise<void> {
  const milliseconds: number[] = []
  while (!isPaused) milliseconds.push(await upload(person))
  process.send?.(milliseconds)
}

type Piece = { at: number; bytes: Uint8Array<ArrayBuffer> }
type Begun = { upload: { id: number; received: number } }

function piecesOf(file: Buffer): Piece[] {
  const all: Piece[] = []
  for (let at = 0; at < file.length;) {
    const { from, to } = nextPiece(at, file.length)
    all.push({ at: from, bytes: Uint8Array.from(file.subarray(from, to)) })
    at = to
  }
  return all
}

/** Bytes behind the end of a JPEG are no part of the picture, and make another file of it. */
async function upload({ ask }: OfficePerson): Promise<number> {
  const end = randomBytes(16)
  const sha256 = withEnd(begun, end)
  const began = performance.now()
  const path = '/office/api/v1/media/uploads'
  const { upload: opened } = await ask<Begun>('POST', path, { sha256, bytes: photo.length + end.length })
  for (const { at, bytes } of [...pieces, { at: photo.length, bytes: Uint8Array.from(end) }])
    await ask('POST', `${path}/${opened.id}/pieces?at=${at}`, bytes)
  await ask('POST', `${path}/${opened.id}/finish`, {})
  return performance.now() - began
}

function withEnd(hash: Hash, end: Buffer): string {
  return hash.copy().update(end).digest('hex')
}
