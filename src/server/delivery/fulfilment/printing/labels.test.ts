import { expect, test } from 'vitest'
import { fillCart, orderBody, place, type OrderWish } from '#support/test-order.ts'
import { testOffice } from '#support/test-office.ts'
import { openTestShop } from '#support/test-shop.ts'
import { bookParcel } from '../book-parcel.ts'
import { endLabels } from '../booking/end-labels.ts'
import { handOver } from '../hand-over.ts'
import { listAttention } from '../list-attention.ts'
import { startPicking } from '../start-picking.ts'

// Labels: drawn, kept, ended; and parcels abroad, which bring their own.

const testShop = await openTestShop()
const { shop, database, shelf, signIn, sandbox, clock } = testShop
const { db } = database
const office = testOffice(testShop)
let hao = await signIn('hao', { language: 'en' })
let owner = await office.as('owner')
const by = 'Ana'
await testShop.visitor().call.stores.lookup({ group: 'city', key: '臺北市' })

/** Days later nobody is signed in any more. */
async function letDaysPass(days: number): Promise<void> {
  clock.pass({ days })
  hao = await signIn('hao', { language: 'en' })
  owner = await office.as('owner')
}

async function packed(wish: OrderWish = {}): Promise<string> {
  const cart_item_ids = await fillCart(hao, { [shelf.roseGel]: 1 })
  const { order_hashed_id: number } = await place(hao, { order: await orderBody(testShop, { ...wish, cart_item_ids }) })
  await startPicking(shop, { number, by })
  return number
}
const toStore: OrderWish = { shipping_method: 'seven', store_id: '131386', contact_attributes: { name: '陳媽媽', phone: '0922110334' } }
const orderOf = async (number: string) => db.selectFrom('orders').where('hashed_id', '=', number).selectAll().executeTakeFirstOrThrow()
const boxesOf = async (number: string) => (await owner.call.parcels.boxes({ number })).boxes
const auditOf = (subject: string) => db.selectFrom('audit_entries').where('subject', '=', subject).orderBy('id').select('verb').execute()
const referencesOf = async (number: string) =>
  ((await (await fetch(`${sandbox.addresses.logistics}/api/parcels`)).json()) as { fields: Record<string, string> }[])
    .flatMap(({ fields }) => fields['MerchantTradeNo'] ?? [])
    .filter((reference) => reference.startsWith(number))
    .toReversed()

const abroad: OrderWish = {
  shipping_method: 'ups',
  contact_attributes: null,
  foreign_contact_attributes: {
    name: 'Hao Chen',
    phone: '+85291234567',
    country: 'HK',
    state_province_county: 'Kowloon',
    city_or_town: 'Mong Kok',
    address_one: '12 Main Street',
  },
}

test('PCK-22 labels are drawn by the courier, alone or many on a sheet, kept for 30 days, and each print is in the audit log', async () => {
  const numbers = [await packed(), await packed(), await packed(toStore)]
  for (const number of numbers) await owner.call.parcels.book({ number })
  const boxes = (await Promise.all(numbers.map(boxesOf))).flat()
  const pdfAt = async (path: string) => office.ask(path, { method: 'GET', cookie: owner.cookie })
  const single = await pdfAt(`/office/api/v1/boxes/${boxes[0]?.id}/label`)
  expect(single).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(single.headers['content-security-policy']).toContain('sandbox')
  expect(single.text.startsWith('%PDF')).toBe(true)
  const { documents } = await owner.call.parcels.print({ boxes: boxes.map(({ id }) => id) })
  expect(documents.map(({ boxes: on }) => on.length)).toEqual([2, 1])
  expect((await pdfAt(`/office/api/v1/labels/${documents[0]?.id}`)).text.startsWith('%PDF')).toBe(true)
  const prints = await auditOf(`box ${boxes[0]?.id}`)
  expect(prints.filter(({ verb }) => verb === 'print-label')).toHaveLength(2)
  await expect(owner.call.parcels.print({ boxes: Array.from({ length: 101 }, () => 1) })).rejects.toMatchObject({
    status: 'validation_error',
  })
  const away = await packed()
  await expect(owner.call.parcels.print({ boxes: [(await boxesOf(away))[0]?.id ?? 1_000_000] })).rejects.toMatchObject({
    status: 'box_not_found',
  })
  await letDaysPass(31)
  await endLabels(shop)
  expect(await db.selectFrom('labels').select('id').execute()).toEqual([])
})

test.each([
  ['7-ELEVEN 5', toStore, 5],
  ['T-Cat 20', {}, 20],
] as const)(
  'PCK-23 a label of %s days is shown a day before it ends; then it is put away, and the box is booked anew',
  async (_, wish, days) => {
    const number = await packed(wish)
    const { tracking } = await owner.call.parcels.book({ number })
    const told = async () => (await listAttention(shop)).filter(({ order, says }) => order === number && says.includes('label ends'))
    await letDaysPass(days - 2)
    expect(await told()).toEqual([])
    await letDaysPass(1)
    expect(await told()).toHaveLength(1)
    expect(await boxesOf(number)).toMatchObject([{ ends_soon: true, state: 'booked' }])
    await endLabels(shop)
    expect(await boxesOf(number), 'it may still go').toMatchObject([{ state: 'booked' }])
    await letDaysPass(1)
    expect((await owner.call.handOver.scan({ codes: [tracking] })).scans).toMatchObject([{ verdict: 'label_ended' }])
    await endLabels(shop)
    expect(await boxesOf(number)).toMatchObject([{ state: 'open', tracking: null }])
    await bookParcel(shop, { number, by })
    expect(await referencesOf(number)).toEqual([number, `${number}R1`])
  },
)

test('PCK-26 a parcel abroad goes under a number of UPS, typed or scanned: 1Z and 16 characters', async () => {
  const number = await packed(abroad)
  expect(await bookParcel(shop, { number, by })).toEqual({ ok: false, refusal: { code: 'tracking_needed' } })
  for (const tracking of ['1Z999AA1012345678', '2Z999AA10123456784', '1Z999AA10123456784X'])
    expect(await handOver(shop, { number, tracking, by }), tracking).toEqual({ ok: false, refusal: { code: 'tracking_unknown' } })
  expect(await handOver(shop, { number, tracking: ' 1z999aa10123456784', by })).toEqual({ ok: true, value: 'delivering' })
  expect((await orderOf(number)).tracking).toBe('1Z999AA10123456784')
})
