import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import type { Figure } from './figures.ts'
import { listPlainProducts } from './plain-products.ts'

const callsPerSecond = 60
const seconds = 12
const rounds = 5

/** What visitors call while somebody of the office uploads pictures of 48 million pixels, one after the other over a line of 100 Mbit/s (GDS-31). */
export async function measureUploads(shop: BenchShop): Promise<Figure[]> {
  const addresses = (await listPlainProducts(shop, { count: 30 })).flatMap((id) => [`/api/v1/products/${id}`, '/api/v1/categories'])
  const somebody = await startUploading(shop)
  const [quiet, busy, drawn]: [number[], number[], number[]] = [[], [], []]
  await callAll(shop, addresses)
  while (quiet.length < rounds) {
    quiet.push(await callAll(shop, addresses))
    somebody.send('begin')
    busy.push(await callAll(shop, addresses))
    const uploaded = once(somebody, 'message')
    somebody.send('pause')
    const [milliseconds] = (await uploaded) as [number[]]
    drawn.push(...milliseconds)
  }
  somebody.kill()
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

/** Ends with this process. */
async function startUploading({ address, home }: BenchShop): Promise<ChildProcess> {
  const photo = join(home, 'photograph.jpg')
  await writePhotograph(photo)
  const somebody = fork(resolve(import.meta.dirname, 'upload-pictures.ts'), [address, photo])
  process.once('exit', () => somebody.kill())
  await once(somebody, 'message')
  return somebody
}

/** As a camera makes it: nothing in it is the same as beside it. */
async function writePhotograph(file: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const part = await sharp({ create: { width: 1000, height: 1000, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()
  await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#888888' } })
    .composite([{ input: part, tile: true }])
    .jpeg({ quality: 70 })
    .toFile(file)
}
