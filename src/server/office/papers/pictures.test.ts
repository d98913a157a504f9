import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cleanPictures } from '#server/delivery/packing/pictures/keep-picture.ts'
import { forceStatus } from '#support/rows.ts'
import { fillCart, orderBody, place } from '#support/test-order.ts'
import { testOffice, type AtOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// Pictures of the open box, for claims of missing or broken goods.

const testShop = await openTestShop()
const { shop, clock, database, shelf, signIn, app } = testShop
const { db } = database
const office = testOffice(testShop)
let packer = await office.as('packer')
let care = await office.as('care')
let hao = await signIn('hao')

async function toPack(): Promise<string> {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(testShop, { payway: 'when_received', cart_item_ids }) })
  await packer.call.orders.startPicking({ number })
  return number
}

/** A photograph as a phone sends it: lying on its side, with the place where it was taken. */
async function photo(): Promise<string> {
  const plain = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#8a1e46' } })
  const bytes = await plain
    .withExif({ IFD3: { GPSLatitude: '25/1 2/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  return bytes.toString('base64')
}

async function fileOf({ cookie }: AtOffice, id: number) {
  const { statusCode, headers, rawPayload } = await app.inject({ url: `/office/api/v1/pictures/${id}.jpg`, headers: { cookie } })
  return { status: statusCode, type: headers['content-type'], bytes: rawPayload }
}

test('PCK-16 up to three pictures of the open box are kept for 90 days and shown on the order, upright and without the place where they were taken', async () => {
  const number = await toPack()
  const content = await photo()
  const ids: number[] = []
  for (let taken = 0; taken < 3; taken++) ids.push((await packer.call.pictures.add({ number, content })).id)
  await expect(packer.call.pictures.add({ number, content })).rejects.toMatchObject({ status: 'too_many_pictures' })
  const { pictures } = await care.call.pictures.list({ number })
  expect(pictures.map(({ id, place: at, by }) => [id, at, by])).toEqual(ids.map((id, at) => [id, at + 1, packer.me.name]))
  const [first = 0] = ids
  const { bytes, ...file } = await fileOf(care, first)
  expect(file).toEqual({ status: 200, type: 'image/jpeg' })
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1067, height: 1600, format: 'jpeg' })
  expect((await sharp(bytes).metadata()).exif, 'nothing of the camera').toBeUndefined()
  await packer.call.pictures.remove({ id: first })
  await packer.call.pictures.remove({ id: first })
  await packer.call.pictures.add({ number, content })
  expect((await care.call.pictures.list({ number })).pictures.map(({ place: at }) => at)).toEqual([1, 2, 3])
  clock.pass({ days: 89 })
  care = await office.as('care')
  await cleanPictures(shop)
  expect((await care.call.pictures.list({ number })).pictures).toHaveLength(3)
  clock.pass({ days: 2 })
  care = await office.as('care')
  expect((await care.call.pictures.list({ number })).pictures).toEqual([])
  await cleanPictures(shop)
  expect(await db.selectFrom('order_pictures').select('id').execute()).toEqual([])
  packer = await office.as('packer')
  hao = await signIn('hao')
})

test('PCK-16 what is no picture is refused, whatever it calls itself; another packer’s parcel and one that has left get none', async () => {
  const number = await toPack()
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png()
    .toBuffer()
  const broken = Buffer.from(await photo(), 'base64').subarray(0, 4000)
  const files = [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('%PDF-1.7'), broken, bomb]
  for (const bytes of files)
    await expect(packer.call.pictures.add({ number, content: bytes.toString('base64') })).rejects.toMatchObject({
      status: 'picture_refused',
    })
  const content = await photo()
  const both = await Promise.allSettled(Array.from({ length: 5 }, () => packer.call.pictures.add({ number, content })))
  expect(
    both.filter(({ status }) => status === 'fulfilled'),
    'five at once',
  ).toHaveLength(3)
  await expect((await office.as('packer')).call.pictures.add({ number, content })).rejects.toMatchObject({ status: 'claimed_by' })
  const [{ id } = { id: 0 }] = (await packer.call.pictures.list({ number })).pictures
  const { id: orderId } = await db.selectFrom('orders').where('hashed_id', '=', number).select('id').executeTakeFirstOrThrow()
  await forceStatus(database, { orderId, status: 'finished' })
  await expect(packer.call.pictures.add({ number, content })).rejects.toMatchObject({ status: 'no_such_move' })
  expect((await fileOf(packer, id)).status, 'an order in work no more').toBe(404)
  expect((await fileOf(await office.as('care'), id)).status).toBe(200)
})
