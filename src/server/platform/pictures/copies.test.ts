import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createApp } from '#main/app.ts'
import { pictureAt, pictureSquare, pictureWidths } from '#rules/catalog/pictures/picture.ts'
import { mostPieceBytes, nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { openTestBucket } from '#support/test-bucket.ts'
import { openTestMedia } from '#support/test-media.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { mediaRoutes } from './routes.ts'
import { saveOriginal } from './save-original.ts'

// Two copies of the shop on machines of their own, which have nothing in common but the database and a bucket.

/** Pictures are drawn by processes that let others go first. */
vi.setConfig({ testTimeout: 120_000 })

const bucket = await openTestBucket()
const testShop = await openTestShop({ media: openTestMedia({ originals: bucket.originals }) })
const { shop, app: here } = testShop
const otherShop = { ...shop, media: openTestMedia({ originals: bucket.originals }) }
const there = await createApp(otherShop, { requestsPerMinute: 100_000, trustProxy: [] })
await here.register(mediaRoutes, { media: shop.media })
await there.register(mediaRoutes, { media: otherShop.media })
const office = testOffice(testShop)
const editor = await office.as('editor')
const atThere = office.at({ cookie: editor.cookie, token: editor.me.csrf_token }, there)

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const photo = async (width = 1400) =>
  sharp({ create: { width, height: 1100, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()

const begin = (file: Buffer, kind: 'picture' | 'film' = 'picture') =>
  editor.call.media.begin({ sha256: createHash('sha256').update(file).digest('hex'), bytes: file.length, kind })

/** Every other piece reaches the other copy, and so does the end. */
async function send(file: Buffer, kind?: 'picture' | 'film') {
  const { upload } = await begin(file, kind)
  if (!upload) throw new Error('nobody has sent it before')
  for (let { received } = upload, turn = 0; received < file.length; turn += 1) {
    const { from, to } = nextPiece(received, file.length)
    const { media } = turn % 2 === 0 ? editor.call : atThere
    received = (await media.add({ params: { id: upload.id }, query: { at: from }, body: file.subarray(from, to) })).received
  }
  return atThere.media.finish({ id: upload.id })
}

async function namesIn(beginning: string): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of bucket.originals.list(beginning)) names.push(name)
  return names
}

test('CPY-16 CPY-17 pieces of one upload reach different copies, and what it becomes lies in the bucket by the hash of its bytes', async () => {
  const file = await photo()
  expect(file.length).toBeGreaterThan(2 * mostPieceBytes)
  const { url } = await send(file)
  const fingerprint = createHash('sha256').update(file).digest('hex')
  expect(await namesIn('uploads/')).toEqual([`uploads/kept/${fingerprint}.png`])
  expect(url).toBe(`/media/products/${fingerprint.slice(0, 20)}.${fingerprint.slice(20, 32)}.webp`)
  expect((await here.inject(url)).rawPayload.equals((await there.inject(url)).rawPayload)).toBe(true)
})

test('CPY-18 any copy answers any picture in any width, from the bucket once and then from its own disk', async () => {
  const { url } = await send(await photo(1300))
  for (const copy of [here, there]) {
    const before = { ...bucket.asked }
    for (const width of pictureWidths) {
      const answer = await copy.inject(pictureAt(url, { width, format: 'webp' }))
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 1300))
    }
    expect((await copy.inject(pictureSquare(url))).statusCode).toBe(200)
    expect((bucket.asked['GET'] ?? 0) - (before['GET'] ?? 0)).toBe(1)
  }
  const before = { ...bucket.asked }
  const url400 = pictureAt(await saveOriginal(bucket.originals, { kind: 'banners', name: 'plum', svg }), { width: 400, format: 'avif' })
  const all = await Promise.all(Array.from({ length: 100 }, () => here.inject(url400)))
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((bucket.asked['GET'] ?? 0) - (before['GET'] ?? 0), 'for 100 who asked at once').toBe(1)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#a8234f"/></svg>'

test('CPY-18 a film is answered in ranges by a copy that never saw it', async () => {
  const film = await readFile(join(import.meta.dirname, '../../../../tests/support/films/two-seconds.mp4'))
  const { url } = await send(film, 'film')
  const part = await there.inject({ url, headers: { range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${film.length}`])
  expect((await here.inject({ url, headers: { range: 'bytes=10-19' } })).rawPayload).toEqual(part.rawPayload)
  expect((await here.inject(url.replace(/[0-9a-f]{4}\.mp4$/, '0000.mp4'))).statusCode).toBe(404)
})

test('CPY-19 while the bucket is away, what a copy keeps is answered, other pictures 503, and uploads are refused with a sentence and go on later', async () => {
  const { url } = await send(await photo(1200))
  const [kept, never] = [pictureAt(url, { width: 400, format: 'webp' }), pictureAt(url, { width: 800, format: 'jpg' })]
  await here.inject(kept)
  const file = await photo(1250)
  const { upload } = await begin(file)
  const id = upload?.id ?? 0
  const { from, to } = nextPiece(0, file.length)
  const piece = { params: { id }, query: { at: from }, body: file.subarray(from, to) }
  await bucket.leave()

  expect((await here.inject(kept)).statusCode).toBe(200)
  expect((await here.inject(never)).statusCode, 'its original is on this disk').toBe(200)
  const lost = await there.inject(kept)
  expect([lost.statusCode, lost.headers['cache-control'], lost.headers['retry-after']]).toEqual([503, 'no-store', '2'])
  await expect(editor.call.media.add(piece)).rejects.toMatchObject({
    status: 'files_away',
    message: '圖片存放的地方暫時連不上，檔案還沒收下，請過幾分鐘再試一次',
  })
  await expect(editor.call.media.addCaptions({ content: 'WEBVTT\n\n00:00.000 --> 00:02.000\n梅' })).rejects.toMatchObject({
    status: 'files_away',
  })
  expect((await begin(file)).upload, 'what needs no bucket goes on').toEqual({ id, received: 0 })

  await bucket.comeBack()
  await expect
    .poll(
      () =>
        editor.call.media.add(piece).then(
          ({ received }) => received,
          () => 0,
        ),
      { timeout: 15_000 },
    )
    .toBe(to)
  expect((await there.inject(kept)).statusCode).toBe(200)
})
