import { expect, test } from 'vitest'
import { createProduct } from '#support/rows.ts'
import { paymentsOf } from '#support/test-payments.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'

// What goes with a product, is picked along with it, or travels apart, as people of the office edit it.

const testShop = await openTestShop()
const { database, signIn, visitor, shelf } = testShop
const office = testOffice(testShop)
const pay = paymentsOf(testShop)
const [editor, manager, packer] = [await office.as('editor'), await office.as('manager'), await office.as('packer')]
const hao = await signIn('hao')

const { productRelatives: byEditor } = editor.call
const { productRelatives: byManager } = manager.call

test('GDS-27 accessories and other styles stand in the order that was said, at most 20 of them and never the product itself', async () => {
  const id = await createProduct(database)
  const others = await Promise.all(Array.from({ length: 21 }, (_, place) => createProduct(database, { slug: `other-${place}`, stock: 1 })))
  const [first = 0, second = 0, third = 0] = others
  const set = (products: number[], kind: 'accessories' | 'siblings' = 'accessories') => byEditor.setLinked({ id, kind, products })
  expect(await set([first, second, third])).toMatchObject({ status: 'changed' })
  expect(await set([third, first, second])).toMatchObject({ status: 'changed' })
  expect(await set([third, first, second]), 'told twice').toMatchObject({ status: 'same' })
  await set([second, third], 'siblings')
  expect(await byEditor.find({ id })).toMatchObject({ accessories: [third, first, second], siblings: [second, third] })
  const shown = await visitor().call.products.find({ id })
  expect(shown.accessories.map((each) => each.id)).toEqual([third, first, second])
  expect(shown.optional_products.map((each) => each.id)).toEqual([second, third])
  await expect(set(others)).rejects.toMatchObject({ status: 'validation_error' })
  expect(await set(others.slice(0, 20))).toMatchObject({ status: 'changed' })
  for (const wrong of [[id], [first, first], [999_999]]) await expect(set(wrong)).rejects.toMatchObject({ status: 'validation_error' })
  expect((await byEditor.find({ id })).accessories, 'what was refused changed nothing').toEqual(others.slice(0, 20))
  await expect(packer.call.productRelatives.setLinked({ id, kind: 'accessories', products: [] })).rejects.toMatchObject({
    status: 'permission_denied',
  })
})

test('GDS-27 whoever saves over what somebody else has said meanwhile is told, and nobody loses anything', async () => {
  const id = await createProduct(database)
  const [one, other] = [await createProduct(database, { slug: 'one' }), await createProduct(database, { slug: 'other' })]
  await byEditor.setLinked({ id, kind: 'accessories', products: [one], seen: [] })
  const late = byManager.setLinked({ id, kind: 'accessories', products: [other], seen: [] })
  await expect(late).rejects.toMatchObject({ status: 'edit_conflict', details: { present: { accessories: [one] } } })
  expect((await byEditor.find({ id })).accessories).toEqual([one])
})

test('GDS-26 a bundle is edited as picks per unit and entries, and is refused before it is saved where these cannot fill the count', async () => {
  const id = await createProduct(database, { stock: 3 })
  const entry = { product: shelf.topCoat, name_zh: '上層', name_en: 'Top', required: true, max_amount: 2, quantity: 1 }
  const file = { product: shelf.nailFile, name_zh: '磨棒', name_en: '', required: false, max_amount: 1, quantity: 0 }
  const set = (picks: number, entries: (typeof entry)[]) => byManager.setBundle({ id, bundle: { picks, entries } })
  for (const impossible of [() => set(4, [entry, file]), () => set(1, []), () => set(1, [entry, { ...file, required: true }])])
    await expect(impossible()).rejects.toMatchObject({ status: 'bundle_impossible' })
  expect(await byManager.find({ id })).toMatchObject({ bundle: { picks: 0, entries: [] } })
  expect(await set(2, [entry, file])).toMatchObject({ status: 'changed' })
  expect(await set(2, [entry, file]), 'told twice').toMatchObject({ status: 'same' })
  expect((await byManager.find({ id })).bundle).toEqual({ picks: 2, entries: [entry, file] })
  const { optional_bundles: shown, optional_bundles_max_quantity: picks } = await visitor().call.products.find({ id })
  expect({ picks, names: shown.map(({ name }) => name) }).toEqual({ picks: 2, names: ['上層', '磨棒'] })
  await expect(set(2, [{ ...entry, product: id }, file])).rejects.toMatchObject({ status: 'validation_error' })
  await expect(set(2, [{ ...entry, product: shelf.pudding }, file]), 'of another temperature').rejects.toMatchObject({
    status: 'validation_error',
  })
  await expect(byEditor.setBundle({ id, bundle: { picks: 0, entries: [] } }), 'who may only propose').rejects.toMatchObject({
    status: 'permission_denied',
  })
  expect(await set(0, [])).toMatchObject({ status: 'changed' })
})

test('STK-22 what travels apart is said in both languages with a day, is shown to its buyers, and makes the second parcel', async () => {
  const id = await createProduct(database, { slug: 'lamp', name_zh: '檯燈', stock: 5, price: 2000, origin_price: 2000 })
  const part = { stock_description_zh: '原廠寄出', stock_description_en: 'Sent by the maker', expected_on: '2027-03-01' }
  expect(await byEditor.setSplitStocks({ id, parts: [part], seen: [] })).toMatchObject({ status: 'changed' })
  expect((await byEditor.find({ id })).split_stocks).toEqual([part])
  const shown = (language: 'zh' | 'en') => visitor({ language }).call.products.find({ id })
  expect((await shown('zh')).split_stocks).toEqual([{ stock_description: '原廠寄出', expected_on: '2027-03-01' }])
  expect((await shown('en')).split_stocks).toEqual([{ stock_description: 'Sent by the maker', expected_on: '2027-03-01' }])
  const { order_hashed_id: number = '' } = await pay.buy(hao, { goods: { [id]: 1, [shelf.roseGel]: 1 } })
  await byEditor.setSplitStocks({ id, parts: [{ ...part, expected_on: null }], seen: [part] })
  const order = await hao.call.orders.find({ id: number })
  const [second] = order.split_orders.slice(-1)
  expect(second?.order_details[0]?.product.split_stocks, 'as it was told when it was ordered').toEqual([
    { stock_description: '原廠寄出', expected_on: '2027-03-01' },
  ])
  const late = byManager.setSplitStocks({ id, parts: [], seen: [part] })
  await expect(late).rejects.toMatchObject({ status: 'edit_conflict' })
  await expect(byEditor.setSplitStocks({ id, parts: [{ ...part, stock_description_zh: '' }] })).rejects.toMatchObject({
    status: 'validation_error',
  })
})

test('NAV-17 STK-22 what travels apart by mistake is taken back with the cash on delivery that it took, and with none that was not there', async () => {
  const part = { stock_description_zh: '原廠寄出', stock_description_en: '', expected_on: null }
  const cashAfter = async (cod: boolean, takesBack?: 'its version') => {
    const id = await createProduct(database, { cod })
    const made = await byEditor.setSplitStocks({ id, parts: [part], seen: [] })
    expect((await byEditor.find({ id })).split_stocks).toEqual([part])
    await byEditor.setSplitStocks({ id, parts: [], seen: [part], ...(takesBack && { takes_back: made.version }) })
    return (await editor.call.products.find({ id })).fields.cod
  }
  expect(await cashAfter(true, 'its version')).toBe(true)
  expect(await cashAfter(false, 'its version')).toBe(false)
  expect(await cashAfter(true), 'who takes the parts away later says so of cash as well').toBe(false)
  const id = await createProduct(database, { cod: true })
  const first = await byEditor.setSplitStocks({ id, parts: [part], seen: [] })
  await byEditor.setSplitStocks({ id, parts: [], seen: [part] })
  const again = await byEditor.setSplitStocks({ id, parts: [part], seen: [] })
  expect(await byEditor.setSplitStocks({ id, parts: [part] })).toMatchObject({ status: 'same', version: again.version })
  await byEditor.setSplitStocks({ id, parts: [], seen: [part], takes_back: again.version })
  expect((await editor.call.products.find({ id })).fields.cod, 'that version took none').toBe(false)
  expect(first.version).toBeLessThan(again.version)
})
