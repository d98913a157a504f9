import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { mostFilmBytes } from '#rules/catalog/films/film-file.ts'
import { nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestMedia, testDirectory } from '#support/test-media.ts'
import { openTestShop } from '#support/test-shop.ts'
import { mediaRoutes } from '../routes.ts'
import { cleanUploads } from '../uploading/clean-uploads.ts'

/** Films are read by processes that let others go first. */
vi.setConfig({ testTimeout: 120_000 })

const directory = testDirectory('uploads')
const testShop = await openTestShop({ media: openTestMedia({ directory }) })
const { shop, app, database, visitor, clock } = testShop
await app.register(mediaRoutes, { media: shop.media })
const office = testOffice(testShop)
const [editor, care] = [await office.as('editor'), await office.as('care')]

const films = join(import.meta.dirname, '../../../../../tests/support/films')
const film = await readFile(join(films, 'two-seconds.mp4'))

async function send(file: Buffer, kind: 'film' | 'picture' = 'film') {
  const sha256 = createHash('sha256').update(file).digest('hex')
  const { media, upload } = await editor.call.media.begin({ sha256, bytes: file.length, kind })
  if (!upload) return media
  for (let { received } = upload; received < file.length;) {
    const { from, to } = nextPiece(received, file.length)
    received = (await editor.call.media.add({ params: { id: upload.id }, query: { at: from }, body: file.subarray(from, to) })).received
  }
  return editor.call.media.finish({ id: upload.id })
}

const refusalOf = (file: Buffer, kind?: 'film' | 'picture') =>
  send(file, kind).then(
    () => null,
    (problem) => [problem.status, problem.details.why],
  )
const sample = async (name: string) => refusalOf(await readFile(join(films, name)))
const fetched = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

test('GDS-36 D-206 an MP4 with H.264 is a film of the shop and served in ranges; what does not fit is refused with the reason', async () => {
  const media = await send(film)
  expect(media).toMatchObject({
    url: expect.stringMatching(/^\/media\/films\/[0-9a-f]{20}\.[0-9a-f]{12}\.mp4$/),
    width: 160,
    height: 120,
    seconds: 2,
  })
  const url = media?.url ?? ''
  const whole = await fetched(url)
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': expect.stringContaining('immutable'),
    'x-content-type-options': 'nosniff',
  })
  expect(whole.rawPayload.length).toBe(film.length)
  const part = await fetched(url, { range: 'bytes=100-199' })
  expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
    206,
    `bytes 100-199/${film.length}`,
    whole.rawPayload.subarray(100, 200),
  ])
  expect((await fetched('/media/films/..%2f..%2foriginals')).statusCode).toBeGreaterThanOrEqual(400)

  expect(await sample('hevc.mp4')).toEqual(['film_refused', 'codec'])
  expect(await sample('opus.mp4')).toEqual(['film_refused', 'codec'])
  expect(await sample('long.mp4')).toEqual(['film_refused', 'seconds'])
  expect(await refusalOf(film.subarray(0, 5000))).toEqual(['film_refused', 'broken'])
  expect(await refusalOf(Buffer.from('\x1aE\xdf\xa3 matroska, whatever its name says', 'latin1'))).toEqual(['film_refused', 'kind'])
  const header = Buffer.concat([film.subarray(0, 32), Buffer.alloc(4000, 0xff)])
  expect(await refusalOf(header)).toEqual(['film_refused', 'broken'])
  const begun = editor.call.media.begin({ sha256: 'f'.repeat(64), bytes: mostFilmBytes + 1, kind: 'film' })
  await expect(begun).rejects.toMatchObject({ status: 'film_refused', details: { why: 'bytes' } })
  expect(await refusalOf(film, 'picture'), 'a film is no picture').toEqual(['picture_refused', 'kind'])
})

test('D-206 what a phone wrote beside a film, such as where it was taken, is not served', async () => {
  const place = '+25.0330+121.5654/'
  const told = Buffer.concat([film, box('udta', box('\xa9xyz', Buffer.from(place)))])
  expect(told.includes(place)).toBe(true)
  const within = withinMoov(film, box('udta', box('\xa9xyz', Buffer.from(place))))
  for (const file of [told, within]) {
    const url = (await send(file))?.url ?? ''
    const { rawPayload } = await fetched(url)
    expect(rawPayload.length).toBe(file.length)
    expect(rawPayload.includes(place)).toBe(false)
  }
})

test('GDS-36 a product shows films of YouTube and its own, with captions in either language, and says so in a version', async () => {
  const id = await createProduct(database, { slug: 'polish' })
  const own = (await send(film))?.url ?? ''
  const youtube = 'https://www.youtube-nocookie.com/embed/abcdef12345'
  await editor.call.productMedia.setFilms({ id, films: [youtube, own], seen: [] })
  expect((await visitor().call.products.find({ id })).videos).toEqual([youtube, own])
  await expect(care.call.productMedia.setFilms({ id, films: [], seen: [youtube, own] })).rejects.toMatchObject({
    status: 'permission_denied',
  })
  const late = editor.call.productMedia.setFilms({ id, films: [own], seen: [] })
  await expect(late).rejects.toMatchObject({ status: 'edit_conflict', details: { present: { films: [youtube, own] } } })
  await expect(editor.call.productMedia.setFilms({ id, films: ['javascript:alert(1)'], seen: [youtube, own] })).rejects.toMatchObject({
    status: 'validation_error',
  })

  const { url } = await editor.call.media.addCaptions({ content: 'WEBVTT\n\n00:00.000 --> 00:02.000\n抹上一層，照燈三十秒' })
  await editor.call.media.setCaptions({ film: own, captions_zh: url, captions_en: null })
  expect((await visitor().call.products.companions({ id })).captions).toEqual([{ film: own, language: 'zh', url }])
  expect((await fetched(url)).headers['content-type']).toContain('text/vtt')
  expect((await editor.call.products.find({ id })).films).toEqual([
    { url: youtube, seconds: null, captions_zh: null, captions_en: null },
    { url: own, seconds: 2, captions_zh: url, captions_en: null },
  ])
  await expect(editor.call.media.addCaptions({ content: '1\n00:00:00,000 --> 00:00:02,000\nSRT' })).rejects.toMatchObject({
    status: 'validation_error',
  })
  const unknown = `/media/films/${'0'.repeat(20)}.${'0'.repeat(12)}.mp4`
  await expect(editor.call.media.setCaptions({ film: unknown, captions_zh: url, captions_en: null })).rejects.toMatchObject({
    status: 'not_found',
  })
  const { versions } = await editor.call.products.versions({ id })
  expect(versions[0]).toMatchObject({ verb: 'set-films', after: [youtube, own] })
})

test('GDS-36 a film that nothing ever showed is taken away after thirty days, and one that is shown stays', async () => {
  const shown = (await send(film))?.url ?? ''
  const unused = (await send(Buffer.concat([film, box('free', Buffer.alloc(8))])))?.url ?? ''
  const lies = (url: string) => existsSync(join(directory, url.replace('/media/', '')))
  expect([lies(shown), lies(unused)]).toEqual([true, true])
  clock.pass({ days: 31 })
  await cleanUploads(shop)
  expect([lies(shown), lies(unused)]).toEqual([true, false])
})

function box(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The same film with one box more at the end of its `moov`, in a file that has nothing behind it. */
function withinMoov(file: Buffer, added: Buffer): Buffer {
  const boxes: { type: string; bytes: Buffer }[] = []
  for (let at = 0; at < file.length;) {
    const size = file.readUInt32BE(at)
    boxes.push({ type: file.toString('latin1', at + 4, at + 8), bytes: file.subarray(at, at + size) })
    at += size
  }
  const moov = boxes.find(({ type }) => type === 'moov')?.bytes ?? Buffer.alloc(0)
  const others = boxes.filter(({ type }) => type !== 'moov').map(({ bytes }) => bytes)
  const space = box('free', Buffer.alloc(moov.length - 8))
  const [first, ...rest] = others
  // Offsets stay as they were: where `moov` stood there is as much space, and it comes last.
  return Buffer.concat([first ?? space, space, ...rest, box('moov', Buffer.concat([moov.subarray(8), added]))])
}
