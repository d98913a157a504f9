import { createHash, randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { setTimeout as pause } from 'node:timers/promises'
import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { signInAsCast, type OfficePerson } from './office-person.ts'
import { listPlainProducts } from './plain-products.ts'

const callsPerSecond = 60
const seconds = 12
const rounds = 5

/** What visitors call while people of the office upload pictures of 48 million pixels, one after the other (GDS-31). */
export async function measureUploads(shop: BenchShop): Promise<Figure[]> {
  const person = await signInAsCast(shop, 'boss')
  const addresses = (await listPlainProducts(shop, { count: 30 })).flatMap((id) => [`/api/v1/products/${id}`, '/api/v1/categories'])
  const photo = await photograph()
  await callAll(shop, addresses)
  const quiet: number[] = []
  const busy: number[] = []
  const drawn: number[] = []
  while (quiet.length < rounds) {
    quiet.push(await callAll(shop, addresses))
    const uploading = new AbortController()
    const uploads = uploadUntil(person, { photo, signal: uploading.signal })
    busy.push(await callAll(shop, addresses))
    uploading.abort()
    drawn.push(...(await uploads))
    await pause(500)
  }
  return [
    {
      what: 'p95 of calls while pictures are uploaded and drawn, against p95 without',
      rounds: busy.map((ms, round) => 100 * (ms / (quiet[round] ?? ms) - 1)),
      unit: '%',
      atMost: 10,
    },
    { what: 'the same p95 without', rounds: quiet, unit: 'ms' },
    { what: 'the same p95 meanwhile', rounds: busy, unit: 'ms' },
    { what: 'an upload of 48 million pixels, from its first piece to its picture', rounds: drawn, unit: 'ms' },
  ]
}

/** At an even pace, one call after the other has begun; answers the p95. */
async function callAll({ address }: BenchShop, addresses: readonly string[]): Promise<number> {
  const calls: Promise<number>[] = []
  for (let number = 0; number < callsPerSecond * seconds; number++) {
    calls.push(timedCall(address + addresses[number % addresses.length]))
    await pause(1000 / callsPerSecond)
  }
  const times = (await Promise.all(calls)).toSorted((one, other) => one - other)
  return times[Math.floor(0.95 * times.length)] ?? Number.NaN
}

async function timedCall(address: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} answers ${answer.status} while pictures are uploaded.`)
  return performance.now() - began
}

/** As a camera makes it: nothing in it is the same as beside it. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888888', noise } })
    .jpeg({ quality: 70 })
    .toBuffer()
}

async function uploadUntil(person: OfficePerson, { photo, signal }: { photo: Buffer; signal: AbortSignal }): Promise<number[]> {
  const milliseconds: number[] = []
  while (!signal.aborted) milliseconds.push(await upload(person, photo))
  return milliseconds
}

type Begun = { upload: { id: number; received: number } }

/** Bytes behind the end of a JPEG are no part of the picture, and make another file of it. */
async function upload({ ask }: OfficePerson, photo: Buffer): Promise<number> {
  const file = Buffer.concat([photo, randomBytes(16)])
  const began = performance.now()
  const path = '/office/api/v1/media/uploads'
  const sha256 = createHash('sha256').update(file).digest('hex')
  const {
    upload: { id, received },
  } = await ask<Begun>('POST', path, { sha256, bytes: file.length })
  for (let at = received; at < file.length;) {
    const { from, to } = nextPiece(at, file.length)
    const content = file.subarray(from, to).toString('base64')
    at = (await ask<{ received: number }>('POST', `${path}/${id}/pieces`, { at: from, content })).received
  }
  await ask('POST', `${path}/${id}/finish`, {})
  return performance.now() - began
}
