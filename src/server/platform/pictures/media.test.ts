import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withFocus } from '#rules/catalog/pictures/picture-focus.ts'
import { pictureAt, pictureSquare, pictureWidths } from '#rules/catalog/pictures/picture.ts'
import { openTestMedia } from '#support/test-media.ts'
import type { Media } from './media.ts'
import { readMediaFile } from './media-file.ts'
import { openResizer } from './open-resizer.ts'
import { middleColours } from './published/middle-colours.ts'
import { mediaRoutes } from './routes.ts'
import { saveOriginal } from './save-original.ts'
import { warmMedia } from './warm-media.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#a8234f"/></svg>'

let directory: string
let media: Media
let app: FastifyInstance

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'))
  media = openTestMedia({ directory })
  app = Fastify()
  await app.register(mediaRoutes, { media })
})

afterEach(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

test('FAM-03 a swatch is a square of 80 px, cut where the address says to look, and kept', async () => {
  const halves = `${svg.slice(0, -6)}<rect width="400" height="600" fill="#0000ff"/></svg>`
  const url = await saveOriginal(media.originals, { kind: 'products', name: 'halves', svg: halves })
  const colourAt = async (focus: { x: number; y: number }) => {
    const answer = await app.inject(pictureSquare(withFocus(url, focus)))
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 80, height: 80 })
    const { channels } = await sharp(answer.rawPayload).stats()
    return channels.map(({ mean }) => mean)
  }
  const [left, right] = [await colourAt({ x: 0, y: 50 }), await colourAt({ x: 100, y: 50 })]
  expect(left[2], 'the left is the bluer one').toBeGreaterThan((right[2] ?? 0) + 40)
  await colourAt({ x: 3, y: 50 })
  const kept = await readdir(join(directory, 'resized', 'products'))
  expect(kept.filter((file) => file.includes('-square-'))).toHaveLength(2)
  expect((await app.inject('/media/products/none.3f9c2a1b77de-square.webp')).statusCode).toBe(404)
  expect((await app.inject(pictureSquare(url).replace('.webp', '.jpg'))).statusCode).toBe(404)
})

test('FAM-04 the colour of a picture is the mean of its middle, reckoned in a process of its own; null where there is none', async () => {
  const framed = `${svg.slice(0, -6)}<rect x="200" y="150" width="400" height="300" fill="#3e6653"/></svg>`
  const url = await saveOriginal(media.originals, { kind: 'products', name: 'framed', svg: framed })
  const [seen, none, elsewhere, again] = await middleColours(media, [
    withFocus(url, { x: 0, y: 0 }),
    '/media/products/none.3f9c2a1b77de.webp',
    'https://elsewhere.test/a.jpg',
    url,
  ])
  expect([none, elsewhere, again]).toEqual([null, null, seen])
  const near = (hex = '') => [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / 16))
  expect(near(seen ?? '')).toEqual(near('#3e6653'))
})

test('a saved drawing is served as AVIF, WebP and JPEG, for good', async () => {
  const url = await saveOriginal(media.originals, { kind: 'products', name: 'polish-plum', svg })
  for (const [format, type] of [
    ['avif', 'image/avif'],
    ['webp', 'image/webp'],
    ['jpg', 'image/jpeg'],
  ] as const) {
    const answer = await app.inject(pictureAt(url, { width: 400, format }))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe(type)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 400, height: 300 })
  }
})

test('the address without a width is the 800 px WebP', async () => {
  const url = await saveOriginal(media.originals, { kind: 'products', name: 'polish-plum', svg })
  const answer = await app.inject(url)
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 })
})

test('every width of the shop is served', async () => {
  const url = await saveOriginal(media.originals, { kind: 'banners', name: 'bloom', svg })
  for (const width of pictureWidths) {
    const answer = await app.inject(pictureAt(url, { width, format: 'webp' }))
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
  }
})

test('the address changes with the drawing, and only with it', async () => {
  const first = await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg })
  expect(await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg })).toBe(first)
  expect(await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg: svg.replace('#a8234f', '#3e6653') })).not.toBe(first)
})

test('a size asked for twenty times at once is encoded once', async () => {
  const url = await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg })
  const file = readMediaFile('products', pictureAt(url, { width: 400, format: 'avif' }).split('/').at(-1) ?? '')
  if (!file) throw new Error('the address should be readable')
  let encodings = 0
  const resize = openResizer(media, { encoded: () => encodings++ })
  const pictures = await Promise.all(Array.from({ length: 20 }, () => resize(file)))
  expect(encodings).toBe(1)
  expect(new Set(pictures).size).toBe(1)
  expect(await readdir(join(directory, 'resized', 'products'))).toHaveLength(1)
})

test.each([
  '/media/products/unknown.3f9c2a1b77de.webp',
  '/media/products/unknown.3f9c2a1b77de-400.avif',
  '/media/products/polish-plum.webp',
  '/media/secrets/polish-plum.3f9c2a1b77de.webp',
  '/media/products/..%2f..%2foriginals%2fproducts%2fplum.svg',
  '/media/products/../../../etc/passwd',
  '/media/..%2f..%2f/plum.3f9c2a1b77de.webp',
  '/media/products/plum.3f9c2a1b77de-401.webp',
  '/media/products/plum.3f9c2a1b77de-99999.webp',
  '/media/products/plum.3f9c2a1b77de.svg',
])('%s is not a picture', async (url) => {
  await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg })
  expect((await app.inject(url)).statusCode).toBe(404)
})

test('a name that could leave the folder is refused when saving', async () => {
  await expect(saveOriginal(media.originals, { kind: 'products', name: '../plum', svg })).rejects.toThrow('Not a name')
})

test('warming makes the usual sizes ahead of visitors, and stops when told', async () => {
  await saveOriginal(media.originals, { kind: 'products', name: 'plum', svg })
  await saveOriginal(media.originals, { kind: 'products', name: 'rose', svg })
  expect(await warmMedia(media, { signal: AbortSignal.abort(), broken: unexpected })).toBe(0)
  expect(await warmMedia(media, { signal: new AbortController().signal, rest: 0, broken: unexpected })).toBe(4)
  expect(await readdir(join(directory, 'resized', 'products'))).toHaveLength(4)
})

test('one broken original is told, and all others are made', async () => {
  await saveOriginal(media.originals, { kind: 'products', name: 'whole', svg })
  await saveOriginal(media.originals, { kind: 'products', name: 'broken', svg: '<svg' })
  const told: unknown[] = []
  expect(await warmMedia(media, { signal: new AbortController().signal, rest: 0, broken: (error) => told.push(error) })).toBe(4)
  expect(told).toHaveLength(2)
})

function unexpected(error: unknown): never {
  throw error
}
