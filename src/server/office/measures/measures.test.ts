import { expect, test } from 'vitest'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

const testShop = await openTestShop()
const { shelf, database } = testShop
const { db } = database
const office = testOffice(testShop)
const packer = await office.as('packer')

const rowOf = (id: number) =>
  db.selectFrom('products').where('id', '=', id).select(['shelf', 'barcode', 'weight_g', 'sides_mm']).executeTakeFirstOrThrow()

test('a packer says where a product lies, what it weighs and how large it is; what is left out stays', async () => {
  expect(await packer.call.measures.change({ id: shelf.roseGel, shelf: 'a-01-4', weight_g: 48 })).toEqual({ status: 'changed' })
  expect(await packer.call.measures.change({ id: shelf.roseGel, sides_mm: [30, 82, 31] })).toEqual({ status: 'changed' })
  expect(await rowOf(shelf.roseGel)).toEqual({ shelf: 'A-01-4', barcode: null, weight_g: 48, sides_mm: [82, 31, 30] })
  expect(await packer.call.measures.change({ id: shelf.roseGel, shelf: 'A-01-4' }), 'told twice').toEqual({ status: 'same' })
  const entry = await db
    .selectFrom('audit_entries')
    .where('verb', '=', 'change-measures')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  expect(entry).toMatchObject({ subject: `product ${shelf.roseGel}`, after: { sides_mm: [82, 31, 30] } })
  await expect(packer.call.measures.change({ id: shelf.roseGel, shelf: '櫃一' })).rejects.toMatchObject({ status: 'validation_error' })
  await expect(packer.call.measures.change({ id: 999_999, shelf: 'A-1' })).rejects.toMatchObject({ status: 'product_not_found' })
})

test('a bar code goes to a product without one, and to one alone, whichever way it is written', async () => {
  expect(await packer.call.measures.change({ id: shelf.lilyGel, barcode: '036000291452' })).toEqual({ status: 'changed' })
  await expect(packer.call.measures.change({ id: shelf.teaTin, barcode: '0036000291452' })).rejects.toMatchObject({
    status: 'code_taken',
    details: { product: '百合凝膠' },
    message: expect.stringContaining('百合凝膠'),
  })
  await expect(packer.call.measures.change({ id: shelf.lilyGel, barcode: '4006381333931' })).rejects.toMatchObject({ status: 'has_code' })
  const answers = await Promise.allSettled(
    [shelf.teaTin, shelf.nailFile].map((id) => packer.call.measures.change({ id, barcode: 'MEIHAO01' })),
  )
  expect(answers.map(({ status }) => status).sort(), 'two at once').toEqual(['fulfilled', 'rejected'])
  const care = await office.as('care')
  await expect(care.call.measures.change({ id: shelf.topCoat, barcode: 'MEIHAO02' })).rejects.toMatchObject({ status: 'permission_denied' })
})
