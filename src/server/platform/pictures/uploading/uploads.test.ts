import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { pictureAt } from '#rules/catalog/pictures/picture.ts'
import { mostPieceBytes, nextPiece } from '#rules/catalog/pictures/upload-pieces.ts'
import { changeCategory } from '#server/catalog/products/shelves/change-category.ts'
import { createCategory } from '#server/catalog/products/shelves/create-category.ts'
import { createArticle } from '#server/content/writing/create-article.ts'
import { createBanner } from '#server/content/writing/create-banner.ts'
import { mediaRoutes } from '#server/platform/pictures/routes.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestMedia, testDirectory } from '#support/test-media.ts'
import { openTestShop } from '#support/test-shop.ts'
import { cleanUploads } from './clean-uploads.ts'

/** Pictures are drawn by processes that let others go first. */
vi.setConfig({ testTimeout: 120_000 })

const directory = testDirectory('uploads')
const testShop = await openTestShop({ media: openTestMedia({ directory }) })
const { shop, app, database, clock } = testShop
await app.register(mediaRoutes, { media: shop.media })
const office = testOffice(testShop)
const [editor, colleague] = [await office.as('editor'), await office.as('editor')]

type At = typeof editor
const shot = (settings: Partial<{ width: number; height: number; colour: string }> = {}) => {
  const { width = 900, height = 700, colour = '#a8234f' } = settings
  return sharp({ create: { width, height, channels: 3, background: colour } })
}

const begin = (file: Buffer, at: At = editor) =>
  at.call.media.begin({ sha256: createHash('sha256').update(file).digest('hex'), bytes: file.length })

async function send(file: Buffer, at: At = editor) {
  const { media, upload } = await begin(file, at)
  if (!upload) return { media, sent: 0 }
  let { received } = upload
  for (; received < file.length;) received = await sendPiece(file, { at, id: upload.id, received })
  return { media: await at.call.media.finish({ id: upload.id }), sent: file.length - upload.received }
}

async function sendPiece(file: Buffer, { at, id, received }: { at: At; id: number; received: number }) {
  const { from, to } = nextPiece(received, file.length)
  return (await at.call.media.add({ params: { id }, query: { at: from }, body: file.subarray(from, to) })).received
}

const refusalOf = async (file: Buffer) =>
  send(file).then(
    () => null,
    (problem) => [problem.status, problem.details.why],
  )

const arriving = async () => readdir(join(directory, 'uploads/arriving')).catch(() => [])

test('GDS-30 an upload whose picture is taken in already, and its pieces away, is finished all the same', async () => {
  const file = await shot({ colour: '#123456' }).png().toBuffer()
  const { upload } = await begin(file)
  const id = upload?.id ?? 0
  for (let received = 0; received < file.length;) received = await sendPiece(file, { at: editor, id, received })
  const mine = await arriving()
  const { media } = await send(file, colleague)
  for (const piece of mine) await rm(join(directory, 'uploads/arriving', piece), { recursive: true, force: true })
  expect(await editor.call.media.finish({ id })).toEqual(media)
})

test('GDS-35 a piece is bytes as they are: words in their place, more than a megabyte, or no place at all change nothing', async () => {
  const file = await shot({ colour: '#654321' }).png().toBuffer()
  const { upload } = await begin(file)
  const { id = 0 } = upload ?? {}
  const add = (at: number | string, body: Uint8Array) => editor.call.media.add({ params: { id }, query: { at: at as number }, body })
  const fault = { status: 'validation_error' }
  await expect(add(0, Buffer.alloc(mostPieceBytes + 1))).rejects.toMatchObject(fault)
  await expect(add('here', file)).rejects.toMatchObject({ ...fault, details: { errors: { at: '請輸入整數' } } })
  await expect(add(-1, file)).rejects.toMatchObject(fault)
  const words: unknown = { content: file.toString('base64') }
  await expect(add(0, words as Uint8Array)).rejects.toMatchObject({ ...fault, details: { errors: { body: '格式不正確' } } })
  expect((await add(0, Buffer.alloc(0))).received, 'nothing adds nothing').toBe(0)
  expect((await begin(file)).upload).toEqual({ id, received: 0 })
  expect((await add(0, file)).received).toBe(file.length)
  expect(await editor.call.media.finish({ id })).toMatchObject({ width: 900, height: 700 })
})

test('GDS-30 a picture is JPEG, PNG, WebP or AVIF by what is in it, and everything else is refused with the reason', async () => {
  for (const file of [shot().jpeg(), shot().png(), shot().webp(), shot().avif({ effort: 0 })])
    expect((await send(await file.toBuffer())).media).toMatchObject({ width: 900, height: 700 })
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  expect(await refusalOf(svg)).toEqual(['picture_refused', 'svg'])
  expect(await refusalOf(await shot().gif().toBuffer())).toEqual(['picture_refused', 'gif'])
  expect(await refusalOf(Buffer.from('\0\0\0\x1cftypheic\0\0\0\0mif1heic', 'latin1'))).toEqual(['picture_refused', 'heic'])
  expect(await refusalOf(Buffer.concat([Buffer.from('%PDF-1.7\n'), svg]))).toEqual(['picture_refused', 'kind'])
  expect(await refusalOf(await shot({ width: 4000, height: 599 }).webp().toBuffer())).toEqual(['picture_refused', 'side'])
  const half = await shot().jpeg().toBuffer()
  expect(await refusalOf(half.subarray(0, half.length / 2))).toEqual(['picture_refused', 'broken'])
  const dressed = Buffer.concat([Buffer.from('\xff\xd8\xff', 'latin1'), await shot().gif().toBuffer()])
  expect(await refusalOf(dressed), 'a GIF that begins like a JPEG').toEqual(['picture_refused', 'broken'])
  const large = { sha256: 'a'.repeat(64), bytes: 20 * 1024 * 1024 + 1 } as const
  expect(await arriving(), 'nothing is left of what was refused').toEqual([])
  await expect(editor.call.media.begin(large)).rejects.toMatchObject({ status: 'picture_refused', details: { why: 'bytes' } })
})

test('GDS-30 GDS-31 one with too many pixels is refused unread, and one that takes too much is ended, and the next is drawn', async () => {
  expect(await refusalOf(png({ width: 10_000, height: 5001, bytes: 10 }))).toEqual(['picture_refused', 'pixels'])
  const bomb = png({ width: 7000, height: 7000, bytes: 7000 * 7000 * 8 + 30_000 })
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  expect(await refusalOf(bomb)).toEqual(['picture_refused', 'heavy'])
  expect((await send(await shot({ colour: '#3e6653' }).png().toBuffer())).media).toMatchObject({ width: 900 })
})

test('GDS-31 while a picture of 48 million pixels is drawn, the same copy goes on answering', async () => {
  const photo = await shot({ width: 8000, height: 6000 }).jpeg().toBuffer()
  const { upload } = await begin(photo)
  for (let received = 0; received < photo.length;) received = await sendPiece(photo, { at: editor, id: upload?.id ?? 0, received })
  let isDrawn = false
  const drawn = editor.call.media.finish({ id: upload?.id ?? 0 }).finally(() => (isDrawn = true))
  for (let calls = 0; calls < 3; calls++) {
    expect((await app.inject('/api/v1/categories')).statusCode).toBe(200)
    expect(isDrawn).toBe(false)
  }
  expect(await drawn).toMatchObject({ width: 8000, height: 6000 })
})

test('GDS-32 the uploaded bytes stay as they are and no address leads to them; what is served says nothing of place, camera and author', async () => {
  const exif = {
    IFD0: { Make: 'Plumcam', Artist: 'Lin Mei' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '121/1 33/1 0/1' },
  }
  const file = await shot({ colour: '#d9ab3f' }).jpeg().withExif(exif).toBuffer()
  expect(file.toString('latin1')).toContain('Plumcam')
  const { media } = await send(file)
  const url = media?.url ?? ''
  const kept = join(directory, 'uploads/kept', `${createHash('sha256').update(file).digest('hex')}.jpeg`)
  expect((await readFile(kept)).equals(file)).toBe(true)
  for (const format of ['avif', 'webp', 'jpg'] as const) {
    const { rawPayload } = await app.inject(pictureAt(url, { width: 800, format }))
    const { exif: own, xmp, iptc, width } = await sharp(rawPayload).metadata()
    expect({ own, xmp, iptc, width }).toEqual({ own: undefined, xmp: undefined, iptc: undefined, width: 800 })
    expect(rawPayload.toString('latin1')).not.toMatch(/Plumcam|Lin Mei/)
  }
  const fingerprint = kept.split('/').at(-1) ?? ''
  for (const address of [`/media/uploads/kept/${fingerprint}`, `/media/kept/${fingerprint}`, url.replace('.webp', '.jpeg')])
    expect((await app.inject(address)).statusCode, address).toBe(404)
})

test('GDS-35 a broken upload goes on from what arrived, also in another window, and a piece that comes twice changes nothing', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const file = await sharp({ create: { width: 1400, height: 1100, channels: 3, background: '#888888', noise } })
    .png()
    .toBuffer()
  expect(file.length).toBeGreaterThan(2 * mostPieceBytes)
  const { upload } = await begin(file)
  const id = upload?.id ?? 0
  expect(await sendPiece(file, { at: editor, id, received: 0 })).toBe(mostPieceBytes)
  expect(await sendPiece(file, { at: editor, id, received: 0 }), 'its answer was lost').toBe(mostPieceBytes)
  expect(await sendPiece(file, { at: editor, id, received: 2 * mostPieceBytes }), 'not yet').toBe(mostPieceBytes)
  await expect(editor.call.media.finish({ id }), 'half of it').rejects.toMatchObject({ status: 'not_found' })
  await expect(sendPiece(file, { at: colleague, id, received: mostPieceBytes })).rejects.toMatchObject({ status: 'not_found' })
  const { media, sent } = await send(file)
  expect(sent).toBe(file.length - mostPieceBytes)
  expect(media).toMatchObject({ width: 1400, height: 1100 })
  expect(await arriving()).toEqual([])
  expect(await send(file, colleague), 'the same bytes, by somebody else').toEqual({ media, sent: 0 })
})

test('GDS-35 the same bytes that two people send at once become one picture', async () => {
  const file = await shot({ colour: '#24617d' }).webp().toBuffer()
  const [one, other] = await Promise.all([send(file), send(file, colleague)])
  expect(one.media).toEqual(other.media)
  const digest = createHash('sha256').update(file).digest()
  expect(await database.db.selectFrom('media').where('sha256', '=', digest).select('format').execute()).toEqual([{ format: 'webp' }])
})

test('CPY-34 what never arrived whole is gone after a day, what nothing ever showed after thirty, and what a product showed stays', async () => {
  const [shown, unused, broken] = await Promise.all(['#111111', '#222222', '#333333'].map((colour) => shot({ colour }).png().toBuffer()))
  const [kept, lost] = [await send(shown ?? Buffer.of()), await send(unused ?? Buffer.of())]
  await begin(broken ?? Buffer.of())
  const id = await createProduct(database, { slug: 'kept' })
  const picture = { url: kept.media?.url ?? '', alt_zh: '', alt_en: '' }
  await editor.call.productMedia.setPictures({ id, pictures: [picture] })
  clock.pass({ days: 2 })
  await cleanUploads(shop)
  expect(await database.db.selectFrom('media_uploads').select('id').execute()).toEqual([])
  const isServed = async (url = '') => (await app.inject(pictureAt(url, { width: 200, format: 'webp' }))).statusCode === 200
  expect([await isServed(kept.media?.url), await isServed(lost.media?.url)]).toEqual([true, true])
  clock.pass({ days: 31 })
  await cleanUploads(shop)
  expect([await isServed(kept.media?.url), await isServed(lost.media?.url)]).toEqual([true, false])
  expect((await send(unused ?? Buffer.of(), await office.as('editor'))).sent, 'it can be sent again').toBe(unused?.length)
})

test('what a category, a banner or an article shows stays, also what a draft of the tree only means to show', async () => {
  const again = await office.as('editor')
  const colours = ['#410000', '#420000', '#430000', '#440000', '#450000']
  const files = await Promise.all(colours.map((colour) => shot({ colour }).png().toBuffer()))
  const urls: string[] = []
  for (const file of files) urls.push((await send(file, again)).media?.url ?? '')
  const [cover = '', narrow = '', meant = '', banner = '', article = ''] = urls
  const actor = { kind: 'staff', id: 'Ana' } as const
  const made = await createCategory(shop, { actor, category: { name_zh: '有封面', cover_url: cover } })
  if (made.ok) await changeCategory(shop, { actor, id: made.value, change: { mobile_cover_url: narrow } })
  const { version, categories } = await again.call.categories.tree()
  const tree = categories.map(({ goods: _goods, is_changed: _changed, ...row }) => ({ ...row, cover_url: meant }))
  await again.call.categories.save({ version, categories: tree })
  await createBanner(shop, {
    actor,
    banner: { group_key: 'home', title_zh: '好', url: '/', desktop_image: banner, mobile_image: banner },
  })
  await createArticle(shop, { actor, article: { title_zh: '文', content_zh: '文', cover: article } })
  clock.pass({ days: 32 })
  await cleanUploads(shop)
  const served = await Promise.all(urls.map((url) => app.inject(pictureAt(url, { width: 200, format: 'webp' }))))
  expect(served.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})

/** An interlaced PNG of 16 bits a channel that says nothing but zero: it has to be held whole to be drawn. */
function png({ width, height, bytes }: { width: number; height: number; bytes: number }): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([16, 6, 0, 0, 1], 8)
  const signs = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signs,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes), { level: 1 })),
    chunk('IEND', Buffer.of()),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
