import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { setTimeout as pause } from 'node:timers/promises'
import type { BenchShop } from './bench-shop.ts'
import type { Job } from './upload-pictures.ts'
import type { Figure } from './figures.ts'
import { listPlainProducts } from './plain-products.ts'

const callsPerSecond = 60
const seconds = 12
const rounds = 5
/** As many as can be drawn while calls are made. */
const sendingMs = 40_000

/** What visitors call while pictures of 48 million pixels are drawn one after the other (GDS-31), and while they come over a line of 100 Mbit/s as well. */
export async function measureUploads(shop: BenchShop): Promise<Figure[]> {
  const addresses = (await listPlainProducts(shop, { count: 30 })).flatMap((id) => [`/api/v1/products/${id}`, '/api/v1/categories'])
  const somebody = await startUploading(shop)
  const [quiet, drawing, uploading]: [number[], number[], number[]] = [[], [], []]
  const [drawn, uploaded]: [number[], number[]] = [[], []]
  await callAll(shop, addresses)
  while (quiet.length < rounds) {
    await during(somebody, 'send', () => pause(sendingMs))
    quiet.push(await callAll(shop, addresses))
    drawn.push(...(await during(somebody, 'finish', async () => void drawing.push(await callAll(shop, addresses)))))
    uploaded.push(...(await during(somebody, 'upload', async () => void uploading.push(await callAll(shop, addresses)))))
  }
  somebody.kill()
  return [
    {
      what: 'p95 of calls while pictures are drawn, against p95 without',
      rounds: drawing.map((ms, round) => 100 * (ms / (quiet[round] ?? ms) - 1)),
      unit: '%',
      atMost: 10,
    },
    { what: 'the same p95 without', rounds: quiet, unit: 'ms' },
    { what: 'the same p95 while pictures are drawn', rounds: drawing, unit: 'ms' },
    { what: 'the same p95 while they are sent as well', rounds: uploading, unit: 'ms' },
    { what: 'a picture of 48 million pixels, until it is drawn', rounds: drawn, unit: 'ms' },
    { what: 'the same, from its first piece on', rounds: uploaded, unit: 'ms' },
  ]
}

/** Answers how many milliseconds each picture took meanwhile, also the one that was begun last. */
async function during(somebody: ChildProcess, job: Job, work: () => Promise<void>): Promise<number[]> {
  somebody.send(job)
  await work()
  const told = once(somebody, 'message')
  somebody.send('pause')
  const [milliseconds] = (await told) as [number[]]
  return milliseconds
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
