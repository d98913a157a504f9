import { createHash, randomBytes, type Hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { openLine } from './open-line.ts'

// Run in a process of its own by uploads.ts, as somebody at another computer. 'send': sends pictures as far as their last piece. 'finish':
// has those drawn, one after the other. 'upload': both, one picture after the other. 'pause' ends each and is answered with how many
// milliseconds each picture took. What is sent has been made ready before: another computer's work is not the shop's.

/** Of a line of an office in Taiwan: 100 Mbit/s upwards. Without it the loopback would bring in a second what a line brings in twenty. */
const lineBytesPerMs = 12_500

const [address = '', photoPath = ''] = process.argv.slice(2)
const person = await signInAsCast({ address: await openLine({ address, bytesPerMs: lineBytesPerMs }) }, 'boss')
const photo = await readFile(photoPath)
const begun = createHash('sha256').update(photo)
const pieces = piecesOf(photo)
const sent: Sent[] = []
let isPaused = true

process.on('message', (said: Job | 'pause') => {
  isPaused = said === 'pause'
  if (said !== 'pause') void untilPaused(jobs[said])
})
process.send?.('ready')

const jobs = {
  send: async () => {
    sent.push(await send(person))
  },
  finish: async () => {
    const next = sent.pop()
    if (!next) throw new Error('All pictures that were sent are drawn: send more of them.')
    await next.finish()
  },
  upload: async () => (await send(person)).finish(),
}

export type Job = keyof typeof jobs

async function untilPaused(work: () => Promise<void>): Promise<void> {
  const milliseconds: number[] = []
  while (!isPaused) {
    const began = performance.now()
    await work()
    milliseconds.push(performance.now() - began)
  }
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

type Sent = { finish: () => Promise<void> }

/** Bytes behind the end of a JPEG are no part of the picture, and make another file of it. */
async function send({ ask }: OfficePerson): Promise<Sent> {
  const end = randomBytes(16)
  const path = '/office/api/v1/media/uploads'
  const { upload } = await ask<Begun>('POST', path, { sha256: withEnd(begun, end), bytes: photo.length + end.length })
  for (const { at, bytes } of [...pieces, { at: photo.length, bytes: Uint8Array.from(end) }])
    await ask('POST', `${path}/${upload.id}/pieces?at=${at}`, bytes)
  return { finish: async () => void (await ask('POST', `${path}/${upload.id}/finish`, {})) }
}

function withEnd(hash: Hash, end: Buffer): string {
  return hash.copy().update(end).digest('hex')
}
