import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import yazl from 'yazl'
import { importing } from '#support/import-file.ts'
import { createProduct } from '#support/rows.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { fetchPictures } from '../pictures/fetch-pictures.ts'

const testShop = await openTestShop()
const { shop, database } = testShop
const { db } = database
const owner = await testOffice(testShop).as('owner')
const files = importing(shop, () => owner.call)

const pictureOf = async (colour: string) =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: colour } })
    .png()
    .toBuffer()
const [red, blue] = [await pictureOf('#c02040'), await pictureOf('#2040c0')]

async function zipOf(entries: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [name, bytes] of Object.entries(entries)) zip.addBuffer(bytes, name)
  zip.end()
  return buffer(zip.outputStream)
}

const pieceBytes = 1024 * 1024

async function sendZip(id: number, zip: Buffer) {
  const sha256 = createHash('sha256').update(zip).digest('hex')
  let { received } = await owner.call.imports.beginPictures({ id, sha256, bytes: zip.length })
  while (received < zip.length) {
    const piece = { params: { id }, query: { at: received }, body: zip.subarray(received, received + pieceBytes) }
    received = (await owner.call.imports.addPictures(piece)).received
    expect((await owner.call.imports.addPictures(piece)).received, 'its answer was lost').toBe(received)
  }
  return owner.call.imports.finishPictures({ id })
}

const why = async (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: { status: string; details?: { why?: string } }) => error.details?.why ?? error.status,
  )

const fetchAll = async (id: number) => {
  while ((await owner.call.imports.find({ id })).pictures.waiting > 0) await fetchPictures(shop, { importId: id })
}
const picturesOf = async (product: number) =>
  (await db.selectFrom('product_pictures').where('product_id', '=', product).orderBy('position').select('url').execute()).map(
    ({ url }) => url,
  )

test('IMP-14 pictures are named by their files in a ZIP, in whatever folder, with a report for each; undone, the old ones are back', async () => {
  const stood = `/media/products/${'a'.repeat(20)}.${'b'.repeat(12)}.webp`
  const id = await createProduct(database, { slug: 'packed', name_zh: '舊圖', preview: stood, price: 10, origin_price: 10 })
  await db.insertInto('product_pictures').values({ product_id: id, url: stood, position: 0 }).execute()
  const sent = await files.send(`商品編號,名稱（中）,圖片\n${id},,紅.png | blue.png\n,新品,blue.png\n,缺圖,沒有這張.png\n`, {
    kind: 'products',
  })
  expect(sent).toMatchObject({ matching: ['id', 'name_zh', 'pictures'], packed: null })
  const zip = await zipOf({ '照片/紅.png': red, 'blue.png': blue, 'notes.txt': Buffer.from('x'), '__MACOSX/blue.png': Buffer.from('x') })
  expect(await sendZip(sent.id, zip)).toEqual({ pictures: 2 })
  expect(await sendZip(sent.id, zip), 'sent again').toEqual({ pictures: 2 })
  await owner.call.imports.try({ id: sent.id, matching: sent.matching })
  const tried = await files.settle(sent.id)
  const rows = await files.rows(tried.id)
  expect(rows.map(({ action, faults }) => [action, faults[0]?.code])).toEqual([
    ['update', undefined],
    ['new', undefined],
    ['new', 'pictureNotPacked'],
  ])
  await files.apply(tried.id)
  await fetchAll(tried.id)
  const given = await picturesOf(id)
  expect(given).toHaveLength(2)
  expect(given).not.toContain(stood)
  const fresh = await db.selectFrom('products').where('name_zh', '=', '新品').select('id').executeTakeFirstOrThrow()
  expect(await picturesOf(fresh.id)).toEqual([given[1]])
  const { pictures } = await owner.call.imports.pictures({ id: tried.id })
  expect(pictures.map(({ source, state, row }) => [source, state, row])).toEqual([
    ['blue.png', 'fetched', 2],
    ['紅.png', 'fetched', 2],
  ])
  await files.undo(tried.id)
  expect(await picturesOf(id)).toEqual([stood])
})

test('IMP-14 a ZIP that is too large, broken, without pictures or with two of one name is refused with what to do', async () => {
  const { id } = await files.send('商品編號,圖片\n1,a.png\n', { kind: 'products' })
  expect(await why(owner.call.imports.beginPictures({ id, sha256: 'a'.repeat(64), bytes: 500 * 1024 * 1024 + 1 }))).toBe('zipBytes')
  expect(await why(sendZip(id, Buffer.from('no zip at all')))).toBe('zipBroken')
  expect(await why(sendZip(id, await zipOf({ 'a.txt': Buffer.from('x') })))).toBe('zipEmpty')
  expect(await why(sendZip(id, await zipOf({ 'one/a.png': red, 'two/a.png': blue })))).toBe('zipTwice')
  expect(await owner.call.imports.find({ id })).toMatchObject({ packed: null, state: 'waiting' })
})

test('IMP-14 what a ZIP says to be a picture and is none does not come, and neither does one that unpacks to more than 20 MB', async () => {
  const sent = await files.send('名稱（中）,圖片\n壞品,"bomb.png\nfake.png\nfine.png"\n', { kind: 'products' })
  await sendZip(
    sent.id,
    await zipOf({ 'bomb.png': Buffer.alloc(21 * 1024 * 1024), 'fake.png': Buffer.from('<svg xmlns="x"/>'), 'fine.png': red }),
  )
  await owner.call.imports.try({ id: sent.id, matching: sent.matching })
  await files.apply((await files.settle(sent.id)).id)
  await fetchAll(sent.id)
  const { pictures } = await owner.call.imports.pictures({ id: sent.id })
  expect(Object.fromEntries(pictures.map(({ source, why: reason }) => [source, reason]))).toEqual({
    'bomb.png': 'bytes',
    'fake.png': 'svg',
    'fine.png': null,
  })
})
